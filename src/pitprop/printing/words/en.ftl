### What stands on the printed sheets of every game.
###
### $first (Number) the first of some pages
### $last (Number) the last of them
### $deck (Text) the beginning of a deck's fingerprint
### $group (Text) the group of a card: I, II or III
### $game (Text) what the game is called

title = Print and play
how = How to make it
scale = Print at 100 % (“actual size”), never “fit to page”. The bar below is 100 mm long: measure it before you print the rest.
plain = Pages { $first } to { $last } are the rules, for ordinary paper.
plain-one = Page { $first } has the rules, for ordinary paper.
stock = Pages { $first } to { $last } are the cards, for thin card of 200 g/m² or more: printed on both sides and turned over along the long edge. After each page of fronts comes the page of their backs.
cut = Cut along the marks, sheet by sheet. The backs have a broad rim, so that it doesn’t show if your printer shifts them by a millimetre or two.
contents = Contents
rules = The rules, clause by clause
own-deck = With your own deck: { $deck }
made = Drawn and written by Pitprop, which is not affiliated with the game’s author or publishers. Print as many as you like to play with.
bar = 100 mm

# What comes with Saboteur and with Sabotage.
saboteur-paths = path cards
saboteur-actions = action cards
saboteur-start = start card
saboteur-goals = goal cards
saboteur-gold = gold cards
saboteur-dwarves = dwarf cards
sabotage-pipes = pipe cards, two of each
sabotage-demontage = demontage cards; for the deck of 100 four of them stay in the box
sabotage-sabotage = sabotage cards
