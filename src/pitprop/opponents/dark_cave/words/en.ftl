### The reasons that opponents give for their moves in The Dark Cave, in the first person. $seat is a
### player, $creature a word, $gold and $number are counts, $card and $cards are cards in notation,
### $place is a place. Estimates are told as words, which `grading.py` finds: $chance is hardly,
### unlikely, open, likely, nearly-sure or sure, $amount (of gold) little, some or much, $far next, near,
### away or distant (turns), $margin hair, little, clear or far. $instead is a kind of move.

opponent-expert = Expert

reason-own-nearer = { $amount ->
    [little] This brings me a little nearer to the exit.
    [much] This brings me much nearer to the exit.
   *[other] This brings me nearer to the exit.
}
reason-own-farther = { $amount ->
    [little] This makes my own way a little longer.
    [much] This makes my own way much longer.
   *[other] This makes my own way longer.
}
reason-mates-good = { $amount ->
    [little] It is a little help to those I believe to work for my side.
    [much] It is of great help to those I believe to work for my side.
   *[other] It helps those I believe to work for my side.
}
reason-mates-bad = { $amount ->
    [little] It slightly hinders those I believe to work for my side.
    [much] It badly hinders those I believe to work for my side.
   *[other] It hinders those I believe to work for my side.
}
reason-others-good = { $amount ->
    [little] It slightly hinders those I believe to work for the other side.
    [much] It badly hinders those I believe to work for the other side.
   *[other] It hinders those I believe to work for the other side.
}
reason-others-bad = { $amount ->
    [little] It is a little help to those I believe to work for the other side.
    [much] It is of great help to those I believe to work for the other side.
   *[other] It helps those I believe to work for the other side.
}
reason-no-difference = It makes no difference to anybody’s way.
reason-giveaway = { $chance ->
    [hardly] It could give me away, and so far nobody suspects me.
    [unlikely] It could give me away, and so far I am suspected only a little.
    [open] It could give me away: I am half suspected already.
   *[other] It could give me away for good: I am suspected enough as it is.
}
reason-spent = I would rather keep this card: { $card }.
reason-draws = By playing this card ({ $card }) I get to draw a new one.
reason-passed = I have the least use for this: { $cards }.
reason-goal-known = I already know what I want to know about the goals.
reason-look-too-late = My dwarf is out; I don’t need to know that any more.
reason-look-at-goal = { $chance ->
    [sure] The exit is at { $place }; it is good to see it.
    [nearly-sure] The exit is almost certainly at { $place }; it is good to know.
    [likely] The exit is probably at { $place }; it is good to know.
    [open] The exit may well be at { $place }; it is good to know.
    [unlikely] The exit may be at { $place }; it is good to know.
   *[other] The exit is hardly likely to be at { $place }, but it is good to know.
}
reason-look-at-clan = { $chance ->
    [sure] { $seat } surely works for my side; then I would know for certain.
    [nearly-sure] Does { $seat } work for my side? I am nearly sure.
    [likely] Does { $seat } work for my side? Probably.
    [open] Does { $seat } work for my side? I can’t tell yet.
    [unlikely] Does { $seat } work for my side? Probably not.
   *[other] Does { $seat } work for my side? Hardly.
}
reason-dwarf-is-out = It is of no use any more: the dwarf of { $seat } has left the cave.
reason-equip-self = { $amount ->
    [little] It may come in handy.
    [much] It will be very useful to me.
   *[other] It will be useful to me.
}
reason-equip-other = { $chance ->
    [sure] It helps { $seat }, who surely works for my side.
    [nearly-sure] It helps { $seat }, who almost certainly works for my side.
    [likely] It helps { $seat }, who probably works for my side.
    [open] It helps { $seat }, who may work for my side.
   *[other] It helps { $seat }, who might yet work for my side.
}
reason-equip-rival = { $chance ->
    [hardly] It helps { $seat }, who almost certainly works for the other side.
    [unlikely] It helps { $seat }, who probably works for the other side.
   *[other] It helps { $seat }, who may work for the other side.
}
reason-swap-better = The hand of { $seat } should be better than mine.
reason-swap-worse = The hand of { $seat } would hardly be better than mine.
reason-hits-nobody = The creature hits nobody: { $creature }.
reason-bars-way = The creature bars the way of those I believe to work for the other side: { $creature }.
reason-hits-self = The creature hits me too: { $creature }.
reason-hits-mate = { $chance ->
    [hardly] The creature ({ $creature }) hits { $seat }, who almost certainly works for my side.
    [unlikely] The creature ({ $creature }) hits { $seat }, who probably works for my side.
   *[other] The creature ({ $creature }) hits { $seat }, who may work for my side.
}
reason-hits-other = { $chance ->
    [sure] The creature ({ $creature }) hits { $seat }, who surely works for the other side.
    [nearly-sure] The creature ({ $creature }) hits { $seat }, who almost certainly works for the other side.
    [likely] The creature ({ $creature }) hits { $seat }, who probably works for the other side.
   *[other] The creature ({ $creature }) hits { $seat }, who may work for the other side.
}
reason-cut-worth-it = The web is in my way; that is worth an axe.
reason-cut-not-worth-it = The web isn’t worth an axe.
reason-still-hope = Somebody can still get out.
reason-lead-stays = Nobody can get out any more, and my side leads.
reason-was-refused = It was proposed before, and somebody wanted to go on.
reason-we-would-win = If the game ends now, my side should win.
reason-they-would-win = If the game ends now, the other side should win.
reason-nobody-would-win = If the game ends now, nobody wins.
reason-no-hope-left = Nothing will change any more.
reason-goes-nowhere = This way leads nowhere that I want to be.
reason-pays-cards = { $number ->
    [0] The way costs no card.
    [one] The way costs a card.
   *[other] The way costs { $number } cards.
}
reason-pays-gold = { $number ->
    [0] The way costs no gold.
    [one] The way costs a piece of gold.
   *[other] The way costs { $number } pieces of gold.
}
reason-meets-creature = The way leads to a creature: { $creature }.
reason-gold-here = There is gold to take here.
reason-way-to-gold = The way leads to gold that I can take.
reason-gold-near = It is worth fetching the gold of a vein first.
reason-would-show = I would have to show that I am a saboteur.
reason-way-nearer = { $far ->
    [next] The way brings me nearer to the goal at { $place }, which can then be reached in about a turn.
    [near] The way brings me nearer to the goal at { $place }, which is then about two turns away.
    [away] The way brings me nearer to the goal at { $place }, which is then a few turns away.
   *[distant] The way brings me nearer to the goal at { $place }, which is still many turns away then.
}
reason-way-left = { $far ->
    [next] From the end of the way the goal at { $place } can be reached in about a turn.
    [near] From the end of the way the goal at { $place } is about two turns away.
    [away] From the end of the way the goal at { $place } is a few turns away.
   *[distant] From the end of the way the goal at { $place } is still many turns away.
}
reason-way-from-here = { $far ->
    [next] From where I stand, the goal at { $place } can be reached in about a turn.
    [near] From where I stand, the goal at { $place } is about two turns away.
    [away] From where I stand, the goal at { $place } is a few turns away.
   *[distant] From where I stand, the goal at { $place } is many turns away.
}
reason-nearer-costs = { $cost ->
    [gold] I could get nearer to the goal at { $place }, but not without paying gold, and that isn’t worth it.
    [cards] I could get nearer to the goal at { $place }, but not without giving cards away, and that isn’t worth it.
    [creature] I could get nearer to the goal at { $place }, but a creature stands on the way, and that isn’t worth it.
    [goals] I could get nearer to the goal at { $place }, but that would lead me away from the others.
   *[other] I could get nearer to the goal at { $place }, but then I would have to show that I am a saboteur.
}
reason-goal-left = The goal at { $place } is nearer, but { $seat } is nearer to it than I am.
reason-goal-changed = I was on my way to the goal at { $place }, but from here this one is at least as good.
reason-goal-taken-over = From here it is worth my while after all to turn up the goal at { $place } myself.
reason-no-way-nearer = { $far ->
    [next] No way brings me nearer to the goal at { $place }; from here it can be reached in about a turn.
    [near] No way brings me nearer to the goal at { $place }; from here it is about two turns away.
    [away] No way brings me nearer to the goal at { $place }; from here it is a few turns away.
   *[distant] No way brings me nearer to the goal at { $place }; from here it is many turns away.
}
reason-leaves = { $gold ->
    [0] The way leads out of the cave, though without gold.
    [one] The way leads out of the cave, with a piece of gold.
   *[other] The way leads out of the cave, with { $gold } pieces of gold.
}
reason-ends-well = Leaving the cave ends the game, and my side should win.
reason-may-end-well = Leaving the cave may end the game, and then my side should win.
reason-ends-badly = Leaving the cave would end the game while the other side leads.
reason-may-end-badly = Leaving the cave might end the game while the other side leads.
reason-turns-up-goal = { $chance ->
    [sure] The goal at { $place } is the exit.
    [nearly-sure] The goal at { $place } is almost certainly the exit.
    [likely] The goal at { $place } is probably the exit.
    [open] The goal at { $place } may well be the exit.
    [unlikely] The goal at { $place } may be the exit.
   *[other] The goal at { $place } is hardly likely to be the exit, but then I would know.
}
reason-axe-worth-it = The attack would cost more than an axe: { $creature }.
reason-axe-kept = The attack isn’t worth an axe: { $creature }.
reason-vein-worth-it = The gold is worth more to me than staying unknown.
reason-vein-would-show = I would rather stay unknown than have the gold.
reason-turned-so = { $number ->
    [0] No paths meet there.
    [one] One path meets it there.
   *[other] It joins { $number } paths there.
}
reason-only-move = There is nothing else to do.
reason-looked-ahead = { $chance ->
    [sure] I played on from here many times with cards, goals and roles as they may be: my side wins nearly every time.
    [nearly-sure] I played on from here many times with cards, goals and roles as they may be: my side seldom loses.
    [likely] I played on from here many times with cards, goals and roles as they may be: my side wins more often than not.
    [open] I played on from here many times with cards, goals and roles as they may be: my side wins about half of the time.
    [unlikely] I played on from here many times with cards, goals and roles as they may be: my side wins less than half of the time.
   *[other] I played on from here many times with cards, goals and roles as they may be: my side seldom wins.
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
    [look] It would be about as good to look at the goal at { $place }.
    [rockfall] It would be about as good to take away the card at { $place }.
    [play] It would be about as good to play this card: { $card }.
    [turned] It would be about as good to lay it there another way round.
    [like] It would be about as good to lay another card like it there.
    [play-otherwise] It would be about as good to use this card otherwise: { $card }.
   *[discard] It would be about as good just to discard this: { $card }.
}
reason-better-now = { $chance ->
    [sure] If the game ends now, my side wins; later that would be less sure.
    [nearly-sure] If the game ends now, my side almost certainly wins; later that would be less sure.
   *[other] If the game ends now, my side probably wins; later that would be less likely.
}
