### What stands on the printed cards of The Dark Cave, and on the page that explains it at a glance.
###
### $group (Text) the group of a card: I, II or III
### $clan (blue | yellow) which clan one works for
### $count (Number) how many
### $first (Number) how many cards of group I
### $second (Number) how many cards of group II
### $side (Number) how many cards one side of the square is long

# The list of what there is.
piece-paths = path and action cards of group { $group }
piece-start = start card
piece-goals = goals
piece-clans = clan cards, five of each clan
piece-dwarves = dwarf cards with a summary on the back
piece-figures = dwarves to fold, four of each clan
piece-creatures = creatures to fold
piece-webs = webs, each with the sign of its card
piece-gold = pieces of gold
fold = Figures: fold each in the middle and at both feet, and glue one flap on the other, so that it stands.
card-size = The cards are squares of 60 mm. The square of nine by nine cards needs a table of 60 by 60 cm or more; the paths may grow past it.

# Action cards: what they do.
info = Look at one face-down goal, or at another player’s clan card. Tell nobody.
rockfall = Remove a path card with no dwarf or creature on it; not the start card, not a goal.
swap = Swap all your other cards for another player’s. At the end of the turn that player draws, not you.
web = Put the web with the card’s sign on a joint or an open end, 2 up. It blocks: at the start of your next turn flip it to 1, at the start of the one after that remove it.
boots = For any player without boots: four steps a turn instead of three, for good.
axe = For any player. Used against a web beside your dwarf, or against a creature that meets it. Then discarded.
rat = Put it on a hole or move it on, up to 3 steps. Whoever it meets loses a hand card, drawn by the player to their left.
lindworm = Put it on a hole or move it on, up to 4 steps. Whoever it meets lies down and doesn’t move in their next turn.
goblin = Put it on a hole or move it on, up to 5 steps. Whoever it meets loses 1 gold.

# Fields.
hole = Creatures come out here.
ladder = One step from any ladder to any other.
bridge = Two ways cross without meeting. Going over the bridge costs a hand card, drawn by the player to your left.
tunnel = Stepping into it costs 1 gold, if you have any.
vein = Gold is put on it when it is laid. Whoever ends a movement there takes it and shows their character.
exit = Whoever steps here has left the cave and shows their character.

# Clan cards.
loyal = You work for the { $clan ->
    [blue] blue
   *[yellow] yellow
} clan.
saboteur = Secretly you work for the { $clan ->
    [blue] blue
   *[yellow] yellow
} clan.

# At a glance.
glance = At a glance
aim = Behind one of the four doors is the exit. Find it and leave the cave with gold: what is saved counts for the clan you work for, times the dwarves that work for the other clan. A saboteur works for the other clan.
turn = Your turn
turn-play = Play one card, or discard one or two face down.
turn-move = Move your dwarf up to three steps; with boots four.
turn-draw = Draw one card; after discarding, as many as you discarded.
fields = On the cards
bridge-name = bridge
actions = Action cards
creatures = A creature stops where it meets a dwarf and attacks. It stays until the next turn of whoever played it last, and never passes a web.
setup = Setup
setup-square = The start card lies in the middle, the four doors face down in the corners of a square.
setup-piles = Sort path and action cards by their backs, shuffle, and leave five of each group in the box. Pile: III at the bottom, II, then I on top.
setup-gold = Everybody puts their dwarf on the start card and takes 3 gold.
players = players
square = square
hand = hand
clans = clan cards in play
clans-two = one loyal dwarf of each clan
clans-one = one clan, less one loyal dwarf
clans-all = all but one saboteur of each clan
square-of = { $side } × { $side }
hand-one = { $first } of I
hand-two = { $first } of I, { $second } of II
end = The end
end-when = When all cards are gone, when all who work for one clan are out, or when all agree because nobody can get out any more.
end-who = Gold of those who are out, times the dwarves of the other side: the more valuable treasure wins, on a tie the side that was out first.
