### Why a move is not allowed: a sentence for each reason, which says what is wrong and what would be
### right. Params are put in as words of the language: $seat is a player's name or “player 3”, $tool
### and $side are words without an article, $tools is a list of tools, $card is a card's word or, for
### a path card, its notation, $place is a place in notation, $count and $value are numbers.

not-your-turn = It is not your turn; now it is up to { $seat }.
not-in-hand = You have no card “{ $card }” in your hand; play one that you hold.
wrong-phase-turn = A stone has just come up and has to be turned to fit first; then play goes on.
wrong-phase-take = The gold is being shared out; all that can be done now is to pick a gold card.
wrong-phase-deal = No round is being played now; wait until the next one has been dealt.
game-over = The game is over after its last round; start a new one to play again.
nothing-to-turn = No stone is waiting to be turned; you turn one only when it has just come up and leaves a choice.
nothing-to-take = No gold is being shared out now; you pick gold cards when the gold diggers have won a round.
broken-tool = With broken tools in front of you ({ $tools }) you cannot lay a path card; play an action card, such as a fitting repair, or pass.
place-taken = A card lies at { $place } already; choose an empty place.
in-the-air = At { $place } the card would hang in the air; lay it beside a card that lies face up.
goals-alone = At { $place } the card would touch nothing but face-down goals; it needs a face-up card beside it.
crosswise = None of your cards can lie as “{ $card }”; a path card is laid as printed or upside down, never sideways.
opening-meets-wall = At { $place } the opening to the { $side } would meet a wall; turn the card or find a place where it meets an opening.
wall-meets-opening = At { $place } the card would wall up the tunnel that comes in from the { $side }; turn it or choose a card that is open there.
not-joined-to-start = At { $place } the card would not carry on a tunnel that leads back to the start card; choose a place where such a tunnel arrives.
nothing-continued = At { $place } the card would not carry on any tunnel; one of its openings has to meet an opening of a face-up card.
already-broken = A broken { $tool } lies in front of { $seat } already; nobody can have two of a kind, so choose another player.
own-tool = At this table broken tools go in front of other players only; choose somebody other than yourself.
no-such-seat = There is no { $seat } at this table; choose one of the players who sit here.
not-broken = No broken { $tool } lies in front of { $seat }; a repair needs something to mend.
wrong-repair = The card “{ $card }” does not mend a { $tool }; it mends only what it shows.
no-card-there = No tunnel card lies at { $place }; a rockfall needs one to take away.
not-the-start = The start card at { $place } withstands every rockfall; choose a tunnel card.
not-a-goal = The goal card at { $place } withstands every rockfall; choose a tunnel card.
no-goal-there = No goal card lies at { $place }; look at one of the goals that are face down.
goal-face-up = The goal card at { $place } is face up for all to see; look at one that is still face down.
turn-does-not-fit = Lying as “{ $card }” the stone would not fit; choose one of the ways round that are left to you.
not-offered = There is no gold card worth { $value } among those you may pick from; pick one that you see.
