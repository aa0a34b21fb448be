### The words of Saboteur.
###
### $person (Person) whoever does it
### $target (Person) to whom it is done
### $name (Text) what somebody is called
### $names (Text) the names of several
### $people (Number) how many they are
### $tool (lamp | cart | pickaxe)
### $tools (Text) a list of tools
### $role (digger | saboteur)
### $goal (north | middle | south)
### $sides (Text) a list of directions
### $shape (Text) a path card, with its article
### $card (Text) what a card is called
### $face (Text) what lies under a goal
### $claimed (treasure | stone) what somebody says that it is
### $place (Text) where something is: “F5”
### $sentence (Text) what was told last
### $round (Number) the round
### $cards (Number) how many cards
### $number (Number) which of several, or how many of what was done
### $value (Number) what a gold card is worth
### $worth, $gold, $due (Number) how much gold
### $saboteurs (Number) how many saboteurs there are
### $rank (Number) the place in the final count

name = Saboteur

toolName =
    { $tool ->
        [lamp] { tool-lamp }
        [cart] { tool-cart }
       *[pickaxe] { tool-pickaxe }
    }

role-digger = Gold digger
role-saboteur = Saboteur

goalName =
    { $goal ->
        [north] north goal
        [middle] middle goal
       *[south] south goal
    }

says-saw =
    { $claimed ->
        [treasure] I saw the { goalName }: the treasure!
       *[stone] I saw the { goalName }: only stone.
    }
says-role =
    { $role ->
        [digger] I am a gold digger.
       *[saboteur] I am a saboteur.
    }
says-suspect = I suspect { $name }.
says-trust = I trust { $name }.
says-mend = Mend my { toolName }!
says-look = Somebody look at the { goalName }!
says-dig = Let’s dig to the { goalName }!
says-stuck = I have no card that helps.
says-start-saw = I saw a goal …
says-start-role = I am …
says-start-suspect = I suspect …
says-start-trust = I trust …
says-start-mend = Mend my …
says-start-look = Look at …
says-start-dig = Dig to …

shape-crossing = crossing
shape-fork = fork
shape-straight = straight tunnel
shape-bend = bend
shape-end = dead end

aShape-crossing = a crossing
aShape-fork = a fork
aShape-straight = a straight tunnel
aShape-bend = a bend
aShape-end = a dead end

card-open = open to the { $sides }
card-break = Broken { toolName }
card-mend = Repair: { $tools }
card-rockfall = Rockfall
card-map = Map
card-start = Start with the ladder
card-gold = Gold card worth { $value }
card-treasure = the treasure
card-stone = a stone
card-hidden = face down


event-dealt =
    { WHO($person) ->
        [you] Round { $round } is dealt. You begin.
       *[other] Round { $round } is dealt. { $person } begins.
    }
event-laid =
    { WHO($person) ->
        [you] You lay { $shape } at { $place }.
       *[other] { $person } lays { $shape } at { $place }.
    }
event-broke =
    { WHO($person) ->
        [you] You break
       *[other] { $person } breaks
    } { WHO($target) ->
        [you] your { toolName }.
       *[other] { $target }’s { toolName }.
    }
event-brokeOwn =
    { WHO($person) ->
        [you] You break your own { toolName }.
       *[other] { $person } breaks their own { toolName }.
    }
event-mended =
    { WHO($person) ->
        [you] You mend
       *[other] { $person } mends
    } { WHO($target) ->
        [you] your { toolName }.
       *[other] { $target }’s { toolName }.
    }
event-mendedOwn =
    { WHO($person) ->
        [you] You mend your own { toolName }.
       *[other] { $person } mends their own { toolName }.
    }
event-fell =
    { WHO($person) ->
        [you] Rockfall! You bring down { $shape } at { $place }.
       *[other] Rockfall! { $person } brings down { $shape } at { $place }.
    }
event-looked =
    { WHO($person) ->
        [you] You look under the { goalName }.
       *[other] { $person } looks under the { goalName }.
    }
event-saw = You saw { $face }.
event-lies = It is { $face }.
event-passed =
    { WHO($person) ->
        [you] You discard a card.
       *[other] { $person } discards a card.
    }
event-discarded = It was: { $card }.
event-discards =
    { WHO($person) ->
        [you] You discard this card: { $card }.
       *[other] { $person } discards this card: { $card }.
    }
event-reached =
    { WHO($person) ->
        [you] You reach the { goalName }: { $face }!
       *[other] { $person } reaches the { goalName }: { $face }!
    }
event-turned = The stone at the { goalName } is turned.
event-diggers = The gold diggers win the round.
event-saboteurs = The saboteurs win the round.
event-nobody = Nobody wins the round: no treasure, and no saboteur either.
event-offered =
    { $cards ->
        [one] { $cards } gold card is shared out.
       *[other] { $cards } gold cards are shared out.
    }
