### Die Wörter rund um die Tische.

shell-language = Sprache

shell-skip = Zum Inhalt springen
shell-home = Startseite
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
shell-notCopied = Der Browser lässt diese Seite nicht kopieren. Der Text ist markiert: Kopiere ihn von Hand.
shell-download = Herunterladen
shell-rules = Regeln
shell-log = Verlauf
shell-help = Tasten und Hilfe
shell-quoted = „{ $text }“
shell-cancel = Abbrechen

connection-connecting = Verbindung wird aufgebaut …
connection-lost = Verbindung verloren. Der Tisch wird gesucht …
connection-sending = Wird gesendet …

trouble-offline = Der Server antwortet nicht. Läuft er noch?
trouble-noTable = Unter dieser Adresse gibt es keinen Tisch.
trouble-otherDeck = Dieses Spiel wurde mit anderen Karten begonnen, als der Server sie jetzt hat.
trouble-otherRules = Dieses Spiel wurde nach Regeln begonnen, die sich seitdem geändert haben.
trouble-damaged = Der Server kann dieses Spiel nicht mehr lesen. Wer ihn betreibt, findet mehr in seinem Protokoll.
trouble-archived = Dieses Spiel ist vorbei, und sein Tisch ist weggeräumt.
trouble-noRoom = Auf diesem Server ist kein Platz für noch einen Tisch.
trouble-other = Das hat nicht geklappt.
trouble-badRecord = Diese Aufzeichnung lässt sich nicht nachspielen.
trouble-badTable = So ein Tisch geht nicht: Seine Spieler, Plätze und Optionen passen nicht zusammen.
trouble-carryGone = Dieser Link ist schon benutzt oder zu alt. Mach auf dem anderen Gerät einen neuen.
trouble-otherSeats = Dieses Gerät hat schon eigene Plätze. Sie gingen hier verloren.
trouble-full = Alle Plätze an diesem Tisch sind besetzt.
trouble-malformed = Der Server hat diese Seite nicht verstanden. Lade sie neu.
trouble-method = Diese Seite wollte etwas, das dieser Server nicht tut. Lade die Seite neu.
trouble-nameCharacters = In diesem Namen sind Zeichen, die sich nicht zeigen lassen.
trouble-nameEmpty = Wie sollen die anderen dich nennen?
trouble-nameLong =
    { $max ->
        [one] Ein Name hat höchstens { $max } Zeichen.
       *[other] Ein Name hat höchstens { $max } Zeichen.
    }
trouble-notFound = Unter dieser Adresse gibt es nichts.
trouble-notJson = Die Seite und der Server sprechen nicht dieselbe Sprache. Lade die Seite neu.
trouble-notOver = Das ist zu sehen, wenn das Spiel vorbei ist.
trouble-notSeated = Du hast an diesem Tisch keinen Platz.
trouble-notStarted = Das Spiel hat noch nicht begonnen.
trouble-notYourTurn = Du bist nicht am Zug.
trouble-nothingToDeal = Die nächste Runde ist schon ausgeteilt.
trouble-origin = Das nimmt der Server nur von seiner eigenen Seite an. Öffne sie unter der Adresse, die der Server genannt hat.
trouble-otherAnswer = Statt des Servers hat etwas anderes geantwortet ({ $status }). Versuch es gleich noch einmal.
trouble-over = Das Spiel ist vorbei.
trouble-server = Beim Server ist etwas schiefgegangen. Versuch es noch einmal.
trouble-stale = Jemand war schneller, und der Tisch hat sich verändert. Sieh noch einmal hin.
trouble-taken = Diesen Platz hat gerade jemand anders genommen.
trouble-tooLong = Das ist mehr, als der Server annimmt.
trouble-tooMany = Das war zu viel auf einmal. Warte ein wenig.
trouble-tooManyPages = In diesem Browser oder in diesem Netz sind zu viele Seiten offen. Schließe einige, dann geht es hier binnen einer Minute weiter.
trouble-later = Dieser Platz wird vor der nächsten Runde frei.
trouble-leftSeat = Bis zum nächsten Austeilen kannst du nur deinen Platz von vorhin nehmen ({ $name }).
trouble-noSeat = Diesen Platz gibt es an diesem Tisch nicht.
trouble-noHint = Einen Rat gibt es nur, wo sonst niemand mitspielt.
trouble-noTalk = An diesem Tisch wird nicht gesprochen.
trouble-noMoreTalk = An diesem Tisch ist so viel gesagt worden, dass für mehr kein Platz ist.
trouble-noText = An diesem Tisch gibt es nur die fertigen Sätze.
trouble-noWatching = An diesem Tisch wird ohne Zuschauer gespielt.
trouble-notAGuest = Das geht nicht mit dem Platz dessen, der den Tisch leitet.
trouble-notAPerson = Dort sitzt kein Mensch.
trouble-notAway = Sie sind noch keine Minute fort.
trouble-notHost = Das kann nur, wer den Tisch leitet.
trouble-started = Das Spiel hat schon begonnen.
trouble-textCharacters = In diesem Text sind Zeichen, die sich nicht zeigen lassen.
trouble-textEmpty = Da steht noch nichts.
trouble-tooSoon = Da wurde gerade erst angestupst.
trouble-unknownClaim = Das lässt sich hier nicht sagen.
trouble-textLong =
    { $max ->
        [one] Höchstens { $max } Zeichen auf einmal.
       *[other] Höchstens { $max } Zeichen auf einmal.
    }

