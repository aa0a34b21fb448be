### The reasons that opponents give for their moves in Sabotage, in the first person. $card is a word;
### $points and $worth are (rounded) numbers of points, $percent a rounded probability, $worlds and
### $moves are counts, $before and $after what a system is worth.

opponent-expert = Expert

## Building and disturbing.

reason-own-system = It makes the worth of my own system { $after } instead of { $before }.
reason-other-system = It makes the worth of the other system { $after } instead of { $before }.
reason-own-better = This helps my own roof; points I now expect from it: about { $points }.
reason-own-worse = This does my own roof no good; points I still expect from it: about { $points }.
reason-other-worse = This spoils the other roof; points I still expect from it: about { $points }.
reason-other-better = This would help the other roof; points I would expect from it then: about { $points }.
reason-partners-card = My partner laid the card on { $place }, surely with a plan.

## The cards in hand.

reason-could-wait = The card could have waited; part of this I could also have had later.
reason-card-used = It uses up a card that is good for many things: { $card }.
reason-drop-useless = I part with a card that is of no more use to me: { $card }.
reason-drop-least = Something has to go, and I miss this the least: { $card }.

## Closing.

reason-lead-enough = Finished now, my lead in this game is a good one: { $points }.
reason-lead-small = Finished now, my lead in this game is not enough for me: { $points }.
reason-grows-on = If the game goes on, I expect to gain more than the others.
reason-others-grow = If the game goes on, I expect the others to catch up.
reason-others-may-close = The others can finish the game themselves: their system is worth { $worth }.
reason-wins-match = Finishing wins the match, with a lead of { $points }.
reason-loses-match = Finishing loses the match; points missing: { $points }.
reason-partner-wants = My partner wants to finish, and knows a hand that I don't.

## What the search says.

reason-only-move = There is nothing else to do.
reason-looked-ahead = I played it out { $worlds } times with cards as they may lie; my chance to win the match is about { $percent } %.
reason-calculated = I calculated all moves to the end, for { $worlds } ways in which the cards may lie; my chance to win the match is about { $percent } %.
reason-game-ahead = This game should end well for my side; lead in points that I expect: about { $points }.
reason-game-behind = The others are likelier to win this game; points that I expect to be behind: about { $points }.
reason-game-even = This game looks even.
reason-better-than-next = Of { $moves } moves it is the best; with the next one my chance would be about { $percent } %.
