### The reasons that opponents give for their moves in Saboteur, in the first person. $seat is a
### player's name or “player 3”, $tool and $card are words, $place is a place in notation, $cards is
### a rounded number of cards, $value a number of gold pieces. Estimates are told as words, which
### `grading.py` finds: $chance is hardly, unlikely, open, likely, nearly-sure or sure, $margin hair,
### little, clear or far; $instead is a kind of move.

opponent-expert = Expert

## Laying path cards.

reason-nearer = { $cards ->
    [0] This brings the tunnel nearer to the treasure; then hardly anything is missing.
    [1] This brings the tunnel nearer to the treasure; then about one card is missing.
    [2] This brings the tunnel nearer to the treasure; then about two cards are missing.
    [3] This brings the tunnel nearer to the treasure; then about three cards are missing.
    [4] This brings the tunnel nearer to the treasure; then about four cards are missing.
   *[other] This brings the tunnel nearer to the treasure; but many cards are still missing.
}
reason-easier = { $cards ->
    [0] This makes it a little easier to get on; then hardly anything is missing.
    [1] This makes it a little easier to get on; then about one card is missing.
    [2] This makes it a little easier to get on; then about two cards are missing.
    [3] This makes it a little easier to get on; then about three cards are missing.
    [4] This makes it a little easier to get on; then about four cards are missing.
   *[other] This makes it a little easier to get on; but many cards are still missing.
}
reason-no-nearer = This brings the tunnel no nearer to the treasure.
reason-farther = This makes the way to the treasure longer.
reason-reaches = { $chance ->
    [sure] This reaches the treasure.
    [nearly-sure] This almost certainly reaches the treasure.
    [likely] This probably reaches the treasure.
    [open] This may well reach the treasure.
    [unlikely] With some luck this reaches the treasure.
   *[other] This reaches a goal, though hardly the treasure.
}
reason-spreads = It leaves several ways forward open.
reason-dead-end = It is a dead end, and diggers don’t lay those.
reason-blocks = { $cards ->
    [0] This blocks the way to the treasure for a moment.
    [1] This blocks the way to the treasure; then about one card is missing.
    [2] This blocks the way to the treasure; then about two cards are missing.
    [3] This blocks the way to the treasure; then about three cards are missing.
    [4] This blocks the way to the treasure; then about four cards are missing.
   *[other] This blocks the way to the treasure; many cards are missing then.
}
reason-lengthens = { $cards ->
    [0] This makes the way to the treasure longer; then hardly anything is missing.
    [1] This makes the way to the treasure longer; then about one card is missing.
    [2] This makes the way to the treasure longer; then about two cards are missing.
    [3] This makes the way to the treasure longer; then about three cards are missing.
    [4] This makes the way to the treasure longer; then about four cards are missing.
   *[other] This makes the way to the treasure longer; many cards are missing then.
}
reason-builds = This helps the diggers along.
reason-no-help = This is no help to the diggers.
reason-hands-over = { $chance ->
    [sure] This would hand the treasure to the diggers.
    [nearly-sure] This would almost certainly hand the treasure to the diggers.
    [likely] This would probably hand the treasure to the diggers.
    [open] This might well hand the treasure to the diggers.
   *[other] This could hand the treasure to the diggers.
}

## Rockfalls.

reason-rockfall-clears = The card at { $place } is in the way of the tunnel.
reason-rockfall-harms = The card at { $place } should stay.
reason-rockfall-tears = Without the card at { $place } the way to the treasure is longer again.
reason-rockfall-idle = Without the card at { $place } little changes.
reason-rockfall-helps = Without the card at { $place } the diggers have it easier.

## Breaking and mending.

reason-suspected = { $chance ->
    [sure] I am sure that { $seat } is a saboteur.
    [nearly-sure] I am nearly sure that { $seat } is a saboteur.
    [likely] I take { $seat } for a saboteur.
    [open] { $seat } may well be a saboteur.
   *[other] { $seat } might be a saboteur.
}
reason-trusted = { $chance ->
    [hardly] I don’t suspect { $seat } at all.
    [unlikely] I hardly suspect { $seat }.
   *[other] I don’t suspect { $seat } enough for that.
}
reason-own-tool = Why should I break my own tool?
reason-stop-digger = { $chance ->
    [sure] I am sure that { $seat } is a digger, and has to be stopped.
    [nearly-sure] { $seat } is almost certainly a digger, and has to be stopped.
    [likely] { $seat } is probably a digger, and has to be stopped.
    [open] { $seat } may well be a digger, and would have to be stopped.
   *[other] If { $seat } is a digger after all, this stops them.
}
reason-stop-longer = { $chance ->
    [sure] I am sure that { $seat } is a digger, and another broken tool holds them up for longer.
    [nearly-sure] { $seat } is almost certainly a digger, and another broken tool holds them up for longer.
    [likely] { $seat } is probably a digger, and another broken tool holds them up for longer.
   *[other] If { $seat } is a digger after all, another broken tool holds them up for longer.
}
reason-breaks-friend = { $chance ->
    [sure] I am sure that { $seat } is a saboteur like me.
    [nearly-sure] { $seat } is almost certainly a saboteur like me.
    [likely] { $seat } is probably a saboteur like me.
   *[other] { $seat } may be a saboteur like me.
}
reason-mend-own = My own tool ({ $tool }) is broken, and until it is mended I can’t lay path cards.
reason-mend-mate = { $chance ->
    [sure] I completely trust { $seat }, who needs this tool: { $tool }.
    [nearly-sure] I trust { $seat }, who needs this tool: { $tool }.
   *[other] I more or less trust { $seat }, who needs this tool: { $tool }.
}
reason-no-mending = { $chance ->
    [sure] I am sure that { $seat } is a saboteur: I mend nothing for them.
    [nearly-sure] { $seat } is almost certainly a saboteur: I mend nothing for them.
    [likely] I take { $seat } for a saboteur, so I mend nothing for them.
   *[other] I don’t trust { $seat } enough to mend their tool.
}
reason-own-first = My own tool is broken, too, and comes first.
reason-mend-friend = { $chance ->
    [sure] I am sure that { $seat } is a saboteur like me, and needs this tool: { $tool }.
    [nearly-sure] { $seat } is almost certainly a saboteur like me, and needs this tool: { $tool }.
    [likely] { $seat } is probably a saboteur like me, and needs this tool: { $tool }.
    [open] { $seat } may be a saboteur like me, and needs this tool: { $tool }.
   *[other] { $seat } is hardly a saboteur like me.
}
reason-mends-stranger = { $chance ->
    [hardly] { $seat } is hardly a saboteur like me, so why mend their tool?
    [unlikely] { $seat } is probably no saboteur like me, so why mend their tool?
   *[other] I am not sure enough that { $seat } is a saboteur like me.
}

