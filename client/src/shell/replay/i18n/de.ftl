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
mark-costly = Besseres war möglich

pace-slow = Langsam
pace-steady = Gemächlich
pace-quick = Schnell
pace-fastest = Sehr schnell

through-title = Mit wessen Augen
through-open = Alles offen
through-spectator = Was alle sehen konnten
through-seat = Was { $name } wusste

panel-all = Neben dem Spielfeld
panel-moments = Verlauf
panel-beliefs = Vermutungen
panel-review = Analyse
panel-data = Als Daten

short-moments = Verlauf
short-beliefs = Vermutung
short-review = Analyse
short-data = Daten
short-share = Teilen

data-about = Dasselbe als Daten: was von diesem Moment bekannt ist, und die Notation.
data-players = In der Notation sind die Spieler ab 1 nummeriert: { $names }; in JSON ab 0.
data-places = Ein Platz sagt, wie weit östlich und südlich des Starts er liegt: 0,0 heißt am Tisch { $start }, und { $text } ist { $place }.
data-numbered = { $number } ist { $name }
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
share-animation = Die letzten Züge als kurze Animation speichern (animiertes PNG, das Browser abspielen)
share-making = Bild { $number } von { $count } wird gezeichnet …
share-turn = Am Zug: { $name }
share-players = Es spielen: { $names }
share-failed = Das Bild ließ sich nicht machen.

beliefs-working = Was man glauben konnte, wird ausgerechnet …
beliefs-about = So schätzt es ein Computerspieler ein, nach dem, was man im jeweiligen Moment wissen konnte.
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

review-about = Der stärkste Computerspieler hat sich jede Entscheidung angesehen und dabei nur gewusst, was man auf diesem Platz damals wissen konnte. Wo er „ich“ sagt, spricht er für diesen Platz. Für die Aussichten wurden beide Züge viele Male weitergespielt, jedes Mal mit verdeckten Karten, wie sie liegen konnten, für beide die gleichen. Gründe, die für beide Züge gelten, sind weggelassen. Auch er kann sich irren.
review-working = Die Entscheidungen werden beurteilt …
review-progress = { $done } von { $of }
review-nobody = Diese Aufzeichnung zeigt keine Handkarten; es gibt nichts zu beurteilen.
review-noJudge = Kein Computerspieler beurteilt dieses Spiel.
review-none = Bei keiner der Entscheidungen ({ $of }) wäre es nach dem, was man wissen konnte, klar besser gegangen.
review-found = { $count ->
    [one] Eine von { $of } Entscheidungen hätte klar besser sein können.
   *[other] { $count } von { $of } Entscheidungen hätten klar besser sein können.
}
review-who = Wessen Entscheidungen
review-everybody = Alle
review-choice = { $name }: { $count }
review-costliest = Was am meisten gekostet hat
review-where = { $part }, Zug { $move }
review-better = Besser: { $text }
review-close = Auch möglich: { $text }
review-own = { $count ->
    [one] Eine dieser Entscheidungen hat { $name } getroffen.
   *[other] { $count } dieser Entscheidungen hat { $name } getroffen.
}
review-ownNone = Auch die Entscheidungen von { $name } wurden beurteilt: Keine hätte klar besser sein können.
review-shown = Gezeigt werden die { $count } von { $of }, die am meisten gekostet haben.
review-all = Alle { $of } zeigen
review-round = { $better ->
    [yes] Aussicht, die Runde zu gewinnen: { $made } % mit dem gemachten Zug, { $best } % mit dem besseren.
   *[no] Aussicht, die Runde zu gewinnen: { $made } % mit dem gemachten Zug, { $best } % mit dem anderen.
}
review-game = { $better ->
    [yes] Aussicht, die Partie zu gewinnen: { $made } % mit dem gemachten Zug, { $best } % mit dem besseren.
   *[no] Aussicht, die Partie zu gewinnen: { $made } % mit dem gemachten Zug, { $best } % mit dem anderen.
}
review-match = { $better ->
    [yes] Aussicht, das ganze Spiel zu gewinnen: { $made } % mit dem gemachten Zug, { $best } % mit dem besseren.
   *[no] Aussicht, das ganze Spiel zu gewinnen: { $made } % mit dem gemachten Zug, { $best } % mit dem anderen.
}
review-known = Goldstücke: { $made } mit der genommenen Karte, { $best } mit der besten, die zu haben war.
review-estimated = { $better ->
    [yes] Goldstücke, nach Faustregel und ohne vorauszurechnen: { $made } mit dem gemachten Zug, { $best } mit dem besseren.
   *[no] Goldstücke, nach Faustregel und ohne vorauszurechnen: { $made } mit dem gemachten Zug, { $best } mit dem anderen.
}
review-played = { $doubt ->
    [one] Beide { $worlds }-mal weitergespielt; durch Zufall kann ihr Unterschied um { $doubt } Prozentpunkt danebenliegen.
   *[other] Beide { $worlds }-mal weitergespielt; durch Zufall kann ihr Unterschied um { $doubt } Prozentpunkte danebenliegen.
}
review-calculated = Beide wurden bis zum Ende durchgerechnet, wie die Karten auch liegen.
review-unclear = Das ist kein klarer Unterschied: Es kann Zufall sein oder zu wenig, um zu zählen.
review-ahead = Kein einzelner Grund: Es ging besser aus, wenn das Spiel oft weitergespielt wurde.
review-for = { $better ->
    [yes] Für den besseren Zug:
   *[no] Für den anderen Zug:
}
review-against = Gegen den gemachten Zug:
review-merits = Für den gemachten Zug:
review-drawbacks = { $better ->
    [yes] Gegen den besseren Zug:
   *[no] Gegen den anderen Zug:
}

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
why-breaksSuspected = { $name } war verdächtig: Das Werkzeug zu beschädigen wirkt ehrlich.
why-breaksTrusted = { $name } galt bisher eher als ehrlich: Das Werkzeug zu beschädigen wirkt verdächtig.
why-breaksStranger = Von { $name } wusste man noch nichts: Das Werkzeug zu beschädigen wirkt verdächtig.
why-mendsSuspected = { $name } war verdächtig: Das Werkzeug zu reparieren wirkt verdächtig.
why-mendsTrusted = { $name } galt bisher eher als ehrlich: Das Werkzeug zu reparieren wirkt ehrlich.
why-mendsStranger = Von { $name } wusste man noch nichts: Das Werkzeug zu reparieren wirkt freundlich.
why-passes = Kein Werkzeug war kaputt, und trotzdem wurde nichts gelegt.
why-reveals = Ein Ziel wurde aufgedeckt.
why-helpsMate = { $name } schien auf derselben Seite zu sein: Da zu helfen wirkt loyal.
why-helpsFoe = { $name } schien auf der anderen Seite zu sein: Da zu helfen wirkt verdächtig.
why-hindersMate = { $name } schien auf derselben Seite zu sein: Da zu stören wirkt verdächtig.
why-hindersFoe = { $name } schien auf der anderen Seite zu sein: Da zu stören wirkt loyal.
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