event-took =
    { WHO($person) ->
        [you] You take a gold card.
       *[other] { $person } takes a gold card.
    }
event-worth = It is worth { $value }.
event-paid =
    { WHO($person) ->
        [you] You get { $worth } gold on
       *[other] { $person } gets { $worth } gold on
    } { $cards ->
        [one] { $cards } card.
       *[other] { $cards } cards.
    }
event-returned =
    { WHO($person) ->
        [you] You put back a card that was worth too much.
       *[other] { $person } puts back a card that was worth too much.
    }
event-aCard = a card
event-turnedSo = The stone is turned: { $sides }.

prompt-choose = Your turn: choose a card.
prompt-chooseBroken = Your turn. Broken: { $tools }. Play an action card, or discard a card.
prompt-place = Lay it on a highlighted place.
prompt-noPlace = This card can’t be played now.
prompt-noPlaceBroken = Broken: { $tools }. No path card can be laid until that is mended.
prompt-break = Whose tool do you break?
prompt-mend = Whose tool do you mend?
prompt-noMend = There is nothing this card could mend.
prompt-noBreak = There is nobody whose tool this card could break.
prompt-rockfall = Which card comes down?
prompt-noRockfall = No card can come down yet.
prompt-map = Which goal do you want to look under?
prompt-stone = Choose how the stone will lie.
prompt-take = Pick a gold card.
prompt-otherStone = { $name } turns the stone.
prompt-otherTake = { $name } picks a gold card.
prompt-dealing = The round is over.
prompt-tool = Which of the two?
prompt-turnHint = Choose it again to turn it.

aim-wrongSeat = This card goes into the maze, not in front of a player.
aim-wrongPlace = This card is laid in front of a player, not into the maze.
aim-wrongRockfall = A rockfall takes a card off the maze.
aim-wrongMap = A map is for looking under a goal.

control-hand = Your hand
control-discard = Discard
control-discardChosen = Discard the chosen card face down
control-maze = The maze
control-places = Where the card can go
control-falls = What can come down
control-goals = Goals to look under
control-layAt = Lay here: { $place }; { $sides }
control-fallAt = Bring down { $card }: { $place }
control-lookAt = Look under the { goalName }
control-breakAt = Break the { toolName }: { $name }
control-mendAt = Mend the { $tools }: { $name }
control-dark = in the dark, cut off from the start
control-fit = See everything
control-stone = Turn the stone: { $sides }
control-take = Take the card worth { $value }

seat-gold =
    { $cards ->
        [one] { $cards } gold card
       *[other] { $cards } gold cards
    }
seat-broken = broken: { $tools }
seat-last = last: { $sentence }
seat-plays = This round
seat-whole = All tools are whole.

pile-gold = Gold stack
pile-byMe = discarded by you
pile-by = discarded by { $name }
pile-empty = Nothing there yet.

own-moment = Your role in round { $round }
own-turn = Turn over your dwarf card
own-goal =
    { $role ->
        [digger] Dig a tunnel to the treasure together with the other gold diggers, and find out who works against you.
       *[saboteur] Make sure that no tunnel gets to the treasure, and that nobody can prove it was you.
    }
own-cards =
    { $saboteurs ->
        [one] The dwarf cards: { $number } gold diggers and { $saboteurs } saboteur; one card is left over.
       *[other] The dwarf cards: { $number } gold diggers and { $saboteurs } saboteurs; one card is left over.
    }
own-cardsLeft =
    { $saboteurs ->
        [one] The dwarf cards: { $number } gold diggers and { $saboteurs } saboteur; { $role ->
            [digger] a gold digger
           *[saboteur] a saboteur
        } is left over.
       *[other] The dwarf cards: { $number } gold diggers and { $saboteurs } saboteurs; { $role ->
            [digger] a gold digger
           *[saboteur] a saboteur
        } is left over.
    }
own-changed =
    { $role ->
        [digger] You have changed sides: now you dig for gold!
       *[saboteur] You have changed sides: now you are a saboteur!
    }
own-title = Only for you
own-lift = Lift the cover: your role, your gold, what your maps have shown
own-lower = Put the cover back
own-look = See your role
own-youAre =
    { $role ->
        [digger] You are a gold digger.
       *[saboteur] You are a saboteur.
    }
own-gold = { $worth } gold
own-noGold = no gold yet

peek-title = Under the { goalName }
peek-treasure = The treasure! Nobody else sees it.
peek-stone = A stone. Nobody else sees it.
peek-done = Put it back

since-title = Since your turn
since-round = Round { $round }
since-log = What happened in this round

