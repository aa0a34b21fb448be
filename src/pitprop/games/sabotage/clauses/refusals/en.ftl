### Why a move is not allowed: a sentence for each reason, which says what is wrong and what would be
### right. Params are put in as words of the language: $seat is a player's name or “player 3”, $card is
### a card's word, $place is the letter of a place, $worth is a number.

game-over = The match is over after its last game; start a new one to play again.
not-dealt = No game is being played now; wait until the next one has been dealt.
not-your-turn = It is not your turn; now it is up to { $seat }.
not-in-hand = You have no card “{ $card }” in your hand; play one that you hold.
place-taken = A card lies on { $place } already; a card with a letter needs its place empty.
wrong-place = The card “{ $card }” does not belong on { $place }; it goes to the place of its own letter.
place-taken-for-x = A card lies on { $place } already; an X needs an empty place, only a wrench replaces a card.
x-on-other-roof = An X may not be laid on the other roof; lay it on your own.
wrench-on-other-roof = A wrench may not be laid on the other roof; lay it on your own.
demontage-on-other-roof = Demontage takes cards off your own roof only; for the other roof you need a sabotage card.
nothing-there = No card lies on { $place } of that roof; choose a place from which one can be taken.
own-roof-empty = Nothing lies on your own roof; demontage can only be discarded now.
both-roofs-empty = Nothing lies on either roof; sabotage can only be discarded now.
worth-too-little = Your system is worth { $worth }; to finish, it has to be worth 5 or more.
card-is-played = You have played your card; finishing comes before playing one, so wait for your next turn.
asked-already = Your partner has refused to finish in this turn; play a card.
nothing-asked = Nobody has asked for your consent; you answer when your partner wants to finish.
nobody-asks = With two players nobody asks for consent; whoever’s turn it is finishes without it.
answer-first = First answer whether { $seat } may finish; then play goes on.
waiting-for-answer = A question is open; { $seat } has to answer it before anything else.
