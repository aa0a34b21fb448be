### What things are called. In front of the hyphen stands the group, after it the word as the game's
### notation has it; `option` and `explanation` are for the options and, after a second hyphen, their
### values. CONTRIBUTING.md has more under “Translating”.

colour-yellow = yellow
colour-red = red
colour-blue = blue
colour-purple = purple

card-pipe = pipe card
card-X = X
card-wrench = wrench
card-demontage = demontage
card-sabotage = sabotage
card-A-yellow = yellow A
card-A-red = red A
card-A-blue = blue A
card-A-purple = purple A
card-B-yellow = yellow B
card-B-red = red B
card-B-blue = blue B
card-B-purple = purple B
card-C-yellow = yellow C
card-C-red = red C
card-C-blue = blue C
card-C-purple = purple C
card-D-yellow = yellow D
card-D-red = red D
card-D-blue = blue D
card-D-purple = purple D
card-E-yellow = yellow E
card-E-red = red E
card-E-blue = blue E
card-E-purple = purple E
card-F-yellow = yellow F
card-F-red = red F
card-F-blue = blue F
card-F-purple = purple F
card-G-yellow = yellow G
card-G-red = red G
card-G-blue = blue G
card-G-purple = purple G
card-H-yellow = yellow H
card-H-red = red H
card-H-blue = blue H
card-H-purple = purple H
card-I-yellow = yellow I
card-I-red = red I
card-I-blue = blue I
card-I-purple = purple I
card-X-yellow = yellow X
card-X-red = red X
card-X-blue = blue X
card-X-purple = purple X
card-wrench-yellow = yellow wrench
card-wrench-red = red wrench
card-wrench-blue = blue wrench
card-wrench-purple = purple wrench

roof-own = own roof
roof-other = other roof

answer-yes = yes
answer-no = no

# The cards in groups, and what each of them does, for the gallery of all cards.

deck-letters = Pipe cards with a letter
deck-anywhere = Pipe cards with an X or a wrench
deck-removals = Demontage and sabotage

does-letter = Lay it on the place of its letter, on either roof, if no card lies there yet.
does-X = Lay it on any empty place of your own roof.
does-wrench = Lay it on any place of your own roof, empty or not; the card that lay there is discarded.
does-demontage = Discard it together with any one card of your own roof.
does-sabotage = Discard it together with any one card of either roof.

option-hundred_cards = A hundred cards
explanation-hundred_cards = Whether four of the demontage cards are taken out, as the author suggested later.
option-hundred_cards-no = No
explanation-hundred_cards-no = All 104 cards, eight demontage cards among them.
option-hundred_cards-yes = Yes
explanation-hundred_cards-yes = 100 cards with four demontage cards: sabotage is needed more often on one’s own roof.

option-games = Games
explanation-games = How many games make a match.
option-games-four = Four
explanation-games-four = A whole match; with four players each deals once.
option-games-two = Two
explanation-games-two = Half a match; with two players each deals once.
option-games-one = One
explanation-games-one = A single game decides.
