## Words

backs-of-passed = van afgelegde kaarten die niet bekend zijn staan de achterkanten er: pass I:? II:?
lower-group-first = van twee kaarten staat die van de lagere groep eerst
not-a-card = { $word } is geen handkaart, zoals II:NES+hole of I:rat
not-a-clan-card = { $word } is geen clankaart
not-a-field = { $word } is geen veld; een veld is een plek en zijn naam, zoals 1,0:N
not-a-path-card = { $word } is geen gangenkaart; een gangenkaart is zijn groep, zijn openingen zoals hij ligt en wat erop staat, zoals II:NES+hole
not-a-side = { $word } is geen kant; kanten zijn N, E, S en W
not-from-a-swap = { $word } is geen kaart die een ruil kan brengen
not-openings = { $word } zijn geen openingen; die zien eruit als NES
not-such-an-action = { $word } is niet zo'n actiekaart; die ziet eruit als I:rat
one-or-two = er worden één of twee kaarten afgelegd
other-order = van deze twee staat { $first } eerst: pass { $first } { $second }

## Deals

cannot-be-lost = { $word } is geen kaart die je kunt verliezen
chance-missing = vóór deze zet ontbreekt wat het toeval besliste
deal-not-loss = dit is een verloren kaart, terwijl er nog gedeeld moet worden
loss-due = hier wordt de regel 'lose CARD' verwacht
loss-not-deal = dit is een deling, terwijl er een kaart verloren moet worden
no-bar = achter de clankaarten van de spelers staan | en de opzijgelegde
no-first = plaats { $seat } zou beginnen, en er zijn { $seats } spelers [D-15]
nothing-to-lose = plaats { $seat } heeft geen zo'n kaart te verliezen [D-93]
of-group = { $count } van groep { $group }
other-clans = de clankaarten van { $seats } spelers zijn { $cards } [D-11]
other-first = plaats { $seat } zou beginnen, en plaats { $named } was aangewezen [D-15]
other-hand = ieder van { $seats } spelers krijgt { $cards } [D-14]
pile-order = in de trekstapel ligt groep III onderop en groep I bovenop [D-14]
taken-out = uit elke groep worden { $count } kaarten weggenomen [D-14]

## What one seat knows

aside-known = de opzijgelegde clankaarten zijn vanaf hier bekend; de deling moet ze noemen [D-90]
clan-known = de clankaart van plaats { $seat } is vanaf hier bekend; de deling moet die noemen [D-90]
gives-others = plaats { $seat } geeft andere kaarten dan {"{"}{ $note }{"}"} [D-52]
goal-known = doel { $goal } is vanaf hier bekend; de deling moet het noemen [D-90]
hidden-loss = alleen plaats { $seat } weet welke kaart die verliest: hier staat { $known } [D-93]
knows-drawn = plaats { $seat } kent de kaarten die die trekt [D-90]
knows-own = plaats { $seat } kent de eigen kaarten en het eigen karakter [D-90]
knows-which = { $text }: plaats { $seat } weet welke van de eigen kaarten het was [D-91]
nothing-to-pass = plaats { $seat } heeft geen kaart van groep { $group } om af te leggen
