### What things are called, and what the plain table says of moves and events: $seat is a player's name,
### $card a number, $words what follows the first word of the move.

event-dealt = The cards are dealt.
event-played = { $seat } plays { $card }.
event-took = { $seat } takes the trick.

move-play = Play { $words }

option-low = Who takes a trick
explanation-low = High or low.
option-low-no = The highest card
explanation-low-no = High cards win.
option-low-yes = The lowest card
explanation-low-yes = Low cards win.