talk-title = Etwas sagen
talk-button = Etwas sagen
talk-claims = Zum Spiel
talk-courtesies = Unter Freunden
talk-write = Mit eigenen Worten
talk-send = Sagen
talk-back = Zurück
talk-quiet = Nicht hören
talk-quietHint = Was sie sagen, wird dir an diesem Tisch auf diesem Gerät nicht gezeigt.
talk-mute = { $name } stumm schalten
talk-hint = Rat des Computerspielers: { $text }
talk-asks = fragt um Rat
talk-line = { WHO($person) ->
    [you] Du: { $text }
   *[other] { $person }: { $text }
}
talk-hello = Hallo!
talk-thanks = Danke!
talk-wellPlayed = Gut gespielt!
talk-sorry = Tut mir leid!
talk-laugh = Ha ha ha!
talk-shrug = Wer weiß …
talk-ohNo = Oh nein!

keys-title = Auf der Tastatur
keys-enter = spielen
keys-log = Verlauf
keys-rules = Regeln
keys-help = diese Hilfe

home-title = Pitprop
home-game = Spiel
home-playNow = Jetzt spielen
home-name = Dein Name
home-players = Spieler
home-edition = Ausgabe der Regeln
home-editionHint = Die Regeln dieses Spiels sind in mehreren Fassungen erschienen, die sich in einigen Punkten unterscheiden. Wähle die, nach der gespielt wird.
home-ofEdition = Ausgabe der Regeln: { $edition }
home-sit = Spielen
home-sitAndWait = Tisch eröffnen
home-playAgain = { $game } spielen
home-friends =
    { $count ->
        [one] { $count } Platz für Freunde
       *[other] { $count } Plätze für Freunde
    }
home-rules = Regeln und Optionen
home-changed = { $count } geändert
home-openSeats = Plätze für Freunde
home-openSeatsHint = Sie setzen sich über einen Link dazu, den du ihnen schickst. Auf allen anderen Plätzen sitzen Computerspieler.
home-whoSits = Wer sitzt wo
home-friend = Jemand mit Link
home-opponents =
    { $count ->
        [one] { $count } Computerspieler spielt mit
       *[other] { $count } Computerspieler spielen mit
    }
