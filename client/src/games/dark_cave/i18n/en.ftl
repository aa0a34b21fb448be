### The words of The Dark Cave.
###
### $person (Person) whoever does it
### $target (Person) to whom it is done
### $name (Text) what somebody is called
### $names (Text) a list of names, creatures or clan cards
### $creature (rat | lindworm | goblin)
### $clan (Text) what a clan is called
### $character (Text) loyal or saboteur, in words
### $corner (Text) where a goal lies: “north-east”
### $goal (Text) what a goal shows
### $card (Text) what a card is called
### $shape, $feature (Text) the two parts of a path card’s name
### $group (Text) the back of a card, a Roman number
### $backs (Text) a list of backs
### $place, $field (Text) where something is
### $side, $sides (Text) one direction, or a list of them
### $price (Text) what a way costs
### $text (Text) what was told last
### $empty (YesNo) whether the draw pile is empty
### $out (YesNo) whether the reader’s dwarf has left the cave
### $number (Number) which of several, or how many of what was done
### $steps (Number) how far
### $cards, $axes (Number) how many there are
### $gold, $worth (Number) how much gold
### $others (Number) how many work against a clan, or how many saboteurs it has
### $less (Number) how much gold the other treasure is worth
### $other (Text) the other clan
### $lost (Text) the clan for which the reader worked in vain

name = The Dark Cave

clan-blue = blue
clan-yellow = yellow

clanOf-blue = Blue clan
clanOf-yellow = Yellow clan

character-loyal = loyal
character-saboteur = saboteur

you-moment = Your clan card
you-turn = Turn over your clan card
you-goalLoyal = Get out of the cave with as much gold as you can. It counts for your own clan, { $clan }.
you-goalFirst = Get out of the cave first: with two players whoever is out first wins, even without gold. You work for your own clan, { $clan }.
you-goalSaboteur = Get out of the cave with as much gold as you can. It counts for the other clan, { $clan }; don’t let anybody notice.
you-cards =
    { $others ->
        [0] { $clan }: { $number } loyal.
        [one] { $clan }: { $number } loyal, { $others } saboteur.
       *[other] { $clan }: { $number } loyal, { $others } saboteurs.
    }
you-cardsAside =
    { $cards ->
        [one] { $cards } of these cards lies aside, unseen.
       *[other] { $cards } of these cards lie aside, unseen.
    }
you-title = Your secret
you-loyal = You are loyal
you-saboteur = You are a saboteur
you-work-blue = You work for blue
you-work-yellow = You work for yellow
you-cover = Cover your secret
you-uncover = Lift the cover
you-covered = Clan card covered
you-goalIs = { $corner }: { $goal }
you-isLoyal = { $name } is loyal
you-isSaboteur = { $name } is a saboteur
you-aside = Laid aside: { $names }
you-shown = known to all

look-title = Only you see this
look-goal = The goal in the { $corner }: { $goal }.
look-clan = { $name }: { $character }.
look-aside = These clan cards were laid aside:
look-done = Put it back

creatureName =
    { $creature ->
        [rat] { creature-rat }
        [lindworm] { creature-lindworm }
       *[goblin] { creature-goblin }
    }

says-saw = I saw the goal in the { $corner }: { $goal }.
says-loyal = I am loyal.
says-saboteur = I am a saboteur.
says-suspect = I suspect { $name }.
says-trust = I trust { $name }.
says-go = Let’s go to the { $corner }!
says-beware = Beware of the { creatureName }!
says-follow = Follow me!
says-help = Help me!
says-start-saw = I saw a goal …
says-start-character = I am …
says-start-suspect = I suspect …
says-start-trust = I trust …
says-start-go = Let’s go to …
says-start-beware = Beware of …

action-info = secret information
action-rockfall = rockfall
action-swap = hand swap
action-web = spider web
action-boots = boots
action-axe = battle axe
action-rat = rat
action-lindworm = lindworm
action-goblin = goblin

anAction-info = a secret information card
anAction-rockfall = a rockfall
anAction-swap = a hand swap
anAction-web = a spider web
anAction-boots = a pair of boots
anAction-axe = a battle axe
anAction-rat = a rat
anAction-lindworm = a lindworm
anAction-goblin = a goblin

works-hole = Creatures come out here.
works-ladder = One step from here to any other ladder.
works-bridge = Whoever goes over the bridge loses a hand card.
works-tunnel = Whoever steps into the tunnel loses 1 gold.
works-vein = Whoever ends a movement on the gold takes it and shows their character.
works-exit = Whoever steps here leaves the cave, with all their gold.
works-II = It takes two steps to cross.
works-III = It takes three steps to cross.