roundEnd-reached = The treasure is reached!
roundEnd-notReached = The treasure was not reached.
roundEnd-did = What everybody did
roundEnd-diggers = The gold diggers have found the treasure!
roundEnd-saboteurs = The saboteurs have won the round!
roundEnd-nobody = Nobody wins: there was no saboteur, and no treasure.
roundEnd-reachedBy =
    { WHO($person) ->
        [you] You laid the card that reached the treasure.
       *[other] { $person } laid the card that reached the treasure.
    }
roundEnd-decidedWay =
    { WHO($person) ->
        [you] You laid the last of the { $cards } cards on the way to the treasure; { roundEnd-mostOfThem }.
       *[other] { $person } laid the last of the { $cards } cards on the way to the treasure; { roundEnd-mostOfThem }.
    }
roundEnd-decidedWayAlone =
    { WHO($person) ->
        [you] You laid the last of the { $cards } cards on the way to the treasure, and more of them than anybody else ({ $number }).
       *[other] { $person } laid the last of the { $cards } cards on the way to the treasure, and more of them than anybody else ({ $number }).
    }
roundEnd-mostOfThem =
    { $people ->
        [one] { $names } laid more of them than anybody else ({ $number })
       *[other] { $names } laid the most of them ({ $number } each)
    }
roundEnd-decidedGap =
    { $cards ->
        [one] The tunnel was { $cards } card short of a goal.
       *[other] The tunnel was { $cards } cards short of a goal.
    }
roundEnd-decidedClosed = No tunnel from the ladder had an open end left.
roundEnd-byYou = you
roundEnd-decidedBy =
    { WHO($person) ->
        [you] As a saboteur you did most to stop it, with dead ends, broken tools and rockfalls ({ $number }).
       *[other] As a saboteur { $person } did most to stop it, with dead ends, broken tools and rockfalls ({ $number }).
    }
roundEnd-decidedBySeveral = As saboteurs { $names } did most to stop it, with dead ends, broken tools and rockfalls ({ $number } each).
roundEnd-left = The card left over
roundEnd-roles = Who was who
roundEnd-sharing = The gold goes round
roundEnd-pick = Pick your gold card
roundEnd-pickedForYou = The table takes the most valuable card for you
roundEnd-picks =
    { $cards ->
        [one] { $name } picks one of { $cards } gold card.
       *[other] { $name } picks one of { $cards } gold cards.
    }
roundEnd-short = { $due } were due; the stack could not make that up
roundEnd-nothing = no gold
roundEnd-deadEnds =
    { $number ->
        [one] { $number } dead end
       *[other] { $number } dead ends
    }
roundEnd-tunnels =
    { $number ->
        [one] { $number } tunnel dug
       *[other] { $number } tunnels dug
    }
roundEnd-broken =
    { $number ->
        [one] { $number } tool broken
       *[other] { $number } tools broken
    }
roundEnd-mended =
    { $number ->
        [one] { $number } tool mended
       *[other] { $number } tools mended
    }
roundEnd-fellTunnel =
    { $number ->
        [one] { $number } tunnel brought down
       *[other] { $number } tunnels brought down
    }
roundEnd-fellEnd =
    { $number ->
        [one] { $number } dead end cleared
       *[other] { $number } dead ends cleared
    }
roundEnd-maps =
    { $number ->
        [one] { $number } map
       *[other] { $number } maps
    }
roundEnd-passes =
    { $number ->
        [one] { $number } card discarded
       *[other] { $number } cards discarded
    }
roundEnd-next = Deal the next round
roundEnd-showMaze = See the maze
roundEnd-showAgain = Back to the end of the round
roundEnd-final = To the final count

gameEnd-title = The final count
gameEnd-wins = { $names } wins with { $gold } gold!
gameEnd-youWin = You win with { $gold } gold!
gameEnd-share = { $names } share the win with { $gold } gold each!
gameEnd-ahead = { $gold } gold more than { $names }.
gameEnd-rank = Place { $rank }
gameEnd-lay = The treasure lay under the { goalName }.
gameEnd-soFar = So far: { $names }.
gameEnd-maze = Maze
gameEnd-showAgain = Back to the final count

help-aims = The gold diggers want a tunnel from the ladder to the treasure. The saboteurs want to prevent just that. Nobody knows who is who.
help-turn = On your turn you play one card: lay a path card, play an action card, or discard one face down. Then you draw one.
help-touch = Tap a card, then a highlighted place or player: you see what the card would do, and a second tap there plays it. A tap elsewhere takes it back; a card dragged there is played at once. Tap the chosen card again to turn it.
help-light = The light follows the tunnels that are joined to the ladder. What lies in the dark is cut off.
help-choose = choose a card from your hand
help-turnKey = turn the chosen card
help-arrows = go from place to place, from player to player
help-escape = put the card back, close what is open
help-discard = discard the chosen card
help-zoom = larger, smaller, see everything
help-cover = lift or lower the cover over your secrets