home-strength = Stufe der Computerspieler
home-computer = Computerspieler: { $level }
home-computers = Computerspieler: { $level }
home-autoPick = Wer deine Goldkarten wählt
home-autoPickYes = Der Tisch: die wertvollste
home-autoPickNo = Du selbst
home-pace = Tempo der Computerspieler
home-paces-none = Sofort
home-paces-quick = Flott
home-paces-usual = Gemächlich
home-paces-slow = Langsam
home-first = Wer beginnt
home-byLot = Das Los entscheidet
home-firstYou = Du
home-fewer = Einer weniger
home-more = Einer mehr
home-myTables = Meine Tische
home-noTables = Noch kein Tisch. Der erste ist im Nu eröffnet.
home-yourTurn = Du bist am Zug
home-notBegun = Wartet auf Mitspieler
home-finished = Beendet
home-learn = Spielend lernen: dein erstes Spiel
home-puzzle = Neuestes Rätsel: { $game }
home-readRules = Regeln lesen
home-record = Auf eine Aufzeichnung zurückblicken
home-clause = Absatz { $id }

mine-others = Meine anderen Tische
mine-yours = Du bist am Zug
mine-again = { $name } will noch einmal spielen: Setz dich dazu
mine-for = { $name } ist am Zug
mine-round = Runde zu Ende: Wer ist bereit für die nächste?
mine-running =
    { $count ->
        [one] { $count } weiteres laufendes Spiel
       *[other] { $count } weitere laufende Spiele
    }
mine-finished =
    { $count ->
        [one] { $count } beendetes Spiel
       *[other] { $count } beendete Spiele
    }
mine-remove = Von der Liste nehmen: { $game }, { $people }
mine-sure = Von deiner Liste nehmen? Das Spiel selbst bleibt.
mine-yes = Herunternehmen
mine-elsewhere =
    { $count ->
        [one] Du bist auch an einem anderen Tisch am Zug: { $game }
       *[other] Du bist auch an { $count } anderen Tischen am Zug
    }

calls-offer = Ruf mich, wenn ich am Zug bin
calls-denied = Der Browser hält Mitteilungen dieser Seite zurück. Erlauben kannst du sie in seinen Einstellungen.
calls-nudged = { $name } stupst dich an

device-others = Andere an diesem Gerät
device-othersHint = Sie spielen hier mit dir: Das Gerät geht von Hand zu Hand und zeigt jedem nur die eigenen Karten.
device-here = Jemand an diesem Gerät
device-name = Name von Spieler { $number }
device-missing = Wie heißen die anderen an diesem Gerät?
device-passTo = Gib das Gerät an { $name } weiter
device-pass = Weitergeben an { $name }
device-hint = Die Karten bleiben verdeckt, bis { $name } das Gerät in der Hand hat.
device-iAm = Ich bin { $name }: Karten zeigen
device-hide = Karten verdecken
device-own = Eigene Karten:

evenings-title = Unsere Abende

join-title = Hier ist ein Platz für dich frei
join-invites = { $name } lädt dich zu einer Partie { $game } ein.
join-side = Du sitzt
join-sit = Hinsetzen
join-watch = Nur zuschauen
join-seated = Am Tisch
join-new = Neu bei { $game }?
join-back = Zurück zur Einladung

waiting-title = Der Tisch ist gedeckt
waiting-send = Schick diesen Link allen, die mitspielen sollen:
waiting-link = Link zum Tisch
waiting-missing =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
waiting-begin = Jetzt beginnen
waiting-beginHint = Auf die freien Plätze setzen sich Computerspieler.
waiting-begins = Die Partie beginnt, sobald alle Plätze besetzt sind.

invite-share = Teilen
invite-showCode = QR-Code zeigen
invite-hideCode = QR-Code verbergen
invite-code = QR-Code: { $label }
invite-address = Adresse dieses Rechners
invite-network = Er gilt für alle, die im selben Netz sind wie dieser Rechner.
invite-alone = Dieser Link gilt nur auf diesem Rechner.
invite-open = Damit andere in deinem Netz hereinkommen, beende den Server und starte ihn so (deine Tische bleiben erhalten):
invite-or = oder
invite-noNetwork = Der Rechner ist gerade in keinem Netz.

