### What the lesson of Saboteur says.
###
### $name (Text) what the saboteur of the first round is called
### $fellow (Text) what the other gold digger is called

dig-goal = You are a gold digger. The treasure lies under one of these three cards: dig a tunnel to it.
dig-hand = These are your cards. Each turn you play one of them and draw a new one.
dig-card = Take this card: a tunnel that runs straight on.
dig-place = Lay it beside the ladder, so that tunnel meets tunnel.

look-card = Well dug! But where is the gold? This map lets you look under one card.
look-place = Look here. Nobody else sees what you see.

mend-broken = { $name } has broken your lamp. With a broken tool you can’t dig!
mend-card = This repair shows a lamp. Take it.
mend-place = Mend your own lamp: tap yourself.

help-broken = { $name } again: now { $fellow } can’t dig. Who would do such a thing?
help-card = A repair with two tools mends one of them. Take it, and help { $fellow }.
help-place = Tap { $fellow }. Gold diggers win together.

clear-blocked = A dead end! { $name } has closed the tunnel just before the gold.
clear-card = A rockfall takes a card away. Take it.
clear-place = Bring down the dead end.

reach-card = Only one card is missing. This one leads on in all directions.
reach-place = Lay it here, and you are at the gold.

gold-place = The gold goes round, and whoever reached it picks first. Take the 3: it stays secret until the end.

discard-role = New round, new roles: now you are the saboteur, and nobody knows. This round began a while ago.
discard-pile = Nothing is left to draw. When the last card has been played and the treasure isn’t reached, you win.
discard-card = You hold a fine tunnel card. It would only help the others: take it …
discard-place = … and throw it away. It goes face down, and nobody sees it.

stop-near = { $fellow } has dug on. Only this place is missing!
stop-card = Whoever has a broken tool can’t dig. Take this broken lamp.
stop-place = Break the lamp of { $fellow }.

block-mended = Mended already! Next turn { $fellow } will dig again.
block-card = This tunnel leads nowhere: a dead end.
block-place = Lay it there, right before the goal card.

caveIn-cleared = { $fellow } has brought down your dead end. The way is open again.
caveIn-card = You have a rockfall, too. Take it.
caveIn-place = Bring down the end of the tunnel.

last-again = { $fellow } has mended the tunnel with another card, and holds one last card.
last-card = If it is a tunnel, all is lost. Break the cart of { $fellow } before that.
last-place = Tap { $fellow }.

end-found = You have found the gold, and all roles are turned up: { $name } was the saboteur. Next round you are one yourself!
end-missed = This time the treasure stayed hidden, and all roles are turned up: { $name } was the saboteur. Next round you are one yourself!
end-won = Nobody has reached the treasure: saboteur, you have won, and are paid in gold. That is the whole game! The third round is yours, without hints.
end-dug = This time the diggers were faster. Now you know the whole game! The third round is yours, without hints.