shape-end = dead end
shape-straight = straight path
shape-bend = curve
shape-fork = fork
shape-crossing = crossing
shape-bridge = bridge
shape-double = double curve

aShape-end = a dead end
aShape-straight = a straight path
aShape-bend = a curve
aShape-fork = a fork
aShape-crossing = a crossing
aShape-bridge = a bridge
aShape-double = a double curve

featureWith-exit = the exit
featureWith-hole = a dark hole
featureWith-ladder = a ladder
featureWith-vein = a gold vein
featureWith-tunnel = a tunnel

withFeature = { $shape } with { $feature }
inGroup = { $name }, group { $group }
aCard = a card
aCardOf = a card of group { $group }
walk = Walk
startCard = Start card
goalIs = Goal: { $goal }
twoCardsOf = two cards of group { $group }

place-corner-NE = north-east
place-corner-SE = south-east
place-corner-SW = south-west
place-corner-NW = north-west
place-at = { $side } side
place-middle = in the middle
place-tunnel = in the tunnel
place-way = path to the { $sides }
place-goal = Face-down goal
place-known = you know: { $goal }
place-web = spider web, { $number }
place-open = open to the { $sides }
place-upperNorthSouth = bridge over it north–south
place-upperEastWest = bridge over it east–west
place-gold = gold on it
place-here = here: { $names }

phase-card = Card
phase-move = Move
phase-draw = Draw

prompt-choose = Your turn: choose a card to play or discard.
prompt-place = Lay it on a highlighted place.
prompt-seat = Use it on a highlighted player.
prompt-goalOrSeat = Choose a goal or a player.
prompt-rockfall = Which card falls?
prompt-web = Choose an opening for the web.
prompt-hole = From which hole does the { creatureName } come?
prompt-where = Where does the { creatureName } go?
prompt-nowhere = It can’t be played now. You can discard it.
prompt-late = You have already played a card this turn. Put this one back to walk.
prompt-second = Choose the second card to discard.
prompt-move =
    { $steps ->
        [one] Move: { $steps } step left. Choose a marked field.
       *[other] Move: { $steps } steps left. Choose a marked field.
    }
prompt-moved = Your movement is over. Draw when you are ready.
prompt-blocked = Your dwarf gets up and can’t move this turn.
prompt-lies = Your dwarf is down and can’t move.
prompt-defend = A { creatureName } attacks you! Use an axe?
prompt-take = Take the gold?
prompt-vote = { $name } proposes to end the game.
prompt-plays = { $name } plays a card or discards.
prompt-walks = { $name } is on the move.
prompt-defends = { $name } is attacked by the { creatureName } and decides.
prompt-takes = { $name } thinks about the gold.
prompt-votes = { $name } thinks about ending the game.
prompt-turns = { $name } turns the goal.
prompt-losing = A card is drawn from a hand.
prompt-dealing = The cards are being dealt.
prompt-walking = Walking …

owed-move =
    { $steps ->
        [one]
            { $empty ->
                [yes] then up to { $steps } step; the pile is empty
               *[no] then up to { $steps } step, then draw
            }
       *[other]
            { $empty ->
                [yes] then up to { $steps } steps; the pile is empty
               *[no] then up to { $steps } steps, then draw
            }
    }
owed-onlyDraw = then draw
owed-draw =
    { $cards ->
        [0] then nothing is drawn
       *[other] then you draw { $cards }
    }
owed-other = then { $name } draws one instead of you
owed-empty = the pile is empty

control-hand = Your hand
control-turn = Turn it
control-pass = Discard
control-passTwo = Discard two …
control-passBoth = Discard both
control-back = Put back
control-stays = It stays there
control-round = There and back
control-end = End the movement
control-endTurn = End the turn
control-cut = Cut the web
control-propose = Propose to end the game
control-layHere = Lay it here: { $place }
control-lookGoal = Look at the goal in the { $corner }
control-fallHere = Bring this down: { $place }
control-webHere = Web here: { $place }, { $side }
control-startHere = The { creatureName } comes out here: { $field }
control-goHere = The { creatureName } goes here: { $field }
control-meets = meets { $names }
control-stepHere = Go here: { $field }; { $price }
control-aimSeat =
    { WHO($person) ->
        [you] Aim at yourself
       *[other] Aim at { $person }
    }
aimAt-info = Look at the clan card of { $person }
aimAt-swap = Swap hands with { $person }
aimAt-boots =
    { WHO($person) ->
        [you] Take the boots yourself
       *[other] Give the boots to { $person }
    }
