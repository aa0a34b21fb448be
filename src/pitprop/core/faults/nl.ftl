at-line = regel { $line }: { $what }
at-line-and-move = regel { $line }, zet { $move }: { $what }
at-move = zet { $move }: { $what }
by-clauses = { $what } [{ $clauses }]
from-to = { $least } tot { $most }
is-meant = { $what }; is { $meant } bedoeld?
nothing = niets

## Words

half-character = { $word } bevat een half teken
hidden-name = de naam { $name } bevat tekens die niet getoond kunnen worden
long-name = een naam heeft hoogstens { $most } tekens, niet { $count }
no-such-number = { $name } ligt tussen { $least } en { $most } en is niet { $word }
not-a-number = { $word } is geen getal
not-a-number-to = { $word } is geen getal van 1 tot { $most }
not-a-place = { $word } is geen plek; een plek is x,y, zoals 3,-1
not-a-seat = { $word } is geen plaats aan tafel; plaatsen tellen vanaf 1
not-a-seat-to = { $word } is geen plaats aan tafel; plaatsen tellen van 1 tot { $most }
not-an-answer = het antwoord is yes of no, niet { $word }
not-one-seat = een plaats aan tafel is een getal van 1 tot { $most }, niet { $word }
not-one-word = { $text } is niet één woord; een woord met spaties staat tussen aanhalingstekens
not-quoted = { $word } staat niet tussen aanhalingstekens zoals een JSON-tekst
not-words = { $text } is geen rij woorden; een naam met spaties staat tussen aanhalingstekens
out-of-reach = plek { $place } ligt te ver weg: hoogstens { $most } in elke richting

## Headers

empty-header = de kopregel { $name } zegt niets; een kopregel ziet er zo uit: [game saboteur]
game-first = de eerste kopregel is [game …]
header-twice = de kopregel { $name } komt twee keer voor
headers-first = kopregels staan vóór al het andere
late-header = de kopregel { $name } moet vóór { $before } staan
many-seats = zo veel plaatsen heeft geen enkel spel
no-header = het moet beginnen met een regel zoals [game saboteur]
no-seats = een verslag zegt wie er spelen: [seats …] ontbreekt
no-such-edition = er is geen editie { $name }; de edities zijn { $known }
no-such-game = er is geen spel { $name }; de spellen zijn { $known }
no-such-option = er is geen optie { $name }; de opties zijn { $known }
no-such-seat = er is geen plaats { $seat } aan tafel: er zijn { $seats } spelers
not-a-commitment = een vastlegging bestaat uit de 64 hexadecimale cijfers van een SHA-256
not-a-deck = een stel kaarten wordt aangegeven met de 64 hexadecimale cijfers van een SHA-256
not-a-header = { $line } is geen kopregel; een kopregel ziet er zo uit: [game saboteur]
not-an-option = { $word } is geen optie; een optie ziet er zo uit: break_own_tool=no
not-players = { $word } is geen aantal spelers, en het zijn ook niet al hun namen
option-twice = de optie { $name } komt twee keer voor
option-value = de optie { $name } is een van { $known }, niet { $value }
other-deck = er is gespeeld met een ander stel kaarten van { $game } ({ $deck }) dan dat van hier ({ $own }), dat pitprop deck { $game } toont; --deck BESTAND neemt een ander
other-number = { $game } is voor { $players } spelers, niet voor { $seats } [{ $clause }]
other-rules = dit programma speelt volgens regels { $own }, niet volgens regels { $rules }
no-first = plaats { $seat } kan niet beginnen: er zijn { $seats } spelers [{ $clause }]
seed-of-view = een verslag van wat één plaats weet heeft geen [seed …] en geen [salt …]
settled-deck = de regels van { $game } leggen de kaarten vast: laat [deck …] weg
unknown-header = er is geen kopregel { $name }; hier staan { $known }

## Lines of a record

hidden-without-view = een ? staat alleen in wat één plaats ziet: [view SEAT]
move-number = het nummer van deze zet ontbreekt: { $move }
not-a-line = { $line } is geen regel van een verslag: een zet ziet er zo uit: { $example }; in een uitslag staat ·; andere regels beginnen met { $words }
not-a-move = { $line } is geen zet; een zet ziet er zo uit: { $example }
other-move-due = hier staat zet { $move }, terwijl { $due } aan de beurt is

## Moves

