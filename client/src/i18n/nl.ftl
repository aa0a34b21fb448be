### De woorden rond de tafels.

shell-language = Taal

shell-skip = Naar de inhoud
shell-home = Beginpagina
shell-close = Sluiten
shell-toDark = Bij lamplicht (donker)
shell-toLight = Bij daglicht (licht)
shell-sounds = Geluid
shell-soundsOn = Geluid staat aan
shell-soundsOff = Geluid staat uit
shell-loading = Een ogenblik …
shell-retry = Opnieuw proberen
shell-copy = Kopiëren
shell-copied = Gekopieerd
shell-notCopied = De browser laat deze pagina niet kopiëren. De tekst is geselecteerd: kopieer hem met de hand.
shell-download = Downloaden
shell-rules = Spelregels
shell-log = Verloop
shell-help = Toetsen en hulp
shell-quoted = ‘{ $text }’
shell-cancel = Annuleren

connection-connecting = Verbinding maken …
connection-lost = Verbinding verbroken. De tafel wordt gezocht …
connection-sending = Versturen …

trouble-offline = De server antwoordt niet. Draait hij nog?
trouble-noTable = Op dit adres is geen tafel.
trouble-otherDeck = Dit spel is begonnen met andere kaarten dan de server nu heeft.
trouble-otherRules = Dit spel is begonnen met spelregels die sindsdien zijn veranderd.
trouble-damaged = De server kan dit spel niet meer lezen. Wie hem beheert vindt meer in het logboek.
trouble-archived = Dit spel is voorbij en de tafel is opgeruimd.
trouble-noRoom = Op deze server is geen plaats voor nog een tafel.
trouble-other = Dat is niet gelukt.
trouble-badRecord = Dit verslag kan niet worden nagespeeld.
trouble-badTable = Zo’n tafel gaat niet: de spelers, plaatsen en opties passen niet bij elkaar.
trouble-carryGone = Deze link is al gebruikt of te oud. Maak op het andere apparaat een nieuwe.
trouble-otherSeats = Dit apparaat heeft al eigen plaatsen. Die zouden hier verloren gaan.
trouble-full = Alle plaatsen aan deze tafel zijn bezet.
trouble-malformed = De server heeft deze pagina niet begrepen. Laad hem opnieuw.
trouble-method = Deze pagina vroeg iets wat deze server niet doet. Laad de pagina opnieuw.
trouble-nameCharacters = Deze naam heeft tekens die niet getoond kunnen worden.
trouble-nameEmpty = Hoe moeten de anderen je noemen?
trouble-nameLong =
    { $max ->
        [one] Een naam heeft hoogstens { $max } teken.
       *[other] Een naam heeft hoogstens { $max } tekens.
    }
