at-line = Zeile { $line }: { $what }
at-line-and-move = Zeile { $line }, Zug { $move }: { $what }
at-move = Zug { $move }: { $what }
by-clauses = { $what } [{ $clauses }]
from-to = { $least } bis { $most }
is-meant = { $what }; ist { $meant } gemeint?
nothing = nichts

## Words

half-character = { $word } enthält ein halbes Zeichen
hidden-name = der Name { $name } enthält Zeichen, die sich nicht anzeigen lassen
long-name = ein Name hat höchstens { $most } Zeichen, nicht { $count }
no-such-number = { $name } liegt zwischen { $least } und { $most } und ist nicht { $word }
not-a-number = { $word } ist keine Zahl
not-a-number-to = { $word } ist keine Zahl von 1 bis { $most }
not-a-place = { $word } ist kein Platz; ein Platz ist x,y, etwa 3,-1
not-a-seat = { $word } ist kein Sitz; Sitze zählen ab 1
not-a-seat-to = { $word } ist kein Sitz; Sitze zählen von 1 bis { $most }
not-an-answer = die Antwort ist yes oder no, nicht { $word }
not-one-seat = ein Sitz ist eine Zahl von 1 bis { $most }, nicht { $word }
not-one-word = { $text } ist nicht ein Wort; eins mit Leerzeichen steht in Anführungszeichen
not-quoted = { $word } steht nicht in Anführungszeichen wie ein JSON-Text
not-words = { $text } ist keine Liste von Wörtern; ein Name mit Leerzeichen steht in Anführungszeichen
out-of-reach = der Platz { $place } liegt zu weit draußen: höchstens { $most } in jede Richtung

## Headers

empty-header = die Kopfzeile { $name } sagt nichts; eine sieht so aus: [game saboteur]
game-first = die erste Kopfzeile ist [game …]
header-twice = die Kopfzeile { $name } kommt zweimal vor
headers-first = Kopfzeilen stehen vor allem anderen
late-header = die Kopfzeile { $name } muss vor { $before } stehen
many-seats = so viele Sitze hat kein Spiel
no-header = am Anfang muss eine Zeile wie [game saboteur] stehen
no-seats = eine Aufzeichnung sagt, wer spielt: [seats …] fehlt
no-such-edition = es gibt keine Ausgabe { $name }; die Ausgaben sind { $known }
no-such-game = es gibt kein Spiel { $name }; die Spiele sind { $known }
no-such-option = es gibt keine Option { $name }; die Optionen sind { $known }
no-such-seat = es gibt keinen Sitz { $seat }: es spielen { $seats }
not-a-commitment = eine Festlegung besteht aus den 64 Hexadezimalziffern eines SHA-256
not-a-deck = ein Kartensatz wird durch die 64 Hexadezimalziffern eines SHA-256 angegeben
not-a-header = { $line } ist keine Kopfzeile; eine sieht so aus: [game saboteur]
not-an-option = { $word } ist keine Option; eine sieht so aus: break_own_tool=no
not-players = { $word } ist weder eine Anzahl von Spielern noch alle ihre Namen
option-twice = die Option { $name } kommt zweimal vor
option-value = die Option { $name } ist eins von { $known }, nicht { $value }
other-deck = gespielt wurde mit einem anderen Kartensatz von { $game } ({ $deck }) als dem hiesigen ({ $own }), den pitprop deck { $game } zeigt; --deck DATEI nimmt einen anderen
other-number = { $game } ist für { $players } Spieler, nicht für { $seats } [{ $clause }]
other-rules = dieses Programm spielt nach Regeln { $own }, nicht nach Regeln { $rules }
no-first = Sitz { $seat } kann nicht beginnen: es spielen { $seats } [{ $clause }]
seed-of-view = eine Aufzeichnung dessen, was ein Sitz weiß, hat weder [seed …] noch [salt …]
settled-deck = die Regeln von { $game } legen den Kartensatz fest: lass [deck …] weg
unknown-header = es gibt keine Kopfzeile { $name }; hier stehen { $known }

## Lines of a record

hidden-without-view = ein ? steht nur in dem, was ein Sitz sieht: [view SEAT]
move-number = die Nummer dieses Zugs fehlt: { $move }
not-a-line = { $line } ist keine Zeile einer Aufzeichnung: ein Zug sieht so aus: { $example }; ein Ergebnis enthält ·; andere Zeilen beginnen mit { $words }
not-a-move = { $line } ist kein Zug; einer sieht so aus: { $example }
other-move-due = hier steht Zug { $move }, an der Reihe ist { $due }

## Moves

move-form = { $move } ist kein Zug; man schreibt ihn { $forms }
move-of-others = { $move } ist, was andere von einem Zug wissen; man schreibt ihn { $forms }
move-spaces = { $move } ist kein Zug: zwischen zwei Wörtern steht ein Leerzeichen, an den Enden keines
no-move = { $move } ist kein Zug; ein Zug beginnt mit { $heads }
no-such-place = { $move } nennt einen Platz, den es nicht gibt
said-twice = { $word } muss nicht zweimal dastehen: schreib { $form }
word-missing = { $word } fehlt: { $form }

