## Words

not-a-card = { $word } is geen kaart; kaarten zijn bijvoorbeeld A-red, X-blue, wrench-purple, demontage, sabotage
not-a-pipe = { $word } is geen buiskaart; alleen die worden gelegd, zoals A-red
not-a-place = { $word } is geen plek; plekken zijn A tot en met I
not-a-roof = { $word } is geen dak; daken zijn { $roofs }
place-follows = daarna staat een plek, zoals lay { $card } own E [{ $clause }]
takes-nothing-off = { $word } haalt geen kaart van een dak; dat doen alleen demontage en sabotage

## Deals

deal-missing = vóór deze zet ontbreekt een deling
dealer-told-once = wie er deelt staat in de eerste deling, en alleen daar [A-20]
no-dealer = plaats { $seat } zou delen, en er zijn { $seats } spelers [A-20]
other-first = plaats { $seat } zou beginnen, en plaats { $named } was aangewezen [A-20]
other-game = dit is de deling van spel { $game }, terwijl spel { $due } gedeeld moet worden

## What one seat knows

knows-drawn = een plaats kent de kaarten die die trekt [A-60]
knows-own = een plaats kent de eigen hand [A-60]
