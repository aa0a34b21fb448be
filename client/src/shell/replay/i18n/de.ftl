### Die Wörter für den Rückblick.

title = Rückblick
toTable = Zum Tisch
hands = Die Handkarten
noCards = keine Karten
nothing = Es geschieht nichts.
rounds = Runden
moment = { $move ->
    [0] Runde { $round }, nach dem Austeilen
   *[other] Runde { $round }, Zug { $move }
}
thoughts = Was { $name } dachte

open-about = Auf jede Partie lässt sich zurückblicken: die Aufzeichnung einfügen oder die Datei öffnen. Sie wird nach den Regeln nachgespielt und nirgends aufbewahrt.
open-paste = Die Aufzeichnung
open-go = Zurückblicken
open-file = Datei öffnen
open-tooLong = Für eine Aufzeichnung ist diese Datei zu groß.

control-all = Durch die Partie
control-slider = Moment
control-play = Abspielen (Leertaste)
control-pause = Anhalten (Leertaste)
control-on = Weiter (Pfeil rechts)
control-back = Zurück (Pfeil links)
control-roundOn = Nächste Runde (Bild ab)
control-roundBack = Zurück zum Anfang der Runde (Bild auf)
control-pace = Tempo

pace-slow = Langsam
pace-steady = Gemächlich
pace-quick = Schnell
pace-fastest = Am schnellsten

through-title = Mit wessen Augen
through-open = Alle Karten offen
through-spectator = Was alle sehen konnten
through-seat = Was { $name } wusste

panel-all = Neben dem Spielfeld
panel-moments = Was geschah
panel-data = Als Daten

data-about = Dasselbe als Daten: was der Server von diesem Moment erzählt, und die Notation.
data-move = Zug
data-deal = Austeilen
data-thoughts = Gründe
data-view = Sicht

share-title = Weitergeben
share-link = Link zu diesem Moment
share-noLink = Eine Aufzeichnung von anderswo hat keine eigene Adresse: Gib die Aufzeichnung weiter.
share-record = Aufzeichnung speichern
