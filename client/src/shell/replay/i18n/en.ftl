### The words of looking back on a game.
###
### $round, $move (Number) which move of which round
### $name (Text) what somebody is called

title = Look back
toTable = To the table
hands = The hands
noCards = no cards
nothing = Nothing happens.
rounds = Rounds
moment = { $move ->
    [0] Round { $round }, after the deal
   *[other] Round { $round }, move { $move }
}
thoughts = What { $name } thought

open-about = Look back on any game: paste its record, or open the file. It is replayed by the rules and kept nowhere.
open-paste = The record
open-go = Look back
open-file = Open a file
open-tooLong = This file is too large for a record.

control-all = Through the game
control-slider = Moment
control-play = Play (space)
control-pause = Pause (space)
control-on = On (right arrow)
control-back = Back (left arrow)
control-roundOn = Next round (page down)
control-roundBack = Back to the start of the round (page up)
control-pace = Pace

pace-slow = Slow
pace-steady = Steady
pace-quick = Quick
pace-fastest = Fastest

through-title = Through whose eyes
through-open = All hands open
through-spectator = What all could see
through-seat = What { $name } knew

panel-all = Beside the board
panel-moments = What happened
panel-data = As data

data-about = The same as data: what the server tells of this moment, and the notation.
data-move = Move
data-deal = Deal
data-thoughts = Reasons
data-view = View

share-title = Pass on
share-link = Link to this moment
share-noLink = A record from elsewhere has no address of its own: pass on the record.
share-record = Save the record
