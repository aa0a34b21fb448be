### The reasons that opponents give for their moves in The Dark Cave, in the first person. $seat is a
### player, $creature a word; $gold and $turns are numbers with a tenth, $percent a rounded
### probability, $card and $cards are cards in notation, $place is a place,
### $worlds and $moves are counts.

opponent-expert = Expert

reason-own-nearer = This brings me nearer to the exit; that is worth { $gold } gold to me.
reason-own-farther = This makes my own way longer; that costs me { $gold } gold.
reason-mates-good = It helps those who I believe work for my side: { $gold } gold.
reason-mates-bad = It hinders those who I believe work for my side: { $gold } gold.
reason-others-good = It hinders those who I believe work for the other side: { $gold } gold.
reason-others-bad = It also helps those who I believe work for the other side: { $gold } gold.
reason-no-difference = It makes no difference to anybody's way.
reason-giveaway = It could give me away; so far others suspect me with { $percent } %.
reason-spent = I would rather have kept the card { $card }.
reason-draws = I get a new card for { $card }.
reason-passed = I have the least use for this: { $cards }.
reason-goal-known = I already know what I want to know about the goals.
reason-look-too-late = My dwarf is out; I don't need to know that any more.
reason-look-at-goal = The exit may be at { $place } (chance { $percent } %); it is good to know.
reason-look-at-clan = Does { $seat } work for my side? I would say, with a chance of { $percent } %.
reason-dwarf-is-out = It is of no use any more: the dwarf of { $seat } has left the cave.
reason-equip-self = It is worth { $gold } gold to me.
reason-equip-other = It helps { $seat } (on my side with a chance of { $percent } %).
reason-swap-better = The hand of { $seat } should be better than mine.
reason-swap-worse = The hand of { $seat } would hardly be better than mine.
reason-hits-nobody = The creature hits nobody: { $creature }.
reason-bars-way = The creature bars the way of those who I believe work for the other side: { $creature }.
reason-hits-self = The creature hits me too: { $creature }.
reason-hits-mate = The creature ({ $creature }) hits { $seat } (on the other side with a chance of only { $percent } %).
reason-hits-other = The creature ({ $creature }) hits { $seat } (on the other side with a chance of { $percent } %).
reason-cut-worth-it = The web is in my way; that is worth an axe.
reason-cut-not-worth-it = The web isn't worth an axe.
reason-still-hope = Somebody can still get out.
reason-lead-stays = Nobody can get out any more, and my side leads.
reason-was-refused = I proposed it before, and somebody wanted to go on.
reason-we-would-win = If the game ends now, my side should win.
reason-they-would-win = If the game ends now, the other side should win.
reason-nobody-would-win = If the game ends now, nobody wins.
reason-no-hope-left = Nothing will change any more.
reason-goes-nowhere = This way leads nowhere that I want to be.
reason-pays-cards = The way costs cards ({ $number }).
reason-pays-gold = The way costs gold ({ $number }).
reason-meets-creature = A creature is waiting there: { $creature }.
reason-gold-here = There is gold to take there.
reason-gold-near = It is worth fetching the gold of a vein first.
reason-would-show = I would have to show that I am a saboteur.
reason-way-left = From there the next likely exit is about { $turns } turns away; gold with me: { $gold }.
reason-leaves = Out of the cave, with gold: { $gold }.
reason-ends-well = That ends the game, and my side should win.
reason-ends-badly = That would end the game while the other side leads.
reason-turns-up-goal = The goal there may be the exit (chance { $percent } %).
reason-axe-worth-it = The attack would cost more than an axe: { $creature }.
reason-axe-kept = The attack isn't worth an axe: { $creature }.
reason-vein-worth-it = The gold is worth more to me than staying unknown.
reason-vein-would-show = I would rather stay unknown than have the gold.
reason-turned-so = The number of paths that meet there: { $number }.
reason-only-move = There is nothing else to do.
reason-looked-ahead = I played it on { $worlds } times with cards, goals and roles as they may be; my side’s chance to win is about { $percent } %.
reason-better-than-next = Of { $moves } moves that I tried it is the best; with the next one our chance would be about { $percent } %.
reason-better-now = If the game ends now, my side wins with a chance of about { $percent } %; later that would be less.