trouble-notFound = Op dit adres is niets.
trouble-notJson = De pagina en de server spreken niet dezelfde taal. Laad de pagina opnieuw.
trouble-notOver = Dat is te zien als het spel voorbij is.
trouble-notSeated = Je hebt geen plaats aan deze tafel.
trouble-notStarted = Het spel is nog niet begonnen.
trouble-notYourTurn = Je bent niet aan de beurt.
trouble-nothingToDeal = De volgende ronde is al gedeeld.
trouble-origin = Dat neemt de server alleen van zijn eigen pagina aan. Open die op het adres dat de server heeft genoemd.
trouble-otherAnswer = In plaats van de server heeft iets anders geantwoord ({ $status }). Probeer het zo nog eens.
trouble-over = Het spel is voorbij.
trouble-server = Bij de server is iets misgegaan. Probeer het nog eens.
trouble-stale = Iemand was sneller, en de tafel is veranderd. Kijk nog eens.
trouble-taken = Iemand anders heeft die plaats net genomen.
trouble-tooLong = Dat is meer dan de server aanneemt.
trouble-tooMany = Dat was te veel tegelijk. Wacht even.
trouble-tooManyPages = In deze browser of op dit netwerk staan te veel pagina’s open. Sluit er een paar, dan gaat het hier binnen een minuut verder.
trouble-later = Die plaats kan vóór de volgende ronde worden ingenomen.
trouble-leftSeat = Tot er weer gedeeld wordt, kun je alleen je plaats van daarnet innemen ({ $name }).
trouble-noSeat = Die plaats bestaat niet aan deze tafel.
trouble-noHint = Een hint is er alleen waar niemand anders meespeelt.
trouble-noTalk = Aan deze tafel wordt niet gesproken.
trouble-noMoreTalk = Aan deze tafel is zoveel gezegd dat er geen plaats is voor meer.
trouble-noText = Aan deze tafel zijn er alleen de kant-en-klare zinnen.
trouble-noWatching = Aan deze tafel wordt zonder toeschouwers gespeeld.
trouble-notAGuest = Dat kan niet met de plaats van wie de tafel leidt.
trouble-notAPerson = Daar zit geen mens.
trouble-notAway = Ze zijn nog geen minuut weg.
trouble-notHost = Dat kan alleen wie de tafel leidt.
trouble-started = Het spel is al begonnen.
trouble-textCharacters = In deze tekst staan tekens die niet getoond kunnen worden.
trouble-textEmpty = Er staat nog niets.
trouble-tooSoon = Die is net al aangestoten.
trouble-unknownClaim = Dat kan hier niet gezegd worden.
trouble-textLong =
    { $max ->
        [one] Hoogstens { $max } teken tegelijk.
       *[other] Hoogstens { $max } tekens tegelijk.
    }

talk-title = Iets zeggen
talk-button = Iets zeggen
talk-claims = Over het spel
talk-courtesies = Onder vrienden
talk-write = In je eigen woorden
talk-send = Zeggen
talk-back = Terug
talk-quiet = Niet horen
talk-quietHint = Wat zij zeggen zie je niet, aan deze tafel en op dit apparaat.
talk-mute = { $name } dempen
talk-hint = Hint van de computerspeler: { $text }
talk-asks = vraagt om een hint
talk-line = { WHO($person) ->
    [you] Jij: { $text }
   *[other] { $person }: { $text }
}
talk-hello = Hallo!
talk-thanks = Dank je!
talk-wellPlayed = Goed gespeeld!
talk-sorry = Sorry!
talk-laugh = Ha ha ha!
talk-shrug = Wie zal het zeggen …
talk-ohNo = O nee!

keys-title = Op het toetsenbord
keys-enter = spelen
keys-log = verloop
keys-rules = spelregels
keys-help = deze hulp

home-title = Pitprop
home-game = Spel
home-playNow = Nu spelen
home-name = Jouw naam
home-players = Spelers
home-edition = Uitgave van de spelregels
home-editionHint = De regels van dit spel zijn in verschillende versies verschenen, die op enkele punten van elkaar afwijken. Kies volgens welke er gespeeld wordt.
home-ofEdition = Uitgave van de spelregels: { $edition }
home-sit = Spelen
home-sitAndWait = Tafel openen
home-playAgain = { $game } spelen
home-friends =
    { $count ->
        [one] { $count } plek voor vrienden
       *[other] { $count } plekken voor vrienden
    }
home-rules = Regels en opties
home-changed = { $count } gewijzigd
home-openSeats = Plaatsen voor vrienden
home-openSeatsHint = Zij schuiven aan via een link die je hun stuurt. Op alle andere plaatsen zitten computerspelers.
home-whoSits = Wie zit waar
home-friend = Iemand met de link
home-opponents =
    { $count ->
        [one] { $count } computerspeler speelt mee
       *[other] { $count } computerspelers spelen mee
    }
home-strength = Niveau van de computerspelers
home-computer = Computerspeler: { $level }
home-computers = Computerspelers: { $level }
home-autoPick = Wie jouw goudkaarten kiest
home-autoPickYes = De tafel: de waardevolste
home-autoPickNo = Jijzelf
home-pace = Tempo van de computerspelers
home-paces-none = Meteen
home-paces-quick = Vlot
home-paces-usual = Op het gemak
home-paces-slow = Langzaam
home-first = Wie begint
home-byLot = Het lot beslist
home-firstYou = Jij
home-fewer = Eén minder
home-more = Eén meer
home-myTables = Mijn tafels
home-noTables = Nog geen tafels. De eerste is zo geopend.
home-yourTurn = Jij bent aan de beurt
home-notBegun = Wacht op spelers
home-finished = Afgelopen
home-learn = Al spelend leren: je eerste spel
home-puzzle = Nieuwste puzzel: { $game }
home-readRules = Spelregels lezen
home-record = Op een verslag terugkijken
home-clause = Artikel { $id }

