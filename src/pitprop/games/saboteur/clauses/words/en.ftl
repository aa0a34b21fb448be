### What things are called. In front of the hyphen stands the group, after it the word as the game's
### notation has it; `option` and `explanation` are for the options and, after a second hyphen, their
### values. CONTRIBUTING.md has more under “Translating”.

tool-lamp = lamp
tool-cart = cart
tool-pickaxe = pickaxe

# The kinds of cards; action cards are named as in the notation.

card-path = path card
card-dead-end = dead end
card-start = start card
card-goal = goal card
card-gold = gold card
card-break-lamp = broken lamp
card-break-cart = broken cart
card-break-pickaxe = broken pickaxe
card-lamp = repair: lamp
card-cart = repair: cart
card-pickaxe = repair: pickaxe
card-lamp_plus_cart = repair: lamp or cart
card-lamp_plus_pickaxe = repair: lamp or pickaxe
card-cart_plus_pickaxe = repair: cart or pickaxe
card-rockfall = rockfall
card-map = map

goal-treasure = treasure
goal-stone = stone

role-digger = gold digger
role-saboteur = saboteur

roles-digger = gold diggers
roles-saboteur = saboteurs

side-N = north
side-E = east
side-S = south
side-W = west

# The cards in groups, and what each of them does, for the gallery of all cards.

deck-tunnels = Tunnels
deck-dead-ends = Dead ends
deck-actions = Action cards
deck-layout = Start and goals
deck-roles = Dwarf cards
deck-gold = Gold cards

does-path = Lay it into the maze to carry a tunnel on: openings must meet openings, walls must meet walls.
does-dead-end = Lay it into the maze like any path card; its openings don’t join inside, so nothing leads on through it.
does-break = Lay it in front of a player: as long as it lies there, they may not lay path cards.
does-mend = Takes away a broken tool of the kind it shows, from any player, yourself included.
does-either = Takes away one broken tool of the two kinds it shows, never both, from any player, yourself included.
does-rockfall = Takes one tunnel card off the maze; the start card and the goals stay.
does-map = Look secretly at one goal that lies face down.
does-start = All tunnels begin here, at the ladder.
does-treasure = Reached by an unbroken tunnel, it ends the round: the gold diggers have won.
does-stone = Nothing but a stone: it joins the maze, and play goes on.
does-digger = You win the round with the other gold diggers when a tunnel reaches the treasure.
does-saboteur = You win the round when all cards are played and no tunnel has reached the treasure.
does-gold = Worth as many gold pieces as it shows; you keep it secret until the end of the game.

option-saboteurs = Number of saboteurs
explanation-saboteurs = How many saboteurs are among the players.
option-saboteurs-drawn = Left to chance
explanation-saboteurs-drawn = The card left over may be a gold digger or a saboteur.
option-saboteurs-all = All in play
explanation-saboteurs-all = The card left over is always a gold digger.
option-saboteurs-fewer = One fewer
explanation-saboteurs-fewer = The card left over is always a saboteur; with three or four players it is a gold digger.
option-saboteurs-more = One more in play
explanation-saboteurs-more = A saboteur is shuffled in instead of a gold digger; with ten players there is none left.

option-reshuffle_gold = Shuffle the gold between rounds
explanation-reshuffle_gold = What happens to the rest of the gold stack before each later round.
option-reshuffle_gold-no = No
explanation-reshuffle_gold-no = The stack keeps its order for the whole game.
option-reshuffle_gold-yes = Yes
explanation-reshuffle_gold-yes = The rest of the stack is shuffled before each later round.

option-attach = Carrying tunnels on
explanation-attach = Which tunnels a new path card may carry on.
option-attach-start = From the start only
explanation-attach-start = Only a tunnel that leads back to the start card without a break.
option-attach-tunnel = Any open tunnel
explanation-attach-tunnel = The open tunnel of any face-up card, joined to the start card or not.

option-break_own_tool = Breaking your own tools
explanation-break_own_tool = Whether you may lay a broken tool in front of yourself.
option-break_own_tool-yes = Yes
explanation-break_own_tool-yes = In front of any player, yourself included.
option-break_own_tool-no = No
explanation-break_own_tool-no = In front of other players only.

option-stone_choice = Stones that don’t fit
explanation-stone_choice = How a stone is turned when neither way round matches all the cards around it.
option-stone_choice-no = Joined to the last card
explanation-stone_choice-no = It is turned so that it joins the card just laid.
option-stone_choice-yes = The player chooses
explanation-stone_choice-yes = The player who laid the last card chooses which way round it lies.

option-gold_draw = Gold for the gold diggers
explanation-gold_draw = How many gold cards are drawn when the gold diggers have won.
option-gold_draw-diggers = One for each gold digger
explanation-gold_draw-diggers = As many as there are gold diggers among the players.
option-gold_draw-players = One for each player
explanation-gold_draw-players = As many as there are players, saboteurs included; nine with ten players.

option-saboteur_pay = Gold for the saboteurs
explanation-saboteur_pay = How each saboteur is paid when the saboteurs have won.
option-saboteur_pay-exact = The exact worth
explanation-saboteur_pay-exact = Cards that make the exact worth are taken from the stack.
option-saboteur_pay-draw = Drawn from the top
explanation-saboteur_pay-draw = Each draws until the worth is reached; a card worth too much goes to the bottom.

option-rounds = Rounds
explanation-rounds = How many rounds make a game.
option-rounds-three = Three
explanation-rounds-three = A whole game.
option-rounds-two = Two
explanation-rounds-two = A shorter game, with new roles once.
option-rounds-one = One
explanation-rounds-one = A single round: whoever then has the most gold wins.

option-next_starter = Beginning the next round
explanation-next_starter = Who begins each later round.
option-next_starter-after_last_card = After the last card
explanation-next_starter-after_last_card = The player after the one who played the last card of the round before.
option-next_starter-after_starter = One seat further
explanation-next_starter-after_starter = The player after the one who began the round before.
