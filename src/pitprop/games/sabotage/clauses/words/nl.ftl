### Hoe de dingen heten.

colour-yellow = geel
colour-red = rood
colour-blue = blauw
colour-purple = paars

card-pipe = buizenkaart
card-X = X
card-wrench = moersleutel
card-demontage = demontage
card-sabotage = sabotage
card-A-yellow = A geel
card-A-red = A rood
card-A-blue = A blauw
card-A-purple = A paars
card-B-yellow = B geel
card-B-red = B rood
card-B-blue = B blauw
card-B-purple = B paars
card-C-yellow = C geel
card-C-red = C rood
card-C-blue = C blauw
card-C-purple = C paars
card-D-yellow = D geel
card-D-red = D rood
card-D-blue = D blauw
card-D-purple = D paars
card-E-yellow = E geel
card-E-red = E rood
card-E-blue = E blauw
card-E-purple = E paars
card-F-yellow = F geel
card-F-red = F rood
card-F-blue = F blauw
card-F-purple = F paars
card-G-yellow = G geel
card-G-red = G rood
card-G-blue = G blauw
card-G-purple = G paars
card-H-yellow = H geel
card-H-red = H rood
card-H-blue = H blauw
card-H-purple = H paars
card-I-yellow = I geel
card-I-red = I rood
card-I-blue = I blauw
card-I-purple = I paars
card-X-yellow = X geel
card-X-red = X rood
card-X-blue = X blauw
card-X-purple = X paars
card-wrench-yellow = moersleutel geel
card-wrench-red = moersleutel rood
card-wrench-blue = moersleutel blauw
card-wrench-purple = moersleutel paars

roof-own = eigen dak
roof-other = andere dak

answer-yes = ja
answer-no = nee

# De kaarten in groepen, en wat elk van ze doet, voor de galerij van alle kaarten.

deck-letters = Buizenkaarten met een letter
deck-anywhere = Buizenkaarten met een X of een moersleutel
deck-removals = Demontage en sabotage

does-letter = Leg hem op de plek met zijn letter, op een van beide daken, als daar nog geen kaart ligt.
does-X = Leg hem op een vrije plek naar keuze op je eigen dak.
does-wrench = Leg hem op een plek naar keuze op je eigen dak, vrij of bezet; de kaart die daar lag, wordt afgelegd.
does-demontage = Leg hem af samen met een kaart naar keuze van je eigen dak.
does-sabotage = Leg hem af samen met een kaart naar keuze van een van beide daken.

option-hundred_cards = Honderd kaarten
explanation-hundred_cards = Of vier van de demontagekaarten eruit gaan, zoals de auteur later voorstelde.
option-hundred_cards-no = Nee
explanation-hundred_cards-no = Alle 104 kaarten, waaronder acht demontagekaarten.
option-hundred_cards-yes = Ja
explanation-hundred_cards-yes = 100 kaarten met vier demontagekaarten: sabotage heb je vaker voor je eigen dak nodig.

option-games = Partijen
explanation-games = Hoeveel partijen een wedstrijd duurt.
option-games-four = Vier
explanation-games-four = Een hele wedstrijd; met z’n vieren deelt ieder één keer.
option-games-two = Twee
explanation-games-two = Een halve wedstrijd; met z’n tweeën deelt ieder één keer.
option-games-one = Eén
explanation-games-one = Eén partij beslist.
