### Die Wörter rund um die Tische.

shell-language = Sprache

shell-skip = Zum Inhalt springen
shell-home = Startseite
shell-menu = Menü
shell-close = Schließen
shell-toDark = Bei Lampenlicht (dunkel)
shell-toLight = Bei Tageslicht (hell)
shell-sounds = Töne
shell-soundsOn = Töne sind an
shell-soundsOff = Töne sind aus
shell-loading = Einen Augenblick …
shell-retry = Noch einmal versuchen
shell-copy = Kopieren
shell-copied = Kopiert
shell-download = Herunterladen
shell-rules = Regeln
shell-log = Verlauf
shell-help = Tasten und Hilfe
shell-yes = Ja
shell-quoted = „{ $text }“
shell-cancel = Abbrechen

connection-connecting = Verbindung wird aufgebaut …
connection-lost = Verbindung verloren. Der Tisch wird gesucht …
connection-sending = Wird gesendet …

trouble-offline = Der Server antwortet nicht. Läuft er noch?
trouble-noTable = Unter dieser Adresse gibt es keinen Tisch.
trouble-otherDeck = Dieses Spiel wurde mit anderen Karten begonnen, als der Server sie jetzt hat.
trouble-other = Das hat nicht geklappt.

home-title = Pitprop
home-game = Spiel
home-playNow = Jetzt spielen
home-name = Dein Name
home-players = Spieler
home-playersHint = { $min } bis { $max }, dich mitgezählt
home-edition = Regeln von
home-sit = Spielen
home-sitAndWait = Tisch eröffnen
home-expert = Optionen für Kenner
home-changed = { $count } geändert
home-asEdition = wie in der Ausgabe
home-openSeats = Plätze für Freunde
home-openSeatsHint = Sie setzen sich über einen Link dazu, den du ihnen schickst. Auf allen anderen Plätzen sitzen Gegner.
home-whoSits = Wer sitzt wo
home-friend = Jemand mit Link
home-opponents =
    { $count ->
        [one] { $count } Gegner spielt mit
       *[other] { $count } Gegner spielen mit
    }
home-strength = Gegner
home-autoPick = Wer deine Goldkarten wählt
home-autoPickYes = Der Tisch: die wertvollste
home-autoPickNo = Du selbst
home-pace = Tempo der Gegner
home-paces-none = Sofort
home-paces-quick = Flott
home-paces-usual = Gemächlich
home-paces-slow = Langsam
home-first = Wer beginnt
home-byLot = Das Los entscheidet
home-firstYou = Du
home-fewer = Einer weniger
home-more = Einer mehr
home-nameNeeded = Wie sollen dich die anderen nennen?
home-myTables = Meine Tische
home-noTables = Noch kein Tisch. Der erste ist im Nu eröffnet.
home-yourTurn = Du bist am Zug
home-waits = Andere sind am Zug
home-notBegun = Wartet auf Mitspieler
home-roundEnded = Runde zu Ende
home-finished = Beendet
home-goOn = Wieder hinsetzen
home-readRules = Regeln lesen
home-clause = Absatz { $id }

join-title = Hier ist ein Platz für dich frei
join-invites = { $name } lädt dich zu einer Partie { $game } ein.
join-side = Du sitzt
join-taken = Auf diesem Platz sitzt inzwischen jemand anderes.
join-sit = Hinsetzen
join-watch = Nur zuschauen
join-full = An diesem Tisch sind alle Plätze besetzt.
join-seated = Am Tisch
join-open = frei

waiting-title = Der Tisch ist gedeckt
waiting-send = Schick diesen Link allen, die mitspielen sollen:
waiting-link = Link zum Tisch
waiting-missing =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
waiting-begin = Jetzt beginnen
waiting-beginHint = Auf die freien Plätze setzen sich Gegner.
waiting-begins = Die Partie beginnt, sobald alle Plätze besetzt sind.
waiting-newcomer = { $name } hat sich dazugesetzt.

seats-title = Spieler
seats-you = du
seats-onTurn = am Zug
seats-opponent = Gegner
seats-away = abwesend
seats-free = freier Platz
seats-unnamed = Spieler { $number }

rules-title = Regeln
rules-of = Regeln von { $game }
rules-search = Regeln durchsuchen
rules-edition = Ausgabe
rules-here = dieser Tisch
rules-choices = Was ein Tisch wählen kann
rules-none = Diese Wörter stehen in keinem Absatz.
rules-found =
    { $count ->
        [one] { $count } Absatz
       *[other] { $count } Absätze
    }
rules-why = Warum
rules-sources = Quelle
rules-open = Absatz { $id } in den Regeln aufschlagen

table-settings = Dieser Tisch
table-about = Regeln dieses Tisches
table-changed = geändert
table-invite = Link zu diesem Tisch
table-commit = Versiegelte Karten
table-commitHint = Diese Zahl stand fest, bevor die erste Karte ausgeteilt war. Nach der Partie beweist sie, dass am Austeilen nichts geändert wurde.

record-title = Aufzeichnung der Partie
record-about = Die ganze Partie in Notation, soweit du sie kennen darfst.

reasons-title = Was die Gegner dachten
reasons-about = Die Partie ist vorbei, jetzt verraten sie es.
reasons-none = Es gibt nichts zu verraten.
reasons-show = Gedanken zeigen
reasons-weight = Gewicht
