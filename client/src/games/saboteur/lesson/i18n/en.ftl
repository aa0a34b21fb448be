### What the lesson of Saboteur says.
###
### $name (Text) what the saboteur of the first round is called
### $fellow (Text) what the other gold digger is called

dig-goal = The treasure lies under one of these three cards: dig a tunnel to it.
dig-card = Each turn you play one of your cards and draw another. Take this straight tunnel.
dig-place = Lay it beside the ladder, so that tunnel meets tunnel.

look-praise = Well dug!
look-card = Where is the gold? This map lets you look under one card.
look-place = Look here. Nobody else sees what you see.

mend-card = { $name } has broken your lamp: now you can’t dig. Take this repair, which shows a lamp.
mend-place = Choose yourself to mend it.

help-card = { $name } again: now { $fellow } can’t dig. This card mends a lamp or a cart: take it.
help-place = Choose { $fellow }: gold diggers win together.

clear-card = { $name } has laid a dead end! A rockfall takes a card away: take it.
clear-place = Bring down the dead end.

reach-card = Now only one card is missing: take this crossing.
reach-place = Lay it here, and you are at the gold.

gold-place = The gold goes round, and whoever reached it picks first. Take the 3: it stays secret until the end.

stop-pile = This round began a while ago: nothing is left to draw. If the last cards don’t reach the treasure, you win.
stop-card = { $fellow } has dug on: only one card is missing! Take this broken lamp.
stop-place = Break { $fellow }’s lamp.

block-card = Mended already! Take this dead end, a tunnel that leads nowhere.
block-place = Lay it there, right before the goal card.

caveIn-card = { $fellow } has brought down your dead end. You have a rockfall, too: take it.
caveIn-place = Bring down the end of the tunnel.

discard-card = This crossing would only help the others: take it …
discard-place = … and throw it away, face down: nobody sees it.

end-found = All roles are turned up: { $name } was the saboteur. Next round it is you!
end-missed = This time the treasure stayed hidden. All roles are turned up: { $name } was the saboteur. Next round it is you!
end-won = You have won as the saboteur, and are paid in gold. That is the whole game! The third round is yours, without hints.
end-dug = This time the diggers were faster. Now you know the whole game! The third round is yours, without hints.
