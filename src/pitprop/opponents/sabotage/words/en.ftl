### The reasons that opponents give for their moves in Sabotage, in the first person. $card is a word, $seat a player;
### $points and $worth are numbers of points, $before and $after what a system is worth. Estimates are
### told as words, which `grading.py` finds: $chance is hardly, unlikely, open, likely, nearly-sure or
### sure, $margin hair, little, clear or far.

opponent-expert = Expert

## Building and disturbing.

reason-own-system = This makes my own system worth { $after } instead of { $before }.
reason-other-system = This makes the other system worth { $after } instead of { $before }.
reason-own-better = It gives my own roof better prospects.
reason-own-row = Then only { $place } is missing for a row on my own roof.
reason-own-row-held = Then only { $place } is missing for a row on my own roof, and I have a card for it.
reason-own-misfit = The card on { $place } is in the way of a row.
reason-own-same = It leaves the prospects of my own roof as they are.
reason-own-covers = It takes the free place { $place } on my own roof.
reason-own-ties = It commits that place on my own roof to one colour.
reason-own-worse = In the long run it costs my own roof some of its prospects.
reason-other-worse = It spoils the prospects of the other roof.
reason-other-row = On the other roof one fitting card on { $place } would complete a row.
reason-other-misfit = On the other roof its colour is in the way of a row.
reason-other-part = On the other roof the card is part of a row that lacks only { $place }.
reason-other-same = It leaves the prospects of the other roof as they are.
reason-other-better = It would give the other roof better prospects.
reason-partners-card = My partner laid the card on { $place }, surely with a plan.

## The cards in hand.

reason-card-used = It uses up a card that is good for many things: { $card }.
reason-drop-useless = I discard a card that is of no more use to me: { $card }.
reason-drop-least = Of all my cards I will miss this the least: { $card }.
reason-drop-useful = It gives away a card that could still be of use: { $card }.

## Closing.

reason-lead-enough = { $points ->
    [one] If the game is finished now, it gives me a lead of one point, and that is enough.
   *[other] If the game is finished now, it gives me a lead of { $points } points, and that is enough.
}
reason-lead-small = If the game is finished now, it doesn’t give me enough of a lead.
reason-grows-on = If the game goes on, I expect my side to gain more than the other.
reason-others-grow = If the game goes on, I expect the other side to catch up.
reason-others-may-close = The other side can finish the game itself: its system is worth { $worth }.
reason-wins-match = { $points ->
    [one] Finishing wins the match, by one point.
   *[other] Finishing wins the match, by { $points } points.
}
reason-loses-match = { $points ->
    [one] Finishing loses the match, by one point.
   *[other] Finishing loses the match, by { $points } points.
}
reason-partner-wants = My partner wants to finish, and knows a hand that I don’t.

## What whoever is next can do.

reason-next-spoils = { $chance ->
    [sure] After that, { $seat } can certainly take something from my system.
    [nearly-sure] After that, { $seat } can almost certainly take something from my system.
   *[other] After that, { $seat } can probably take something from my system.
}
reason-next-builds = { $chance ->
    [sure] After that, { $seat } can certainly make their own system worth more.
    [nearly-sure] After that, { $seat } can almost certainly make their own system worth more.
   *[other] After that, { $seat } can probably make their own system worth more.
}
reason-next-builds-less = Otherwise { $seat } could probably make their own system worth more.

## What the search says.

reason-only-move = There is nothing else to do.
reason-looked-ahead = { $chance ->
    [sure] I played it out many times with hidden cards as they might be: the match is as good as won.
    [nearly-sure] I played it out many times with hidden cards as they might be: I should win the match.
    [likely] I played it out many times with hidden cards as they might be: I will probably win the match.
    [open] I played it out many times with hidden cards as they might be: the match is open.
    [unlikely] I played it out many times with hidden cards as they might be: I will probably lose the match.
   *[other] I played it out many times with hidden cards as they might be: the match can hardly be won any more.
}
reason-calculated = { $chance ->
    [sure] I calculated all moves to the end, however the cards may lie: the match is as good as won.
    [nearly-sure] I calculated all moves to the end, however the cards may lie: I should win the match.
    [likely] I calculated all moves to the end, however the cards may lie: I will probably win the match.
    [open] I calculated all moves to the end, however the cards may lie: the match is open.
    [unlikely] I calculated all moves to the end, however the cards may lie: I will probably lose the match.
   *[other] I calculated all moves to the end, however the cards may lie: the match can hardly be won any more.
}
reason-game-ahead = { $points ->
    [1] This game should end well for my side, if only just.
   *[other] This game should end well for my side.
}
reason-game-behind = { $points ->
    [1] The other side is a little likelier to win this game.
   *[other] The other side is likelier to win this game.
}
reason-better-than-next = { $margin ->
    [hair] Another move would be about as good.
    [little] Of all moves, it is the best, a little better than the next.
    [clear] Of all moves, it is clearly the best.
    [far] Of all moves, it is by far the best.
   *[other] Of all moves, it is the best.
}
reason-as-good = { $instead ->
    [build] This card on my own roof would be about as good: { $card }.
    [disturb] This card on the other roof would be about as good: { $card }.
    [build-at] This card on { $place } of my own roof would be about as good: { $card }.
    [disturb-at] This card on { $place } of the other roof would be about as good: { $card }.
    [clear] It would be about as good to take the card on { $place } off my own roof.
    [harm] It would be about as good to take the card on { $place } off the other roof.
    [finish] It would be about as good to finish the game now.
   *[discard] It would be about as good just to discard this: { $card }.
}
reason-next-best = { $instead ->
    [build] Second best would be this card on my own roof: { $card }.
    [disturb] Second best would be this card on the other roof: { $card }.
    [build-at] Second best would be this card on { $place } of my own roof: { $card }.
    [disturb-at] Second best would be this card on { $place } of the other roof: { $card }.
    [clear] Second best would be to take the card on { $place } off my own roof.
    [harm] Second best would be to take the card on { $place } off the other roof.
    [finish] Second best would be to finish the game now.
   *[discard] Second best would be just to discard this: { $card }.
}
reason-brings-less = { $instead ->
    [build] All that I could build on my own roof would bring less.
    [disturb] All that I could lay on the other roof would bring less.
    [clear] To take something off my own roof would bring less.
    [harm] To take something off the other roof would bring less.
    [finish] To finish the game now would bring less.
   *[discard] Just to discard something would bring less.
}