## What was said

claim-has = die Ansage { $claim } nennt { $wanted }: { $said }
claim-like = es gibt keine Ansage { $claim }; eine ist etwa { $example }
claim-says = die Ansage { $claim } nennt { $wanted }, nicht { $said }
claim-seat = { $name } ist ein Sitz von 0 bis { $most }, nicht { $value }
claim-word = { $name } ist eins von { $known }, nicht { $value }
no-such-claim = es gibt keine Ansage { $claim }; die Ansagen sind { $known }
not-a-hint = ein Tipp nennt, von wem er ist und welchen Zug: { $hint }
not-free-text = freier Text ist ein Text in doppelten Anführungszeichen, nicht { $text }

## Deals

deal-line-due = hier wird die Zeile { $name } einer Kartenverteilung erwartet
deal-line-missing = nach dieser Zeile fehlt die Zeile { $name } einer Kartenverteilung
hand-count =
    { $hands ->
        [one] es ist { $hands } Kartenhand an { $seats } Spieler ausgeteilt [{ $clause }]
       *[other] es sind { $hands } Kartenhände an { $seats } Spieler ausgeteilt [{ $clause }]
    }
hand-size = bei { $seats } Spielern hat jeder { $size } Karten auf der Hand, nicht { $count } [{ $clause }]
hands-dealt =
    { $hands ->
        [one] es ist { $hands } Kartenhand ausgeteilt, aber es spielen { $seats }: [seats …] sagt, wer
       *[other] es sind { $hands } Kartenhände ausgeteilt, aber es spielen { $seats }: [seats …] sagt, wer
    }
hidden-deal = ein ? steht für etwas, das ein Sitz nicht weiß: eine solche Kartenverteilung lässt sich nicht spielen
hidden-hand = nur Sitz { $seat } kennt diese Kartenhand: hier steht ? [{ $clause }]
not-such-a-word =
    { $what ->
        [role] { $word } ist keine Rolle; es gibt { $known }
        [goal] { $word } ist kein Ziel; es gibt { $known }
        [gold] { $word } ist keine Goldkarte; es gibt { $known }
        [clan] { $word } ist keine Clankarte; es gibt { $known }
       *[card] { $word } ist keine Karte; es gibt { $known }
    }
nothing-drawn = hier wird nichts ausgeteilt, gezogen oder verloren: { $line }
one-number = auf { $name } folgt eine Zahl, nicht { $count } Wörter; in einem Ergebnis steht · zwischen den Teilen
one-word = auf { $name } folgt ein Wort, nicht { $count }
other-cards = { $wrong } unter den { $total } Karten [{ $clauses }]
too-few = { $cards } zu wenig
too-many = { $cards } zu viel

## Replaying

no-such-move = es gibt keinen Zug { $move }: die Aufzeichnung hat { $count }
not-over =
    { $what ->
        [round] hier ist keine Runde zu Ende: { $result }
        [match] hier ist keine Partie zu Ende: { $result }
       *[game] hier ist kein Spiel zu Ende: { $result }
    }
note-of-nothing = dieser Zug zeigt nichts; er hat keinen Vermerk
nothing-dealt = in dieser Aufzeichnung ist nichts ausgeteilt worden
breaks-off = hier bricht die Aufzeichnung ab ({ $what }); ohne diese Zeile lässt sich die Partie bis Zug { $move } ansehen
breaks-off-in-deal = hier bricht die Aufzeichnung ab, mitten in der Kartenverteilung ab Zeile { $line } ({ $what }); ohne sie lässt sich die Partie bis Zug { $move } ansehen
breaks-off-early = hier bricht die Aufzeichnung ab, bevor etwas ausgeteilt ist, sodass sich nichts ansehen lässt ({ $what }); nimm die ganze
nothing-over = hier ist nichts zu Ende: { $result }
other-note = der Vermerk ist { $note }, gesehen wurde { $seen }
other-result = das Ergebnis war { $result }
shown-not-played = diese Aufzeichnung zeigt nur, was ein Sitz weiß: sie lässt sich ansehen, nicht spielen

## What one seat knows

hidden-from-all = nicht alle kennen { $word } in der Zeile { $line }: hier steht { $known }
hidden-from-seat = Sitz { $seat } kann { $word } in der Zeile { $line } nicht kennen: hier steht { $known }
hidden-move = nur Sitz { $seat } weiß alles von { $move }: hier steht { $known }
knows-what-it-saw = Sitz { $seat } weiß, was er gesehen hat [{ $clauses }]
note-of-others = der Vermerk ist { $note }, und nur Sitz { $seat } kennt ihn [{ $clauses }]
