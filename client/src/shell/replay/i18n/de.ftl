### Die Wörter für den Rückblick.

title = Rückblick
toTable = Zum Tisch
hands = Die Handkarten
noCards = keine Karten
nothing = Es geschieht nichts.
rounds = Runden
moment = { $move ->
    [0] { $part }, nach dem Austeilen
   *[other] { $part }, Zug { $move }
}
thoughts = Was { $name } dachte

open-about = Auf jede Partie lässt sich zurückblicken: die Aufzeichnung einfügen oder die Datei öffnen. Sie wird nach den Regeln nachgespielt und nirgends aufbewahrt.
open-paste = Die Aufzeichnung
open-go = Zurückblicken
open-file = Datei öffnen
open-tooLong = Für eine Aufzeichnung ist dieser Text zu lang.
open-elsewhere = Diese Adresse führt zu einem Moment einer Aufzeichnung, die hier nicht geöffnet ist. Füge sie ein oder öffne sie.
open-broken = Diese Aufzeichnung lässt sich nicht nachspielen. { CAPITAL($text) }

control-all = Durch die Partie
control-slider = Moment
control-play = Abspielen (Leertaste)
control-pause = Anhalten (Leertaste)
control-on = Weiter (Pfeil rechts)
control-back = Zurück (Pfeil links)
control-roundOn = Nächste Runde (Bild ab)
control-roundBack = Zurück zum Anfang der Runde (Bild auf)
control-pace = Tempo

mark-all = Markierte Momente
mark-deal = ausgeteilt
mark-end = Ende
mark-reveal = aufgedeckt
mark-turning = Verdacht kippt
mark-costly = es ging besser

pace-slow = Langsam
pace-steady = Gemächlich
pace-quick = Schnell
pace-fastest = Sehr schnell

through-title = Mit wessen Augen
through-open = Alle Karten offen
through-spectator = Was alle sehen konnten
through-seat = Was { $name } wusste

panel-all = Neben dem Spielfeld
panel-moments = Verlauf
panel-beliefs = Vermutungen
panel-review = Analyse
panel-data = Als Daten

data-about = Dasselbe als Daten: was der Server von diesem Moment erzählt, und die Notation.
data-move = Zug
data-legal = Mögliche Züge
data-position = Stellung
data-deal = Austeilen
data-beliefs = Vermutungen
data-review = Analyse
data-thoughts = Gründe
data-view = Sicht

share-title = Weitergeben
share-link = Link zu diesem Moment
share-noLink = Eine Aufzeichnung von anderswo hat keine eigene Adresse: Gib die Aufzeichnung weiter.
share-record = Aufzeichnung speichern
share-png = Bild dieses Moments speichern (PNG)
share-svg = Bild dieses Moments speichern (SVG)
share-animation = Die letzten Züge als kurze Animation speichern (PNG)
share-making = Bild { $number } von { $count } wird gezeichnet …
share-turn = Am Zug: { $name }
share-players = Es spielen: { $names }
share-failed = Das Bild ließ sich nicht machen.

beliefs-working = Was man glauben konnte, wird ausgerechnet …
beliefs-title = Wer verdächtig war
beliefs-reader = Gesehen von
beliefs-all = jemand, der nur zusah
beliefs-was = war Saboteur
beliefs-now = Wie wahrscheinlich wer in diesem Augenblick, am senkrechten Strich, Saboteur war:
beliefs-lines = Durchgezogen sind die Saboteure, gestrichelt die anderen.
beliefs-turns = Wo es kippte
beliefs-points = Erwartete Punkte in dieser Partie
beliefs-gold = Was jeder Schatz voraussichtlich wert ist
beliefs-chances = Wer am Ende wohl gewinnt
beliefs-none = In diesem Spiel ist über die anderen nichts verborgen.
beliefs-table = Dasselbe als Tabelle
beliefs-move = Zug