move-form = { $move } is geen zet; je schrijft die als { $forms }
move-of-others = { $move } is wat anderen van een zet weten; je schrijft die als { $forms }
move-spaces = { $move } is geen zet: tussen twee woorden staat één spatie, aan de uiteinden geen
no-move = { $move } is geen zet; een zet begint met { $heads }
no-such-place = { $move } noemt een plek die er niet is
said-twice = { $word } hoeft er niet twee keer te staan: schrijf { $form }
word-missing = { $word } ontbreekt: { $form }

## What was said

claim-has = de bewering { $claim } noemt { $wanted }: { $said }
claim-like = er is geen bewering { $claim }; een bewering is bijvoorbeeld { $example }
claim-says = de bewering { $claim } noemt { $wanted }, niet { $said }
claim-seat = { $name } is een plaats van 0 tot { $most }, niet { $value }
claim-word = { $name } is een van { $known }, niet { $value }
no-such-claim = er is geen bewering { $claim }; de beweringen zijn { $known }
not-a-hint = een tip noemt van wie hij komt en welke zet: { $hint }
not-free-text = vrije tekst is één tekst tussen dubbele aanhalingstekens, niet { $text }

## Deals

deal-line-due = hier wordt de regel { $name } van een deling verwacht
deal-line-missing = na deze regel ontbreekt de regel { $name } van een deling
hand-count =
    { $hands ->
        [one] er is { $hands } hand gedeeld aan { $seats } spelers [{ $clause }]
       *[other] er zijn { $hands } handen gedeeld aan { $seats } spelers [{ $clause }]
    }
hand-size = { $seats } spelers hebben elk { $size } kaarten in de hand, niet { $count } [{ $clause }]
hands-dealt =
    { $hands ->
        [one] er is { $hands } hand gedeeld, maar er zijn { $seats } spelers: [seats …] zegt wie
       *[other] er zijn { $hands } handen gedeeld, maar er zijn { $seats } spelers: [seats …] zegt wie
    }
hidden-deal = een ? staat voor wat een plaats niet weet: zo'n deling kan niet gespeeld worden
hidden-hand = alleen plaats { $seat } kent deze hand: hier staat ? [{ $clause }]
not-such-a-word =
    { $what ->
        [role] { $word } is geen rol; er zijn { $known }
        [goal] { $word } is geen doel; er zijn { $known }
        [gold] { $word } is geen goudkaart; er zijn { $known }
        [clan] { $word } is geen clankaart; er zijn { $known }
       *[card] { $word } is geen kaart; er zijn { $known }
    }
nothing-drawn = hier wordt niets gedeeld, getrokken of verloren: { $line }
one-number = na { $name } komt één getal, geen { $count } woorden; in een uitslag staat · tussen de delen
one-word = na { $name } komt één woord, niet { $count }
other-cards = { $wrong } onder de { $total } kaarten [{ $clauses }]
too-few = { $cards } te weinig
too-many = { $cards } te veel

## Replaying

no-such-move = er is geen zet { $move }: het verslag heeft er { $count }
not-over =
    { $what ->
        [round] hier is geen ronde voorbij: { $result }
        [match] hier is geen partij voorbij: { $result }
       *[game] hier is geen spel voorbij: { $result }
    }
note-of-nothing = deze zet toont niets; er hoort geen aantekening bij
nothing-dealt = in dit verslag is niets gedeeld
breaks-off = hier breekt het verslag af ({ $what }); zonder deze regel is de partij te bekijken tot en met zet { $move }
breaks-off-in-deal = hier breekt het verslag af, midden in de deling vanaf regel { $line } ({ $what }); zonder die deling is de partij te bekijken tot en met zet { $move }
breaks-off-early = hier breekt het verslag af voordat er iets gedeeld is, zodat er niets te bekijken is ({ $what }); neem het hele verslag
nothing-over = hier is niets voorbij: { $result }
other-note = de aantekening is { $note }, en gezien is { $seen }
other-result = de uitslag was { $result }
shown-not-played = dit verslag toont alleen wat één plaats weet: het kan bekeken worden, niet gespeeld

## What one seat knows

hidden-from-all = niet iedereen kent { $word } in de regel { $line }: hier staat { $known }
hidden-from-seat = plaats { $seat } kan { $word } in de regel { $line } niet kennen: hier staat { $known }
hidden-move = alleen plaats { $seat } weet alles van { $move }: hier staat { $known }
knows-what-it-saw = plaats { $seat } weet wat die gezien heeft [{ $clauses }]
note-of-others = de aantekening is { $note }, en alleen plaats { $seat } kent die [{ $clauses }]