## Maps.

reason-map-tells = I don’t know yet what lies at { $place }.
reason-map-known = I already know what lies at { $place }.
reason-map-seen = Others have already looked at { $place }.

## Where the treasure is.

reason-treasure-seen = I have seen it: the treasure lies at { $place }.
reason-treasure-told = { $chance ->
    [sure] { $seat } says that the treasure lies at { $place }, and so it does.
    [nearly-sure] { $seat } says that the treasure lies at { $place }, and I believe it.
   *[other] { $seat } says that the treasure lies at { $place }, and that is probably true.
}
reason-treasure-guessed = { $chance ->
    [sure] The treasure must lie at { $place }.
    [nearly-sure] After all that has been said and done, I am nearly sure that the treasure lies at { $place }.
   *[other] After all that has been said and done, the treasure probably lies at { $place }.
}
reason-treasure-doubted = { $seat } says that the treasure lies at { $place }, but I don’t believe it.
reason-treasure-distrusts = I believed { $seat } before, but by now I suspect them more.
reason-treasure-unlikely = I believed { $seat } before, but what has been said and done since speaks against it.
reason-treasure-trusts = I didn’t believe { $seat } before, but by now I suspect them less.
reason-treasure-likely = I didn’t believe { $seat } before, but what has been said and done since speaks for it.
reason-treasure-before = Until now I took it that the treasure lay at { $place }; what has been said and done since speaks against it.

## Passing.

reason-drop = Of all my cards, I can best spare this one: { $card }.
reason-drop-dead-end = This card is best thrown away: { $card }.
reason-drop-good = The diggers must not get this card: { $card }.

## Hiding and striking.

reason-hides = { $chance ->
    [hardly] It looks like a digger’s move, and I want to stay unsuspected.
    [unlikely] It looks like a digger’s move, and I am suspected only a little so far.
    [open] It looks like a digger’s move, and I am half suspected already.
   *[other] It looks like a digger’s move, and I am suspected enough as it is.
}
reason-shows = { $chance ->
    [hardly] It looks suspicious, and so far nobody suspects me.
    [unlikely] It looks suspicious, and so far I am suspected only a little.
    [open] It looks suspicious, and I am half suspected already.
   *[other] It looks suspicious, and I am suspected enough as it is.
}
reason-keep = This would do more harm later in the round.
reason-waits = I am a saboteur, but it is still too early to show it, so I dig along.

## Turning stones and picking gold.

reason-turn = This way round the fewest cards are missing on the way to the treasure.
reason-turn-away = This way round the most cards are missing on the way to the treasure.
reason-most-gold = { $value ->
    [one] The most valuable gold card on offer; it is worth one piece of gold.
   *[other] The most valuable gold card on offer; it is worth { $value } pieces of gold.
}

## What the search says.

reason-only-move = There is nothing else to do.
reason-looked-ahead = { $chance ->
    [sure] I played the round out many times with hidden cards and roles as they might be: my side wins it nearly every time.
    [nearly-sure] I played the round out many times with hidden cards and roles as they might be: my side seldom loses it.
    [likely] I played the round out many times with hidden cards and roles as they might be: my side wins it more often than not.
    [open] I played the round out many times with hidden cards and roles as they might be: my side wins it about half of the time.
    [unlikely] I played the round out many times with hidden cards and roles as they might be: my side loses it more often than not.
   *[other] I played the round out many times with hidden cards and roles as they might be: my side seldom wins it.
}
reason-better-than-next = { $margin ->
    [hair] Another move that I tried would be about as good.
    [little] Of all the moves I tried, it is the best, a little better than the next.
    [clear] Of all the moves I tried, it is clearly the best.
    [far] Of all the moves I tried, it is by far the best.
   *[other] Of all the moves I tried, it is the best.
}
reason-as-good = { $instead ->
    [lay] It would be about as good to lay this card at { $place }: { $card }.
    [break] It would be about as good to break a tool of { $seat }: { $tool }.
    [break-own] It would be about as good to break my own tool: { $tool }.
    [mend] It would be about as good to mend a tool of { $seat }: { $tool }.
    [mend-own] It would be about as good to mend my own tool: { $tool }.
    [rockfall] It would be about as good to take away the card at { $place }.
    [look] It would be about as good to look at what lies at { $place }.
    [turned] It would be about as good to lay it the other way round.
    [mend-with] It would be about as good to use this card for it: { $card }.
   *[drop] It would be about as good just to discard this: { $card }.
}
