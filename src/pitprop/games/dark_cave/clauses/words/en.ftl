### What things are called. In front of the hyphen stands the group, after it the word as the game's
### notation has it; `option` and `explanation` are for the options and, after a second hyphen, their
### values. CONTRIBUTING.md has more under “Translating”.

card-path = path card
card-start = start card
card-goal = goal card
card-clan = clan card
card-info = secret information
card-rockfall = rockfall
card-swap = hand swap
card-web = spider web
card-boots = boots
card-axe = battle axe
card-rat = rat
card-lindworm = lindworm
card-goblin = goblin

creature-rat = rat
creature-lindworm = lindworm
creature-goblin = goblin

feature-hole = dark hole
feature-ladder = ladder
feature-vein = gold vein
feature-bridge = bridge
feature-tunnel = tunnel
feature-exit = exit

goal-exit = exit
goal-hole = dark hole
goal-ladder = ladder
goal-vein = gold vein

clan-blue = blue clan
clan-yellow = yellow clan

role-loyal = loyal dwarf
role-saboteur = saboteur

roles-loyal = loyal dwarves
roles-saboteur = saboteurs

ending-cards = all cards are gone
ending-clan = all who work for one clan have left the cave
ending-agreed = the players agreed

side-N = north
side-E = east
side-S = south
side-W = west

# The cards in groups, and what each of them does.

deck-paths-I = Path cards of group I
deck-paths-II = Path cards of group II
deck-paths-III = Path cards of group III
deck-actions = Action cards
deck-layout = Start and goals
deck-clans = Clan cards

does-info = Look at a face-down goal, or at a player’s clan card.
does-rockfall = Takes away a path card on which nobody stands.
does-swap = Swaps all your other cards for all of another player’s.
does-web = Blocks an opening until your next turn but one begins.
does-boots = Four steps a turn instead of three, for good.
does-axe = Once: cuts a web or drives a creature off.
does-rat = Up to 3 steps. Takes a hand card from everybody on its field.
does-lindworm = Up to 4 steps. Lays down all on its field.
does-goblin = Up to 5 steps. Takes 1 gold from everybody on its field.
does-lay = Continues a path. All openings and walls have to match.
does-hole = Creatures come out of this dark hole.
does-ladder = It is one step from this ladder to any other.
does-bridge = Two paths cross here without meeting; whoever goes over the bridge loses a hand card.
does-tunnel = The tunnel joins the two curves; whoever steps into it loses 1 gold.
does-vein = Gold is put on it; whoever ends a movement there and takes it shows their character.
does-exit = Whoever steps here leaves the cave, with all their gold.
does-loyal = You work for your own clan: the gold you bring out counts for it.
does-saboteur = Secretly you work for the other clan: the gold you bring out counts for that one.

option-one_clan = The clan of three or four players
explanation-one_clan = Which clan everybody belongs to with three or four players.
option-one_clan-drawn = At random
explanation-one_clan-drawn = Chance decides.
option-one_clan-blue = Blue
explanation-one_clan-blue = All belong to the blue clan.
option-one_clan-yellow = Yellow
explanation-one_clan-yellow = All belong to the yellow clan.

option-vein_optional = Leaving gold in a vein
explanation-vein_optional = Whether a dwarf that ends its movement on gold may leave it.
option-vein_optional-no = No
explanation-vein_optional-no = The gold is taken, and the character is shown.
option-vein_optional-yes = Yes
explanation-vein_optional-yes = The player is asked.

option-spawn_attacks = Creatures put among dwarves
explanation-spawn_attacks = What a creature does when it is put on a hole where dwarves stand.
option-spawn_attacks-yes = Attack at once
explanation-spawn_attacks-yes = It attacks them and doesn’t move.
option-spawn_attacks-no = Move first
explanation-spawn_attacks-no = It attacks them only if it leaves and comes back.

option-both_out = The end with two players
explanation-both_out = By the rule the first one out wins, even without gold: with two players gold, veins and goblins count for nothing.
option-both_out-no = The first is out
explanation-both_out-no = As the rules document says.
option-both_out-yes = Both are out
explanation-both_out-yes = Both may still leave until the cards are gone, and the gold decides.

option-last_move = Moving after the last card
explanation-last_move = Whether whoever plays the last card of all may still move.
option-last_move-no = No
explanation-last_move-no = The game ends at once.
option-last_move-yes = Yes
explanation-last_move-yes = The game ends after that movement.
