### De woorden van het terugkijken.

title = Terugkijken
toTable = Naar de tafel
hands = De handkaarten
noCards = geen kaarten
nothing = Er gebeurt niets.
rounds = Rondes
moment = { $move ->
    [0] { $part }, na het delen
   *[other] { $part }, zet { $move }
}
thoughts = Wat { $name } dacht

open-about = Op elke partij kun je terugkijken: plak het verslag of open het bestand. Het wordt volgens de regels nagespeeld en nergens bewaard.
open-paste = Het verslag
open-go = Terugkijken
open-file = Bestand openen
open-tooLong = Deze tekst is te lang voor een verslag.
open-elsewhere = Dit adres leidt naar een moment van een verslag dat hier niet open is. Plak of open het verslag.
open-broken = Dit verslag kan niet worden nagespeeld. { CAPITAL($text) }

control-all = Door de partij
control-slider = Moment
control-play = Afspelen (spatie)
control-pause = Stoppen (spatie)
control-on = Verder (pijl rechts)
control-back = Terug (pijl links)
control-roundOn = Volgende ronde (page down)
control-roundBack = Terug naar het begin van de ronde (page up)
control-pace = Tempo

mark-all = Gemarkeerde momenten
mark-deal = gedeeld
mark-end = einde
mark-reveal = opengedraaid
mark-turning = verdenking kantelt
mark-costly = beter was mogelijk

pace-slow = Langzaam
pace-steady = Rustig
pace-quick = Snel
pace-fastest = Het snelst

through-title = Door wiens ogen
through-open = Alles open
through-spectator = Wat iedereen kon zien
through-seat = Wat { $name } wist

panel-all = Naast het bord
panel-moments = Verloop
panel-beliefs = Vermoedens
panel-review = Analyse
panel-data = Als gegevens

short-moments = Verloop
short-beliefs = Vermoeden
short-review = Analyse
short-data = Data
short-share = Delen

data-about = Hetzelfde als gegevens: wat er van dit moment bekend is, en de notatie.
data-players = In de notatie zijn de spelers genummerd vanaf 1: { $names }; in JSON vanaf 0.
data-places = Een plek zegt hoe ver ze ten oosten en ten zuiden van de start ligt: 0,0 heet aan tafel { $start }, en { $text } is { $place }.
data-numbered = { $number } is { $name }
data-move = Zet
data-legal = Mogelijke zetten
data-position = Stelling
data-deal = Uitgedeeld
data-beliefs = Vermoedens
data-review = Analyse
data-thoughts = Redenen
data-view = Zicht

share-title = Doorgeven
share-link = Link naar dit moment
share-noLink = Een verslag van elders heeft geen eigen adres: geef het verslag door.
share-record = Verslag opslaan
share-png = Afbeelding van dit moment opslaan (PNG)
share-svg = Afbeelding van dit moment opslaan (SVG)
share-animation = De laatste zetten als korte animatie bewaren (een bewegende PNG, die browsers afspelen)
share-making = Plaatje { $number } van { $count } wordt getekend …
share-turn = Aan zet: { $name }
share-players = Spelers: { $names }
share-failed = De afbeelding kon niet worden gemaakt.

beliefs-working = Wat men kon geloven wordt uitgerekend …
beliefs-about = Zo schat een computerspeler het in, naar wat men op elk moment kon weten.
beliefs-title = Wie verdacht was
beliefs-reader = Gezien door
beliefs-all = iemand die alleen toekeek
beliefs-was = was saboteur
beliefs-now = Hoe waarschijnlijk ieder op dit moment, bij de verticale streep, saboteur was:
beliefs-lines = Doorgetrokken zijn de saboteurs, gestreept de anderen.
beliefs-turns = Waar het kantelde
beliefs-points = Verwachte punten in deze partij
beliefs-gold = Wat elke schat naar verwachting waard is
beliefs-chances = Wie er aan het eind waarschijnlijk wint
beliefs-none = In dit spel is over de anderen niets verborgen.
beliefs-table = Hetzelfde als tabel
beliefs-move = Zet