aimAt-axe =
    { WHO($person) ->
        [you] Take the axe yourself
       *[other] Give the axe to { $person }
    }
control-fit = See all
control-cave = The cave

way-cards =
    { $cards ->
        [one] costs { $cards } hand card (bridge)
       *[other] costs { $cards } hand cards (bridge)
    }
way-gold = costs { $gold } gold (tunnel)
way-creature = meets: { $names } – attacks and ends the movement
way-exit = leaves the cave for good, with all your gold
way-vein = gold, if you stop here – and you show your character
way-goal = turns up the goal and ends the movement
way-go = Go
way-title = Go there?

cut-title = Cut the web?
cut-two = One of your axes is used up: 2 becomes 1.
cut-one = One of your axes is used up: the web goes.
cut-yes = Use an axe

propose-title = Propose to end the game?
propose-about = Meant for when no dwarf can reach the exit any more: if everybody agrees, the game ends at once, and whoever is still inside loses their gold. You can ask once a turn.
propose-yes = Propose

question-attack = A { creatureName } attacks!
question-stake-rat = Without an axe everybody here loses a hand card.
question-stake-lindworm = Without an axe everybody here is laid down and misses a move.
question-stake-goblin = Without an axe everybody here loses 1 gold.
question-stakeYou-rat = Without an axe you lose a hand card.
question-stakeYou-lindworm = Without an axe you are laid down and miss a move.
question-stakeYou-goblin = Without an axe you lose 1 gold.
question-stakeNoCard = You have no hand card that it could take.
question-stakeNoGold = You have no gold that it could take.
question-here = On the field: { $names }.
question-axes =
    { $axes ->
        [one] You have { $axes } axe; one is used up.
       *[other] You have { $axes } axes; one is used up.
    }
question-axeNo = Let it happen
question-vein = Take the gold from the vein?
question-veinStake = Whoever takes it shows their character for the rest of the game.
question-veinYes = Take it
question-veinNo = Leave it
question-vote = { $name } proposes to end the game now.
question-voteStake =
    { $out ->
        [yes] You are out, with { $gold } gold.
       *[no] You are still inside: your { $gold } gold would be lost.
    }
question-voteInside =
    { $number ->
        [0] If all agree, the game ends at once. Nobody else is left inside.
       *[other] If all agree, the game ends at once. These are still inside and would get no gold: { $names }.
    }
question-voteYes = End the game
question-voteNo = Play on
question-turn = How shall the goal lie?
question-turnStake = You enter it either way.
question-way = Way { $number }: open to { $sides }

seat-worksFor = works for { $clan }
seat-gold = { $gold } gold
seat-boots = boots: four steps
seat-axes =
    { $axes ->
        [one] { $axes } axe
       *[other] { $axes } axes
    }
seat-lying = laid down
seat-out = number { $number } out of the cave
seat-shown = known to all: { $character }
seat-youKnow = you know: { $character }
seat-last = last: { $text }
seat-where = Where
seat-backs = Card backs: { $backs }
seat-front = In front
seat-nothing = nothing

pile-left =
    { $cards ->
        [one] { $cards } card left
       *[other] { $cards } cards left
    }
pile-empty = No card left
pile-supply = Supply
pile-title = Piles
pile-group =
    { $cards ->
        [one] Group { $group }: { $cards } card
       *[other] Group { $group }: { $cards } cards
    }
pile-taken = Five cards of each group were taken out, unseen.
pile-none = Nothing there yet.
pile-faceDown = face down, group { $group }
pile-yours = yours

event-dealt =
    { WHO($person) ->
        [you] The cards are dealt. You begin.
       *[other] The cards are dealt. { $person } begins.
    }
event-laid =
    { WHO($person) ->
        [you] You lay { $card } ({ $place }).
       *[other] { $person } lays { $card } ({ $place }).
    }
event-lookedGoal =
    { WHO($person) ->
        [you] You look at the goal in the { $corner }.
       *[other] { $person } looks at the goal in the { $corner }.
    }
event-sawGoal =
    { WHO($person) ->
        [you] You look at the goal in the { $corner }: { $goal }.
       *[other] { $person } looks at the goal in the { $corner }: { $goal }.
    }
event-lookedClan =
    { WHO($person) ->
        [you] You look at
       *[other] { $person } looks at
    } { WHO($target) ->
        [you] your clan card.
       *[other] { $target }’s clan card.
    }
event-sawClan =
    { WHO($person) ->
        [you] You look at
       *[other] { $person } looks at
    } { WHO($target) ->
        [you] your clan card: { $character }.
       *[other] { $target }’s clan card: { $character }.
    }
