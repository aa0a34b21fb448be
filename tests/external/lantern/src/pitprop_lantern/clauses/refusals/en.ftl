### Why a move is not allowed.

not-your-turn = It is { $seat }'s turn.
not-in-hand = You have no { $card }.