carry-title = Deinen Platz mitnehmen
carry-about = Spiel auf dem Telefon oder in einem anderen Browser weiter: Dort hast du deinen Platz dann auch, und hier behältst du ihn.
carry-offer = Link für ein anderes Gerät machen
carry-anew = Noch einen Link machen
carry-link = Link für deinen eigenen Platz
carry-words = Mein Platz bei Pitprop
carry-once =
    { $minutes ->
        [one] Er gilt einmal und { $minutes } Minute lang. Wer ihn öffnet, spielt als du, an all deinen Tischen hier: Gib ihn niemandem sonst.
       *[other] Er gilt einmal und { $minutes } Minuten lang. Wer ihn öffnet, spielt als du, an all deinen Tischen hier: Gib ihn niemandem sonst.
    }
carry-here = Dieser Link bringt einen Platz auf dieses Gerät, mit allen Tischen, die dazugehören. Mach nur weiter, wenn es dein eigener Link ist.
carry-take = Platz einnehmen
carry-anyway = Die Plätze hier aufgeben und diesen nehmen
carry-leave = Nur zum Tisch

seats-title = Spieler
seats-you = du
seats-onTurn = am Zug
seats-opponent = Computerspieler
seats-away = abwesend
seats-free = freier Platz
seats-unnamed = Spieler { $number }
seats-hand =
    { $cards ->
        [one] { $cards } Handkarte
       *[other] { $cards } Handkarten
    }
seats-noPlays = Noch nichts gespielt.

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
rules-can = Was kann ich tun?
rules-does = Was diese Karte tut
rules-why = Warum
rules-sources = Quelle
rules-open = Absatz { $id } in den Regeln aufschlagen
rules-print = Zum Ausdrucken und Spielen
rules-printed = Alle Karten mit ihren Rückseiten, was sonst auf dem Tisch liegt, und die Regeln, auf Bögen zum Ausschneiden.
rules-pdf = PDF, { $paper }

table-coverHint = Sie liegt verdeckt. Dreh sie um, wenn dir niemand über die Schulter schaut.
table-putAway = Weglegen
table-later = Später
table-lastHands = Was alle noch auf der Hand hatten
table-noCards = keine Karten
table-watching = Du schaust zu.
table-turnOf = { $name } ist am Zug.
table-over = Das Spiel ist zu Ende.
table-soFar = Was bisher geschah
table-playAgain = Noch einmal mit denselben Einstellungen
table-thoughts = Gedanken
table-handCard = Karte { $number }: { $card }
table-outOfCards =
    { WHO($person) ->
        [you] Du hast keine Karte mehr.
       *[other] { $person } hat keine Karte mehr.
    }
table-cards =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
table-drawPile = Nachziehstapel
table-discardPile = Ablagestapel
table-larger = Größer
table-smaller = Kleiner
table-skip = Gleich alles zeigen
table-again = Wähle es noch einmal, dann gilt es.
table-oneTap = Ein Tippen spielt
table-oneTapHint = Ohne erst zu zeigen, was der Zug bewirken würde.
table-settings = Dieser Tisch
table-about = Regeln dieses Tisches
table-changed = geändert
table-invite = Link zu diesem Tisch
table-commit = Versiegelte Karten
table-commitHint = Diese Zahl stand fest, bevor die erste Karte ausgeteilt war. Nach der Partie beweist sie, dass am Austeilen nichts geändert wurde.

record-lookBack = Rückblick
record-short = Aufzeichnung
record-title = Aufzeichnung der Partie
record-about = Die ganze Partie in Notation, soweit du sie kennen darfst.
record-counted = Die Spieler sind ab 1 nummeriert, in der Reihenfolge, in der sie sitzen. Wo es eine Startkarte gibt, zählen die Plätze von ihr aus: 2,-1 liegt zwei weiter östlich und eins weiter nördlich.

reasons-title = Was die Computerspieler dachten
reasons-about = Die Partie ist vorbei, jetzt verraten sie es.
reasons-none = Es gibt nichts zu verraten.
reasons-most = Vor allem: { $text }
reasons-little = Weniger wichtig: { $text }
reasons-against = Dagegen spricht: { $text }
reasons-said = Gesagt: „{ $text }“
reasons-bluff = Ein Bluff; die Wahrheit war: „{ $text }“
reasons-isBluff = (ein Bluff)
reasons-doubted = Das hat der Computerspieler selbst nicht geglaubt.
reasons-withheld = Für sich behalten: „{ $text }“
