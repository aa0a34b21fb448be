### What is wrong with records, deals and moves of Sabotage; the params are texts in quotes, numbers, and words of the notation.

## Words

not-a-card = { $word } is not a card; cards are like A-red, X-blue, wrench-purple, demontage, sabotage
not-a-pipe = { $word } is not a pipe card; only these are laid, such as A-red
not-a-place = { $word } is not a place; places are A to I
not-a-roof = { $word } is not a roof; roofs are { $roofs }
place-follows = a place follows, such as lay { $card } own E [{ $clause }]
takes-nothing-off = { $word } takes no card off a roof; only demontage and sabotage do

## Deals

deal-missing = a deal is missing before this move
dealer-told-once = who deals is told in the first deal, and only there [A-20]
no-dealer = seat { $seat } is to deal, but there are { $seats } players [A-20]
other-first = seat { $seat } is to begin, but seat { $named } was named [A-20]
other-game = this is the deal of game { $game }, but game { $due } is to be dealt

## What one seat knows

knows-drawn = a seat knows the cards that it draws [A-60]
knows-own = a seat knows its own hand [A-60]
