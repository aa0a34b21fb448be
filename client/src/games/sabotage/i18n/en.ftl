### The words of Sabotage.
###
### $person (Person) whoever does it
### $target (Person) who is asked
### $dealer, $opener (Person) who deals and who begins
### $name, $partner (Text) what somebody is called
### $names (Text) the names of those who build together
### $colour (yellow | red | blue | purple)
### $colours (Text) a list of colours
### $kin (Text) the colour that matches
### $letter (Text) the letter of a place or of a card
### $letters (Text) the letters of a row
### $place (Text) the letter of a place, or where it is
### $card, $gone (Text) what a card is called
### $what (Text) the card that removes: demontage or sabotage
### $mine (YesNo) whether it hits the reader
### $together (YesNo) whether the reader has a partner
### $round (Number) the game
### $number (Number) which card of the hand
### $cards, $places (Number) how many there are
### $points, $score, $bonus (Number) what is scored
### $worth, $before, $after (Number) what a system is worth
### $own, $other (Number) the points of both sides, or how many of their rows count
### $more (Number) by how many points somebody is ahead

name = Sabotage

colourName =
    { $colour ->
        [yellow] { colour-yellow }
        [red] { colour-red }
        [blue] { colour-blue }
       *[purple] { colour-purple }
    }

says-praise = Nicely built, { $name }!
says-luck = You do draw well, { $name }!
says-ouch = Ouch!
says-start-praise = Nicely built …
says-start-luck = You do draw well …

card-pipe = { $letter }, { colourName }
card-X = X, { colourName }
card-wrench = Wrench, { colourName }
card-anyWrench = Wrench
card-demontage = Demontage
card-sabotage = Sabotage
card-aPipe = a { colourName } { $letter }
card-aX = a { colourName } X
card-aWrench = a { colourName } wrench
card-aCard = a card
card-hidden = face down

roof-mine = Your roof
roof-ours = Your roof, together
roof-with = Your roof, with { $name }
roof-of = { $names }’s roof
roof-place = Place { $letter }
roof-empty = empty
roof-worth = worth
roof-openWorth = Worth { $worth }: how it is counted
roof-becomes = { $before }→{ $after }
roof-last = latest play
roof-mayFinish = can finish
roof-order = order of play: { $number }
roof-partner = your partner

seat-plays = This game

row-name = Row { $letters }
row-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
row-gap = A place is empty, so the row counts for nothing yet.
row-one = All three { colourName }: 2 points.
row-match = { CAPITAL($colours) } match: 1 point.
row-clash = { CAPITAL($colours) } don’t match: nothing.
row-blocked = { CAPITAL($colours) } don’t match: it can’t count while both are there.
row-lacksOne = { $letter } is missing: { colourName } would make it 2 points, { $kin } 1.
row-lacksMatch = { $letter } is missing: { $colours } would make it 1 point.
row-kin = Yellow matches red, blue matches purple.
row-kinShort = These match:

worth-title = What it is worth
worth-of = System of { $names }
worth-sum = All rows together
worth-score = That scores
worth-bonus = Every point above five counts twice.
worth-ifClosed = For whoever finishes, one less
worth-mayClose = From a worth of five, a side may finish the game on its turn.
worth-table = Worth and score
worth-system = Worth
worth-scores = Score

event-dealt =
    { WHO($dealer) ->
        [you] You deal game { $round }.
       *[other] { $dealer } deals game { $round }.
    } { WHO($opener) ->
        [you] You open.
       *[other] { $opener } opens.
    }
event-laidOwn =
    { WHO($person) ->
        [you] You lay { $card } on your { $place }.
       *[other] { $person } lays { $card } on { $mine ->
            [yes] your
           *[no] their own
        } { $place }.
    }
event-laidOther =
    { WHO($person) ->
        [you] You lay { $card } on
       *[other] { $person } lays { $card } on
    } { $mine ->
        [yes] your { $place }!
       *[no] { $place } of the other roof.
    }
event-covers = It covers { $card }.
event-tookOwn =
    { WHO($person) ->
        [you] { $what }: you take { $card } off your { $place }.
       *[other] { $what }: { $person } takes { $card } off { $mine ->
            [yes] your
           *[no] their own
        } { $place }.
    }
event-tookOther =
    { WHO($person) ->
        [you] { $what }! You take { $card } off
       *[other] { $what }! { $person } takes { $card } off
    } { $mine ->
        [yes] your { $place }.
       *[no] { $place } of the other roof.
    }
event-discarded =
    { WHO($person) ->
        [you] You discard { $card }.
       *[other] { $person } discards { $card }.
    }