mine-others = Mijn andere tafels
mine-yours = Jij bent aan de beurt
mine-again = { $name } wil nog een keer spelen: ga zitten
mine-for = { $name } is aan de beurt
mine-round = Ronde afgelopen: wie is klaar voor de volgende?
mine-running =
    { $count ->
        [one] Nog { $count } lopend spel
       *[other] Nog { $count } lopende spellen
    }
mine-finished =
    { $count ->
        [one] { $count } afgelopen spel
       *[other] { $count } afgelopen spellen
    }
mine-remove = Van de lijst halen: { $game }, { $people }
mine-sure = Van je lijst halen? Het spel zelf blijft.
mine-yes = Eraf halen
mine-elsewhere =
    { $count ->
        [one] Je bent ook aan een andere tafel aan de beurt: { $game }
       *[other] Je bent ook aan { $count } andere tafels aan de beurt
    }

calls-offer = Roep me als ik aan de beurt ben
calls-denied = De browser houdt berichten van deze pagina tegen. Je kunt ze in de instellingen toestaan.
calls-nudged = { $name } stoot je aan

device-others = Anderen aan dit apparaat
device-othersHint = Ze spelen hier met je mee: het apparaat gaat van hand tot hand en laat ieder alleen de eigen kaarten zien.
device-here = Iemand aan dit apparaat
device-name = Naam van speler { $number }
device-missing = Hoe heten de anderen aan dit apparaat?
device-passTo = Geef het apparaat aan { $name }
device-pass = Doorgeven aan { $name }
device-hint = De kaarten blijven bedekt tot { $name } het apparaat in handen heeft.
device-iAm = Ik ben { $name }: laat mijn kaarten zien
device-hide = Kaarten bedekken
device-own = Eigen kaarten:

evenings-title = Onze avonden

join-title = Er is een plaats voor je vrij
join-invites = { $name } nodigt je uit voor een potje { $game }.
join-side = Je zit
join-sit = Aanschuiven
join-watch = Alleen kijken
join-seated = Aan tafel
join-new = Nieuw bij { $game }?
join-back = Terug naar de uitnodiging

waiting-title = De tafel staat klaar
waiting-send = Stuur deze link naar wie er mee mag doen:
waiting-link = Link naar de tafel
waiting-missing =
    { $count ->
        [one] Er is nog één plaats vrij.
       *[other] Er zijn nog { $count } plaatsen vrij.
    }
waiting-begin = Nu beginnen
waiting-beginHint = Computerspelers nemen de vrije plaatsen in.
waiting-begins = Het spel begint zodra alle plaatsen bezet zijn.

invite-share = Delen
invite-showCode = QR-code tonen
invite-hideCode = QR-code verbergen
invite-code = QR-code: { $label }
invite-address = Adres van deze computer
invite-network = Hij werkt voor iedereen in hetzelfde netwerk als deze computer.
invite-alone = Deze link werkt alleen op deze computer.
invite-open = Stop de server en start hem zo opnieuw om anderen in je netwerk binnen te laten (je tafels blijven bewaard):
invite-or = of
invite-noNetwork = De computer zit nu niet in een netwerk.

carry-title = Je plaats meenemen
carry-about = Speel verder op je telefoon of in een andere browser: daar heb je dan ook je plaats, en hier houd je hem.
carry-offer = Link voor een ander apparaat maken
carry-anew = Nog een link maken
carry-link = Link voor je eigen plaats
carry-words = Mijn plaats bij Pitprop
carry-once =
    { $minutes ->
        [one] Hij werkt één keer, { $minutes } minuut lang. Wie hem opent, speelt als jij, aan al je tafels hier: geef hem aan niemand anders.
       *[other] Hij werkt één keer, { $minutes } minuten lang. Wie hem opent, speelt als jij, aan al je tafels hier: geef hem aan niemand anders.
    }
