### The words of the plain table, which shows any game that brings no page of its own.
###
### $round, $rounds (Number) the round, and of how many
### $points (Number) a score
### $name (Text) what somebody is called
### $names (Text) the names of those who have won

claim = A game that was added here.
about = It has no pictures of its own: the table is shown as text, and each move is a button.
round = Round { $round } of { $rounds }

table = The table
hand = Your hand
moves = Your moves
score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

prompt-choose = Your turn: choose a move.
prompt-chance = Chance decides.
prompt-dealing = The round is over.
prompt-over = The game is over.

since-title = Since your turn
since-round = Round { $round }
since-log = What happened in this round

roundEnd-title = Round { $round } is over
roundEnd-next = Deal the next round
roundEnd-final = To the end of the game
roundEnd-look = See the table
roundEnd-back = Back to the end

gameEnd-title = The game
gameEnd-youWin = You win!
gameEnd-wins = { $name } wins.
gameEnd-share = { $names } share the win.
gameEnd-nobody = Nobody wins.

help-about = When it is your turn, choose one of the moves below the table. The rules say what each does.
help-tab = go from move to move
help-enter = make the move