event-asked =
    { WHO($person) ->
        [you] You ask
       *[other] { $person } asks
    } { WHO($target) ->
        [you] you: shall we finish?
       *[other] { $target }: shall we finish?
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
event-closed =
    { WHO($person) ->
        [you] You finish the game.
       *[other] { $person } finishes the game.
    }
event-scored =
    { $score ->
        [one] { $names }: { $score } point (worth { $worth }).
       *[other] { $names }: { $score } points (worth { $worth }).
    }
event-matchOver = The match is over.

prompt-choose = Your turn: choose a card.
prompt-chooseOrClose = Your turn: choose a card, or finish.
prompt-chooseOrAsk = Your turn: choose a card, or ask to finish.
prompt-lay =
    { $places ->
        [1] Lay it on the highlighted place.
       *[other] Lay it on a highlighted place.
    }
prompt-take = Which card comes off?
prompt-discard = Discard the card?
prompt-warn =
    { $together ->
        [yes] The others can finish!
       *[no] { $name } can finish!
    }
prompt-tried = { CAPITAL($place) }: worth goes from { $before } to { $after }.
prompt-triedSame = { CAPITAL($place) }: worth stays { $worth }.
prompt-only = It can’t be played now. You can discard it.
prompt-answering = { $partner } thinks about { $name }’s question.
prompt-answeringYou = { $partner } thinks about your question.
prompt-dealing = The game is over.

aim-chooseFirst = Choose a card from your hand first.

control-hand = Your hand
control-drawn = just drawn
control-new = new
control-discard = Discard
control-discardChosen = Discard the chosen card
control-layAt = Lay { $card } here: { $place }
control-overAt = Lay { $card } here: { $place }, over { $gone }
control-takeAt = Take { $card } off: { $place }
control-worth = worth goes from { $before } to { $after }
control-worthSame = worth stays { $worth }
control-onOwn = your roof
control-onOther = the other roof

close-close = Finish
close-ask = Ask to finish
close-would = { $own } : { $other }
close-wouldScore =
    { $together ->
        [yes] You two would score { $own }, the others { $other }.
       *[no] You would score { $own }, { $name } { $other }.
    }
close-doubled = Every point of a roof’s worth above five counts twice.
close-notYet = once worth 5
close-title = Finish the game now?
close-titleAsk = Ask your partner whether to finish?
close-cost = Finishing costs one point.
close-once = You can ask once a turn, and can’t take it back.
close-total = The match would then stand at { $own } : { $other }.
close-yesAsk = Ask
close-no = Play on

question-title = { $name } asks: shall we finish?
question-worth = That would score { $own } : { $other }.
question-yes = Yes, finish
question-no = No, play on

pile-look = Look through the discard pile
pile-empty = Nothing there yet.
pile-newest = The newest first.
pile-left = What can still come
pile-leftHint = How many of each card are neither on a roof, nor discarded, nor in your hand.

sheet-title = Score sheet
sheet-game = Game
sheet-total = Total
sheet-closed = finished
sheet-running = now

since-title = Since your turn
since-round = Game { $round }
since-log = What happened in this game

gameEnd-closedBy =
    { WHO($person) ->
        [you] You finish the game.
       *[other] { $person } finishes the game.
    }
gameEnd-nobody = All cards are played, and nobody has finished.
gameEnd-worth = worth { $worth }
gameEnd-bonus = +{ $bonus } bonus
gameEnd-cost = −1 for finishing
gameEnd-soFar = In the match so far: { $names }.
gameEnd-decidedEven = Both roofs have scored the same.
gameEnd-decidedFull =
    { $more ->
        [one] { $names } got { $more } more point; in rows of one colour it was { $own } to { $other }.
       *[other] { $names } got { $more } more points; in rows of one colour it was { $own } to { $other }.
    }
gameEnd-decidedRows =
    { $more ->
        [one] { $names } got { $more } more point; in rows that count it was { $own } to { $other }.
       *[other] { $names } got { $more } more points; in rows that count it was { $own } to { $other }.
    }
gameEnd-decidedMore =
    { $more ->
        [one] { $names } got { $more } more point.
       *[other] { $names } got { $more } more points.
    }
gameEnd-next = Deal the next game
gameEnd-showRoofs = See the roofs
gameEnd-showAgain = Back to the end of the game
gameEnd-final = To the end of the match

matchEnd-title = The match
matchEnd-youWin = You win the match { $own } : { $other }!
matchEnd-weWin = You and { $partner } win the match { $own } : { $other }!
matchEnd-theyWin = { $names } win { $own } : { $other }.
matchEnd-wins = { $name } wins { $own } : { $other }.
matchEnd-share = { $points } all: the win is shared!
matchEnd-decided = Most of it was won in game { $round }: { $own } to { $other }.
matchEnd-roofs = Roofs
matchEnd-showAgain = Back to the end of the match

counting-rows = A row of three in one colour counts 2, in matching colours 1, else nothing. Eight rows make the worth of a system.
counting-bonus = This system is worth { $worth }. Every point above five counts twice: it scores 5 + 2 × { $bonus } = { $score }.
counting-cost = Finishing the game costs one point: whoever finished it with this system scores { $points }, not { $score }.
counting-match = Both systems are scored in every game of the match, and the highest sum wins.

help-aims = Nine places, eight rows of three: three cards of one colour count 2, three of matching colours 1. Yellow matches red, blue matches purple.
help-turn = On your turn you draw a card and play one: on your own roof to build, on the other one to spoil, or onto the discard pile. Once your roof is worth 5 you may finish instead.
help-cards = A letter goes to its own place, on either roof. X goes to any empty place of yours, a wrench to any of yours. Demontage takes a card off your roof, sabotage off either.
help-touch = Tap a card, then a highlighted place: you see what the move would do, and a second tap there makes it. A tap elsewhere takes it back; dragging the card there plays it at once. Tap a gauge to see why its row counts what it does: a cross means that colours in it don’t match, a dotted ring that one card is missing.
help-partners = With four, partners sit opposite each other and build one roof. The number in the circle at a portrait says who plays when, the one beside it how many cards they hold.
help-choose = choose a card from your hand
help-arrows = go from place to place
help-other = to the other roof and back
help-close = finish, or ask to finish
help-worth = what your system is worth
help-escape = put the card back, close what is open
help-discard = discard the chosen card
help-piles = look through the discard pile
