### De woorden van het terugkijken.

title = Terugkijken
toTable = Naar de tafel
hands = De handkaarten
noCards = geen kaarten
nothing = Er gebeurt niets.
rounds = Rondes
moment = { $move ->
    [0] Ronde { $round }, na het delen
   *[other] Ronde { $round }, zet { $move }
}
thoughts = Wat { $name } dacht

open-about = Op elke partij kun je terugkijken: plak het verslag of open het bestand. Het wordt volgens de regels nagespeeld en nergens bewaard.
open-paste = Het verslag
open-go = Terugkijken
open-file = Bestand openen
open-tooLong = Dit bestand is te groot voor een verslag.

control-all = Door de partij
control-slider = Moment
control-play = Afspelen (spatie)
control-pause = Stoppen (spatie)
control-on = Verder (pijl rechts)
control-back = Terug (pijl links)
control-roundOn = Volgende ronde (page down)
control-roundBack = Terug naar het begin van de ronde (page up)
control-pace = Tempo

pace-slow = Langzaam
pace-steady = Rustig
pace-quick = Snel
pace-fastest = Het snelst

through-title = Door wiens ogen
through-open = Alle kaarten open
through-spectator = Wat iedereen kon zien
through-seat = Wat { $name } wist

panel-all = Naast het bord
panel-moments = Wat er gebeurde
panel-data = Als gegevens

data-about = Hetzelfde als gegevens: wat de server van dit moment vertelt, en de notatie.
data-move = Zet
data-deal = Deling
data-thoughts = Redenen
data-view = Zicht

share-title = Doorgeven
share-link = Link naar dit moment
share-noLink = Een verslag van elders heeft geen eigen adres: geef het verslag door.
share-record = Verslag opslaan