event-fell =
    { WHO($person) ->
        [you] Rockfall: you take away { $card } ({ $place }).
       *[other] Rockfall: { $person } takes away { $card } ({ $place }).
    }
event-swapped =
    { WHO($person) ->
        [you] You swap hands with
       *[other] { $person } swaps hands with
    } { WHO($target) ->
        [you] you.
       *[other] { $target }.
    }
event-gave =
    { WHO($person) ->
        [you] You give
       *[other] { $person } gives
    } { WHO($target) ->
        [you] you { $card }.
       *[other] { $target } { $card }.
    }
event-webbed =
    { WHO($person) ->
        [you] You spin a web ({ $place }).
       *[other] { $person } spins a web ({ $place }).
    }
event-equippedSelf =
    { WHO($person) ->
        [you] You take { $card }.
       *[other] { $person } takes { $card }.
    }
event-lured =
    { WHO($person) ->
        [you] You send out the { creatureName } ({ $place }).
       *[other] { $person } sends out the { creatureName } ({ $place }).
    }
event-passed =
    { WHO($person) ->
        [you] You discard { $card }.
       *[other] { $person } discards { $card }.
    }
event-webDown =
    { $number ->
        [0] A web is gone ({ $place }).
       *[other] A web goes down to 1 ({ $place }).
    }
event-creatureLeft = The { creatureName } slinks back into its hole.
event-stoodUp =
    { WHO($person) ->
        [you] Your dwarf gets up and can’t move this turn.
       *[other] { $person }’s dwarf gets up and can’t move this turn.
    }
event-satOut =
    { WHO($person) ->
        [you] You have no card and sit this turn out.
       *[other] { $person } has no card and sits this turn out.
    }
event-stepped =
    { WHO($person) ->
        [you] You go to { $place }.
       *[other] { $person } goes to { $place }.
    }
event-revealed =
    { WHO($person) ->
        [you] You turn up the goal in the { $corner }: { $goal }!
       *[other] { $person } turns up the goal in the { $corner }: { $goal }!
    }
event-attacked = The { creatureName } attacks ({ $place }).
event-droveOff =
    { WHO($person) ->
        [you] You drive the { creatureName } off with an axe!
       *[other] { $person } drives the { creatureName } off with an axe!
    }
event-droveOffIt =
    { WHO($person) ->
        [you] You drive the creature off with an axe!
       *[other] { $person } drives the creature off with an axe!
    }
event-heldBack =
    { WHO($person) ->
        [you] You keep the axe.
       *[other] { $person } keeps the axe.
    }
event-lostCard =
    { WHO($person) ->
        [you] You lose { $card }.
       *[other] { $person } loses { $card }.
    }
event-tunnel =
    { WHO($person) ->
        [you]
            { $gold ->
                [0] You have no gold for the tunnel.
               *[other] The tunnel costs you 1 gold.
            }
       *[other]
            { $gold ->
                [0] { $person } has no gold for the tunnel.
               *[other] The tunnel costs { $person } 1 gold.
            }
    }
event-goblin =
    { $gold ->
        [0] The goblin finds no gold on
       *[other] The goblin takes 1 gold from
    } { WHO($person) ->
        [you] you.
       *[other] { $person }.
    }
event-laidDown =
    { WHO($person) ->
        [you] You are laid down.
       *[other] { $person } is laid down.
    }
event-tookGold =
    { WHO($person) ->
        [you] You take the gold from the vein.
       *[other] { $person } takes the gold from the vein.
    }
event-leftGold =
    { WHO($person) ->
        [you] You leave the gold in the vein.
       *[other] { $person } leaves the gold in the vein.
    }
event-shown =
    { WHO($person) ->
        [you] You show your character: { $character }!
       *[other] { $person } shows their character: { $character }!
    }
event-left =
    { WHO($person) ->
        [you] You leave the
       *[other] { $person } leaves the
    } { $number ->
        [1] cave, before anybody else!
       *[other] cave!
    }
event-lookedAside =
    { WHO($person) ->
        [you] You look at the clan cards laid aside.
       *[other] { $person } looks at the clan cards laid aside.
    }
event-sawAside =
    { WHO($person) ->
        [you] You look at the clan cards laid aside: { $names }.
       *[other] { $person } looks at the clan cards laid aside: { $names }.
    }
event-proposed =
    { WHO($person) ->
        [you] You propose to end the game.
       *[other] { $person } proposes to end the game.
    }
event-yes =
    { WHO($person) ->
        [you] You agree.
       *[other] { $person } agrees.
    }
