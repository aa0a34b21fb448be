### What the lesson of The Dark Cave says.
###
### $name (Text) what the saboteur is called
### $fellow (Text) what the loyal dwarf of the own clan is called

dig-cave = One of the four face-down goals is the exit. Get your gold out of there: you work for the blue clan.
dig-turn = Each turn you play a card, then move your dwarf, and draw.
dig-card = Take this path card.
dig-place = Lay it beside the start.

walk-figure = Now your dwarf may walk: up to three steps, each from one field to the next.
walk-place = Step onto your new path.

stay-place = The path stops here. End your turn.

traitor-clan = { $name } and { $fellow } are blue like you. But a saboteur works for the other clan, and nobody knows who it is.
traitor-card = Secret information shows one clan card to you alone. Take it.
traitor-place = Look at { $name }’s card.

far-praise = Now you know, and nobody else does.
far-place = Walk on: three steps, up to here.
creature-rat = { $name } has sent a rat, and it has eaten one of your cards. Creatures come out of the dark hole.
creature-card = Send the goblin after { $name }: it takes gold.
creature-place = Let it run to { $name }’s field.

on-praise = Well done!
on-place = Now go on along the path that the others have laid.

axe-card = A battle axe drives creatures off. Take it.
axe-place = Put it in front of you.

goal-place = And now onto the face-down goal. Will it be the exit?

discard-exit = The exit! Whoever works for your clan may leave the cave there, with all their gold.
discard-card = But a card comes first. You don’t need any more: take this one …
discard-place = … and discard it.

out-place = Out with you, through the exit!

end-won = All who work for blue are out: the game is over. Each clan’s gold counts once for each dwarf working for the other one. Your clan has won, and now you know the game!
end-otherwise = The game is over. Each clan’s gold counts once for each dwarf working for the other one. Your clan has won, and now you know the game!
end-lost = The game is over. Each clan’s gold counts once for each dwarf working for the other one. Now you know the game!
