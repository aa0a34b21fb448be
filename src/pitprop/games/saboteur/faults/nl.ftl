## Words

not-a-card = { $word } is geen handkaart; kaarten zijn { $cards }
not-a-gold-card = goudkaarten zijn 1, 2 of 3 waard, niet { $word }
not-a-path-card = { $word } is geen gangenkaart; een kaart is zijn openingen met de klok mee vanaf het noorden, zoals NES
not-a-tool = { $word } is geen gereedschap; gereedschappen zijn { $tools }

## Deals

deal-missing = vóór deze zet ontbreekt een deling
first-told-once = wie er begint staat in de deling van de eerste ronde, en alleen daar [S-16]
gold-not-shuffled = de goudstapel wordt in deze ronde niet geschud [S-15]
gold-shuffled = de goudstapel wordt in deze ronde geschud [S-15]
left-over = aan deze tafel blijft de dwergkaart { $role } over [S-10]
no-first = plaats { $seat } zou beginnen, en er zijn { $seats } spelers [S-16]
no-left-over = de rollen eindigen met | en de dwergkaart die overblijft
other-first = plaats { $seat } zou beginnen, en plaats { $named } was aangewezen [S-16]
other-round = dit is de deling van ronde { $round }, terwijl ronde { $due } gedeeld moet worden

## What one seat knows

goal-known = het doel op { $place } is vanaf hier bekend; de deling moet het noemen [S-81]
knows-drawn = plaats { $seat } kent de kaarten die die trekt [S-81]
knows-own = plaats { $seat } kent de eigen kaarten en rol [S-81]
knows-passed = { $move }: plaats { $seat } weet welke kaart die heeft afgelegd [S-81]
knows-taken = { $move }: plaats { $seat } weet welke kaart die heeft genomen [S-63, S-81]
roles-known = de rollen zijn vanaf hier bekend; de deling moet ze noemen [S-57]

## Gold

early-total = wat iedereen in totaal heeft, staat er pas als het spel voorbij is [S-72]
possible-result = een uitslag die hier kan, is { $result } [S-64, S-66]
too-much-taken = er zijn minder goudkaarten dan plaats { $seat } heeft genomen [S-6, S-61]
total-seats = het totaal geldt voor { $seats } plaatsen, niet voor { $count }
wrong-pay = plaats { $seat } kan geen { $gold } goudstukken uit de stapel hebben gekregen [S-66]
wrong-total = plaats { $seat } kan niet in totaal { $gold } goudstukken hebben [S-72]