event-no =
    { WHO($person) ->
        [you] You want to play on.
       *[other] { $person } wants to play on.
    }
event-drew =
    { WHO($person) ->
        [you] You draw { $card }.
       *[other] { $person } draws { $card }.
    }
event-cut =
    { WHO($person) ->
        [you] You use an axe: the web
       *[other] { $person } uses an axe: the web
    } { $number ->
        [0] is gone ({ $place }).
       *[other] goes down to 1 ({ $place }).
    }
event-cuts =
    { WHO($person) ->
        [you] You use an axe against the web ({ $place }).
       *[other] { $person } uses an axe against the web ({ $place }).
    }
event-turned =
    { WHO($person) ->
        [you] You turn it so that you can enter.
       *[other] { $person } turns it so that the way in is open.
    }
event-stayed =
    { WHO($person) ->
        [you] You end the movement.
       *[other] { $person } ends the movement.
    }

found-exit =
    { WHO($person) ->
        [you] You have found the exit, in the { $corner } ({ $place })!
       *[other] { $person } has found the exit, in the { $corner } ({ $place })!
    }
found-about = Whoever reaches it gets out, with all their gold.

aim-chooseFirst = Choose a card from your hand first.
aim-noWay =
    { $steps ->
        [one] No open way leads there in { $steps } step.
       *[other] No open way leads there in { $steps } steps.
    }
aim-noTarget = The chosen card can’t be aimed there.

since-title = Since your turn
since-log = What happened in this game

end-ending-cards = The last card has been played.
end-ending-clan = All who work for one clan are out.
end-ending-agreed = Everybody agreed to end.
end-youWin = You win with { $clan }!
end-youLose = { CAPITAL($clan) } wins. You worked for { $lost }: you lose.
end-wins = { CAPITAL($clan) } wins.
end-nobody = Nobody got out: nobody wins.
end-nobodyNorYou = Nobody got out: nobody wins, and you lose, too.
end-decidedGold =
    { WHO($person) ->
        [you] Without the { $gold } gold that you brought out, { $clan } would not have won.
       *[other] Without the { $gold } gold that { $person } brought out, { $clan } would not have won.
    }
end-decidedWorth = The treasure of { $clan } was worth { $worth }, that of { $other } { $less }.
end-doors = Behind the doors
end-treasure = Treasure for { $clan }
end-formula = { $gold } gold × { $others } = { $worth }
end-factor =
    { $others ->
        [one] × { $others }, because { $others } works for { $clan }: a clan’s gold counts once for each who works against it.
       *[other] × { $others }, because { $others } work for { $clan }: a clan’s gold counts once for each who works against it.
    }
end-tie = A tie: the clan whose dwarf was out first wins.
end-winners = The win goes to { $names }.
end-out = number { $number } out
end-inside = still inside
end-winner = wins
end-cave = See the cave
end-back = Back to the end

story-paths =
    { $number ->
        [one] { $number } path laid
       *[other] { $number } paths laid
    }
story-steps =
    { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }
story-goals =
    { $number ->
        [one] { $number } goal turned up
       *[other] { $number } goals turned up
    }
story-creatures =
    { $number ->
        [one] { $number } creature sent
       *[other] { $number } creatures sent
    }
story-webs =
    { $number ->
        [one] { $number } web
       *[other] { $number } webs
    }
story-rockfalls =
    { $number ->
        [one] { $number } rockfall
       *[other] { $number } rockfalls
    }
story-axes =
    { $number ->
        [one] { $number } axe used
       *[other] { $number } axes used
    }
story-passes =
    { $number ->
        [one] discarded once
       *[other] discarded { $number } times
    }

help-aims = Find the exit behind one of the four doors and leave with gold. Saved gold counts for the clan you work for – a saboteur works for the other one – times the dwarves that work against it.
help-turn = Each turn: play a card or discard one or two, move up to three steps, draw.
help-cards = Tap a card, then a highlighted place or player, or without a card a field to walk to: you see what it would do and cost, and a second tap there does it. A tap elsewhere takes it back; a card dragged there is played at once.
help-touch = Tap a card in the cave to read what it does, or a player to see where they stand. Drag the cave to move it, pinch to zoom.
help-choose = choose a card from your hand
help-arrows = go from target to target
help-rotate = turn the card by half a turn
help-pass = discard the chosen card
help-end = end the movement
help-targets = to the first target
help-escape = put back, close what is open
help-fit = see the whole cave, or follow what happens again
help-cover = cover your secret, or lift the cover
help-piles = piles