review-about = Der stärkste Computerspieler hat sich jede Entscheidung angesehen und dabei nur gewusst, was man auf diesem Platz damals wissen konnte. Wo er „ich“ sagt, spricht er für diesen Platz. Auch er kann sich irren.
review-working = Die Entscheidungen werden beurteilt …
review-progress = { $done } von { $of }
review-nobody = Diese Aufzeichnung zeigt keine Handkarten; es gibt nichts zu beurteilen.
review-noJudge = Kein Computerspieler beurteilt dieses Spiel.
review-none = Bei keiner der Entscheidungen ({ $of }) wäre es nach dem, was man wissen konnte, sicher besser gegangen.
review-found = { $count ->
    [one] Eine von { $of } Entscheidungen hätte sicher besser sein können.
   *[other] { $count } von { $of } Entscheidungen hätten sicher besser sein können.
}
review-who = Wessen Entscheidungen
review-everybody = Alle
review-costliest = Was am meisten geändert hätte
review-where = { $part }, Zug { $move }
review-better = Besser: { $text }
review-round = { $more ->
    [little] Soweit man wissen konnte, wäre die Runde damit etwas wahrscheinlicher gewonnen worden.
    [clear] Soweit man wissen konnte, wäre die Runde damit deutlich wahrscheinlicher gewonnen worden.
   *[far] Soweit man wissen konnte, wäre die Runde damit viel wahrscheinlicher gewonnen worden.
}
review-game = { $more ->
    [little] Soweit man wissen konnte, wäre die Partie damit etwas wahrscheinlicher gewonnen worden.
    [clear] Soweit man wissen konnte, wäre die Partie damit deutlich wahrscheinlicher gewonnen worden.
   *[far] Soweit man wissen konnte, wäre die Partie damit viel wahrscheinlicher gewonnen worden.
}
review-match = { $more ->
    [little] Soweit man wissen konnte, wäre das Spiel damit etwas wahrscheinlicher gewonnen worden.
    [clear] Soweit man wissen konnte, wäre das Spiel damit deutlich wahrscheinlicher gewonnen worden.
   *[far] Soweit man wissen konnte, wäre das Spiel damit viel wahrscheinlicher gewonnen worden.
}
review-gold = { $amount ->
    [little] Ein wenig mehr Gold, soweit man wissen konnte.
    [piece] Etwa ein Stück Gold mehr, soweit man wissen konnte.
    [pieces] Etwa zwei Stück Gold mehr, soweit man wissen konnte.
   *[many] Viel mehr Gold, soweit man wissen konnte.
}
review-ahead = Kein einzelner Grund: Es ging besser aus, wenn das Spiel oft weitergespielt wurde.
review-against = Gegen das Gespielte:

turn-up = { $name } ist verdächtiger
turn-down = { $name } ist weniger verdächtig

sure-hardly = kaum
sure-unlikely = wahrscheinlich nicht
sure-open = vielleicht
sure-likely = wahrscheinlich
sure-nearlySure = fast sicher
sure-surely = sicher

why-deadEndBeside = Eine Sackgasse neben einem offenen Weg.
why-deadEndBefore = Eine Sackgasse vor einem offenen Weg.
why-builds = Eine Karte, die den Weg näher ans Ziel bringt.
why-idles = Eine Karte, die den Weg nicht näher ans Ziel bringt.
why-detours = Eine Karte, die den Weg länger macht.
why-clears = Ein Steinschlag auf etwas, das im Weg lag.
why-fells = Ein Steinschlag, der niemandem half.
why-tears = Ein Steinschlag, der dem Weg eine Karte nahm.
why-breaksSuspected = { $name } war verdächtig: Das sieht ehrlich aus.
why-breaksTrusted = { $name } galt als ehrlich: Das sieht schlecht aus.
why-breaksStranger = Von { $name } wusste man noch nichts: Das sieht schlecht aus.
why-mendsSuspected = { $name } war verdächtig: Das sieht schlecht aus.
why-mendsTrusted = { $name } galt als ehrlich: Das sieht ehrlich aus.
why-mendsStranger = Von { $name } wusste man noch nichts: Das sieht freundlich aus.
why-passes = Kein Werkzeug war kaputt, und trotzdem wurde nichts gelegt.
why-reveals = Ein Ziel wurde aufgedeckt.
why-helpsMate = { $name } schien auf derselben Seite zu sein: Das sieht loyal aus.
why-helpsFoe = { $name } schien auf der anderen Seite zu sein: Das sieht verdächtig aus.
why-hindersMate = { $name } schien auf derselben Seite zu sein: Das sieht verdächtig aus.
why-hindersFoe = { $name } schien auf der anderen Seite zu sein: Das sieht loyal aus.
why-othersMore = Das lenkt den Verdacht auf die anderen.
why-othersLess = Das entlastet die anderen.
why-shows = Eine Clankarte wurde gezeigt.
why-raises = Das System hier ist jetzt { $after } statt { $before } wert.
why-lowers = Das System hier ist nur noch { $after } statt { $before } wert.
why-fits = Eine Karte, die zu dem passt, was dort liegt.
why-isInTheWay = Eine Karte auf einem Platz, den andere gebraucht hätten.
why-wasInTheWay = Eine Karte, die im Weg lag, ist fort.
why-wasOfUse = Eine Karte, die von Nutzen war, ist fort.
why-discards = Gelegt wurde nichts.
why-closes = Die Partie wurde beendet.
why-draws = Die Handkarten sind andere geworden.
