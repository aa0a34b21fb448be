### Waarom een zet niet mag: wat eraan mankeert, en wat wel goed zou zijn.

game-over = De wedstrijd is na de laatste partij afgelopen; begin een nieuwe om weer te spelen.
not-dealt = Er is nu geen partij aan de gang; wacht tot de volgende is gedeeld.
not-your-turn = Je bent niet aan de beurt; nu is { $seat } aan zet.
not-in-hand = Een kaart ‘{ $card }’ heb je niet in je hand; speel er een die je wel hebt.
place-taken = Op { $place } ligt al een kaart; voor een kaart met een letter moet zijn plek leeg zijn.
wrong-place = De kaart ‘{ $card }’ hoort niet op { $place }; die gaat naar de plek met haar eigen letter.
place-taken-for-x = Op { $place } ligt al een kaart; een X heeft een vrije plek nodig, alleen een moersleutel vervangt een kaart.
x-on-other-roof = Een X mag niet op het andere dak; leg die op je eigen dak.
wrench-on-other-roof = Een moersleutel mag niet op het andere dak; leg die op je eigen dak.
demontage-on-other-roof = Demontage haalt alleen kaarten van je eigen dak; voor het andere heb je een sabotagekaart nodig.
nothing-there = Op { $place } van dat dak ligt geen kaart; kies een plek waar er een weg te halen is.
own-roof-empty = Op je eigen dak ligt niets; demontage kun je nu alleen afleggen.
both-roofs-empty = Op geen van beide daken ligt iets; sabotage kun je nu alleen afleggen.
worth-too-little = Je systeem is { $worth } waard; om af te sluiten moet het 5 of meer waard zijn.
card-is-played = Je kaart is gespeeld; afsluiten doe je daarvoor, wacht dus op je volgende beurt.
asked-already = Je partner heeft in deze beurt al geweigerd; speel een kaart.
nothing-asked = Niemand heeft je om instemming gevraagd; je antwoordt als je partner wil afsluiten.
nobody-asks = Met twee spelers vraagt niemand om instemming; wie aan de beurt is, sluit zonder af.
answer-first = Antwoord eerst of { $seat } mag afsluiten; daarna gaat het spel verder.
waiting-for-answer = Er staat nog een vraag open; { $seat } moet die eerst beantwoorden.