review-about = De sterkste computerspeler heeft elke beslissing bekeken en wist daarbij alleen wat die speler toen kon weten. Waar hij ‘ik’ zegt, spreekt hij in de plaats van die speler. Voor de kansen werden beide zetten vele malen verder gespeeld, telkens met verborgen kaarten zoals ze konden liggen, voor beide dezelfde. Redenen die voor beide zetten gelden, zijn weggelaten. Ook hij kan zich vergissen.
review-working = De beslissingen worden beoordeeld …
review-progress = { $done } van { $of }
review-nobody = Dit verslag toont niemands hand; er valt niets te beoordelen.
review-noJudge = Geen computerspeler beoordeelt dit spel.
review-none = Geen van de beslissingen ({ $of }) had duidelijk beter gekund, naar wat men toen kon weten.
review-found = { $count ->
    [one] Een van de { $of } beslissingen had duidelijk beter gekund.
   *[other] { $count } van de { $of } beslissingen hadden duidelijk beter gekund.
}
review-who = Wiens beslissingen
review-everybody = Van iedereen
review-choice = { $name }: { $count }
review-costliest = Wat het meest heeft gekost
review-where = { $part }, zet { $move }
review-better = Beter: { $text }
review-close = Ook mogelijk: { $text }
review-own = { $count ->
    [one] Een van deze beslissingen nam { $name }.
   *[other] { $count } van deze beslissingen nam { $name }.
}
review-ownNone = Ook de beslissingen van { $name } zijn beoordeeld: geen ervan had duidelijk beter gekund.
review-shown = Je ziet de { $count } van { $of } die het meest hebben gekost.
review-all = Alle { $of } tonen
review-round = { $better ->
    [yes] Kans om de ronde te winnen: { $made } % met de gedane zet, { $best } % met de betere.
   *[no] Kans om de ronde te winnen: { $made } % met de gedane zet, { $best } % met de andere.
}
review-game = { $better ->
    [yes] Kans om de partij te winnen: { $made } % met de gedane zet, { $best } % met de betere.
   *[no] Kans om de partij te winnen: { $made } % met de gedane zet, { $best } % met de andere.
}
review-match = { $better ->
    [yes] Kans om de wedstrijd te winnen: { $made } % met de gedane zet, { $best } % met de betere.
   *[no] Kans om de wedstrijd te winnen: { $made } % met de gedane zet, { $best } % met de andere.
}
review-known = Stukken goud: { $made } met de genomen kaart, { $best } met de beste die er lag.
review-estimated = { $better ->
    [yes] Stukken goud, bij benadering en zonder vooruit te rekenen: { $made } met de gedane zet, { $best } met de betere.
   *[no] Stukken goud, bij benadering en zonder vooruit te rekenen: { $made } met de gedane zet, { $best } met de andere.
}
review-played = { $doubt ->
    [one] Beide { $worlds } keer verder gespeeld; door toeval kan hun verschil er { $doubt } procentpunt naast zitten.
   *[other] Beide { $worlds } keer verder gespeeld; door toeval kan hun verschil er { $doubt } procentpunten naast zitten.
}
review-calculated = Beide werden tot het einde doorgerekend, hoe de kaarten ook liggen.
review-unclear = Dat is geen duidelijk verschil: het kan toeval zijn, of te weinig om te tellen.
review-ahead = Geen enkele reden op zich: het liep beter af toen het spel vaak verder werd gespeeld.
review-for = { $better ->
    [yes] Voor de betere zet:
   *[no] Voor de andere zet:
}
review-against = Tegen de gedane zet:
review-merits = Voor de gedane zet:
review-drawbacks = { $better ->
    [yes] Tegen de betere zet:
   *[no] Tegen de andere zet:
}

turn-up = { $name } is verdachter
turn-down = { $name } is minder verdacht

sure-hardly = nauwelijks
sure-unlikely = waarschijnlijk niet
sure-open = misschien
sure-likely = waarschijnlijk
sure-nearlySure = bijna zeker
sure-surely = zeker

why-deadEndBeside = Een doodlopende gang naast een open weg.
why-deadEndBefore = Een doodlopende gang vóór een open weg.
why-builds = Een kaart die de gang dichterbij brengt.
why-idles = Een kaart die de gang niet dichterbij brengt.
why-detours = Een kaart die de weg langer maakt.
why-clears = Een instorting op iets wat in de weg lag.
why-fells = Een instorting die niemand hielp.
why-tears = Een instorting die de gang een kaart kostte.
why-breaksSuspected = { $name } was verdacht: het gereedschap beschadigen oogt eerlijk.
why-breaksTrusted = { $name } gold tot dan toe eerder als eerlijk: het gereedschap beschadigen oogt verdacht.
why-breaksStranger = Van { $name } wist nog niemand iets: het gereedschap beschadigen oogt verdacht.
why-mendsSuspected = { $name } was verdacht: het gereedschap repareren oogt verdacht.
why-mendsTrusted = { $name } gold tot dan toe eerder als eerlijk: het gereedschap repareren oogt eerlijk.
why-mendsStranger = Van { $name } wist nog niemand iets: het gereedschap repareren oogt vriendelijk.
why-passes = Geen gereedschap was kapot, en toch werd er niets gelegd.
why-reveals = Een doel werd opengedraaid.
why-helpsMate = { $name } leek aan dezelfde kant te staan: helpen oogt dan loyaal.
why-helpsFoe = { $name } leek aan de andere kant te staan: helpen oogt dan verdacht.
why-hindersMate = { $name } leek aan dezelfde kant te staan: hinderen oogt dan verdacht.
why-hindersFoe = { $name } leek aan de andere kant te staan: hinderen oogt dan loyaal.
why-othersMore = Zo valt de verdenking op de anderen.
why-othersLess = Dat pleit voor de anderen.
why-shows = Er werd een clankaart getoond.
why-raises = Het systeem hier is nu { $after } waard in plaats van { $before }.
why-lowers = Het systeem hier is nog maar { $after } waard in plaats van { $before }.
why-fits = Een kaart die past bij wat daar ligt.
why-isInTheWay = Een kaart op een plek die andere nodig hadden.
why-wasInTheWay = Een kaart die in de weg lag, is weg.
why-wasOfUse = Een kaart die van nut was, is weg.
why-discards = Er werd niets gelegd.
why-closes = De partij werd beëindigd.
why-draws = De handen zijn veranderd.
