### The reasons that opponents give for their moves in Saboteur, in the first person. $seat is a
### player's name or “player 3”, $tool and $card are words, $place is a place in notation, $cards is
### a rounded number of cards, $percent a rounded probability, $value a number of gold pieces,
### $worlds and $moves are counts.

opponent-expert = Expert

## What is believed, said beside what follows from it.

reason-treasure-at = I think that the treasure is at { $place } (I am { $percent } % sure).
reason-treasure-known = I know that the treasure is at { $place }.
reason-treasure-open = I have no idea yet where the treasure is.

## Laying path cards.

reason-nearer = This brings the tunnel nearer to the treasure; cards still missing after it: about { $cards }.
reason-no-nearer = This brings the tunnel no nearer to the treasure; cards missing: about { $cards }.
reason-farther = This makes the way to the treasure longer; cards missing after it: about { $cards }.
reason-reaches = This reaches the treasure, if it is where I think (chance { $percent } %).
reason-spreads = It leaves several ways open to go on.
reason-dead-end = It is a dead end, and diggers don’t lay those.
reason-blocks = This blocks the way to the treasure; cards missing after it: about { $cards }.
reason-builds = This helps the diggers along; cards missing after it: about { $cards }.
reason-hands-over = This would hand the treasure to the diggers (chance { $percent } %).

## Rockfalls.

reason-rockfall-clears = The card at { $place } is in the way of the tunnel.
reason-rockfall-harms = The card at { $place } had better stay.
reason-rockfall-tears = Without the card at { $place } the tunnel is torn apart.

## Breaking and mending.

reason-suspected = I take { $seat } for a saboteur ({ $percent } %).
reason-trusted = I don’t suspect { $seat } enough for that ({ $percent } %).
reason-own-tool = Why should I break my own tool?
reason-stop-digger = I take { $seat } for a digger ({ $percent } %) who has to be stopped.
reason-mend-own = My own tool ({ $tool }) is broken, and until it is mended I can’t lay path cards.
reason-mend-mate = I trust { $seat } ({ $percent } %), who needs this tool: { $tool }.
reason-no-mending = I suspect { $seat } ({ $percent } %), so I don’t mend there.
reason-mend-friend = I take { $seat } for a saboteur like me ({ $percent } %), who needs this tool: { $tool }.

## Maps.

reason-map-tells = I don’t know yet what lies at { $place }.
reason-map-known = I already know what lies at { $place }.

## Passing.

reason-drop = Of my cards I can spare this one best: { $card }.
reason-drop-dead-end = Best thrown away: { $card }.
reason-drop-good = The diggers must not get this card: { $card }.

## Hiding and striking.

reason-hides = It looks like a digger’s move, and I want to stay hidden (I am suspected with { $percent } %).
reason-shows = It looks suspicious (I am suspected with { $percent } % so far).
reason-keep = It would do more harm later.

## Turning stones and picking gold.

reason-turn = This way round the fewest cards are missing to the treasure: about { $cards }.
reason-turn-away = This way round the most cards are missing to the treasure: about { $cards }.
reason-most-gold = The most valuable gold card on offer (worth { $value }).

## What the search says.

reason-only-move = There is nothing else to do.
reason-looked-ahead = I played the round out { $worlds } times with cards and roles as they may lie; my side’s chance to win it is about { $percent } %.
reason-better-than-next = Of { $moves } moves that I tried it is the best; with the next one our chance would be about { $percent } %.