carry-here = Deze link brengt een plaats naar dit apparaat, met alle tafels die erbij horen. Ga alleen verder als het je eigen link is.
carry-take = De plaats innemen
carry-anyway = De plaatsen hier opgeven en deze nemen
carry-leave = Alleen naar de tafel

seats-title = Spelers
seats-you = jij
seats-onTurn = aan de beurt
seats-opponent = computerspeler
seats-away = afwezig
seats-free = vrije plaats
seats-unnamed = Speler { $number }
seats-hand =
    { $cards ->
        [one] { $cards } handkaart
       *[other] { $cards } handkaarten
    }
seats-noPlays = Nog niets gespeeld.

rules-title = Spelregels
rules-of = Spelregels van { $game }
rules-search = Zoeken in de spelregels
rules-edition = Uitgave
rules-here = deze tafel
rules-choices = Wat een tafel kan kiezen
rules-none = Deze woorden staan in geen enkel artikel.
rules-found =
    { $count ->
        [one] { $count } artikel
       *[other] { $count } artikelen
    }
rules-can = Wat kan ik doen?
rules-does = Wat deze kaart doet
rules-why = Waarom
rules-sources = Bron
rules-open = Artikel { $id } in de spelregels opslaan
rules-print = Printen en spelen
rules-printed = Alle kaarten met hun achterkanten, wat er verder op tafel ligt en de spelregels, op vellen om uit te knippen.
rules-pdf = PDF, { $paper }

table-coverHint = Hij ligt gedekt. Draai hem om als niemand over je schouder meekijkt.
table-putAway = Wegleggen
table-later = Later
table-lastHands = Wat iedereen nog in de hand had
table-noCards = geen kaarten
table-watching = Je kijkt toe.
table-turnOf = { $name } is aan de beurt.
table-over = Het spel is afgelopen.
table-soFar = Wat er tot nu toe gebeurde
table-playAgain = Nog eens met dezelfde instellingen
table-thoughts = Gedachten
table-handCard = Kaart { $number }: { $card }
table-outOfCards =
    { WHO($person) ->
        [you] Je hebt geen kaart meer.
       *[other] { $person } heeft geen kaart meer.
    }
table-cards =
    { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }
table-drawPile = Trekstapel
table-discardPile = Aflegstapel
table-larger = Groter
table-smaller = Kleiner
table-skip = Alles meteen tonen
table-again = Kies het nog eens om het te doen.
table-oneTap = Eén tik speelt
table-oneTapHint = Zonder eerst te tonen wat de zet zou doen.
table-settings = Deze tafel
table-about = Spelregels van deze tafel
table-changed = gewijzigd
table-invite = Link naar deze tafel
table-commit = Verzegelde kaarten
table-commitHint = Dit getal lag vast voordat de eerste kaart gedeeld was. Na het spel bewijst het dat er aan het delen niets veranderd is.

record-lookBack = Terugkijken
record-short = Verslag
record-title = Verslag van het spel
record-about = Het hele spel in notatie, voor zover jij het mag weten.
record-counted = De spelers zijn genummerd vanaf 1, in de volgorde waarin ze zitten. Waar een startkaart is, tellen de plekken vanaf die kaart: 2,-1 ligt twee naar het oosten en een naar het noorden.

reasons-title = Wat de computerspelers dachten
reasons-about = Nu het spel voorbij is, vertellen ze het.
reasons-none = Er valt niets te vertellen.
reasons-most = Vooral: { $text }
reasons-little = Minder belangrijk: { $text }
reasons-against = Daartegen pleit: { $text }
reasons-said = Gezegd: “{ $text }”
reasons-bluff = Bluf; de waarheid was: “{ $text }”
reasons-isBluff = (bluf)
reasons-doubted = Dat geloofde de computerspeler zelf niet.
reasons-withheld = Voor zich gehouden: “{ $text }”
