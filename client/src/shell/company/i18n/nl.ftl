host-is = leidt de tafel
host-begins = { $name } begint het spel.
host-mayBegin = { $name } kan ook eerder beginnen.
host-now = { $name } leidt nu de tafel.
host-you = Jij leidt nu de tafel.

seat-actions = Wat er met de plaats van { $name } moet gebeuren
seat-open = Wat er met plaats { $number } moet gebeuren
seat-number = Plaats { $number }
seat-give = Computerspeler: { $kind }
seat-free = Vrijhouden voor iemand
seat-remove = Van de tafel verwijderen
seat-replace = Plaats aan een computerspeler geven
seat-host = Leiding overdragen
seat-rename = Naam wijzigen
seat-earlier = { $name } één plaats omhoog zetten
seat-later = { $name } één plaats omlaag zetten
seat-removeSure = { $name } van de tafel verwijderen?
seat-removeMeans = Op die plaats speelt een computerspeler verder.
seat-removeBefore = De plaats wordt weer vrij; wie de link heeft, kan hem innemen.

said-joined = { $name } is aangeschoven.
said-called = { $before } heet nu { $name }.
said-left = { $name } zit niet meer aan tafel.
said-gone = { $name } is afwezig.
said-removed = Wie de tafel leidt, heeft je van de tafel verwijderd.
said-renamed = Er heet hier al iemand { $name }. Aan deze tafel ben je { $given }.
said-back = { $name } is terug.

ready-sit = Aanschuiven
ready-here = Wie hier aanschuift, speelt nog eens mee. Het begint zodra iedereen zit.
ready-waits = Nog niet aangeschoven: { $names }.
ready-yes = klaar
ready-no = zit nog niet
ready-hostMay = Je kunt zonder hen beginnen; hun plaatsen wachten dan op hen.
ready-button = Klaar
ready-count = Klaar: { $names }
ready-nobody = Nog niemand is klaar
ready-reading = kijkt nog: { $names }
ready-hurry = Meteen verder

leave-button = Opstaan
leave-title = Deze tafel verlaten?
leave-before = Je plaats wordt weer vrij. Met de link kun je opnieuw aanschuiven, zolang die vrij is.
leave-during = Een computerspeler neemt je plaats over.
leave-now = Met de link kun je deze plaats altijd weer innemen.
leave-between = Voordat de volgende ronde wordt gedeeld, kun je met de link weer de plaats van een computerspeler innemen.
leave-later = Als deze ronde voorbij is, kun je met de link weer de plaats van een computerspeler innemen.
leave-watch = Daarna kun je alleen nog kijken.
leave-never = Daarna kun je niet meer terug naar deze tafel.
leave-host = Dan leidt { $name } de tafel.
leave-sure = De tafel verlaten
leave-stay = Blijven

again-wants = { $name } wil nog eens spelen.
again-you = Je hebt de tafel voor nog een potje gedekt.
again-sit = Daar aanschuiven
again-watch = Meegaan en kijken

away-turn = { $name } is aan de beurt en afwezig.
away-soon = { $name } is aan de beurt en afwezig. Over { $seconds } s kan een computerspeler inspringen.
away-slow = { $name } is aan de beurt.
away-nudge = Aanstoten
away-nudgeName = { $name } aanstoten
away-nudged = { $name } is aangestoten.
away-nudgedBy = { $name } stoot je aan: jij bent aan de beurt.
away-nudgedReady = { $name } stoot je aan.
away-standIn = Een computerspeler voor { $name } verder laten spelen
away-canStandIn = Voor { $name } kan nu een computerspeler inspringen.
away-plays = Voor { $name } speelt een computerspeler, tot die terug is.
away-playsYou = Voor jou speelt een computerspeler.
away-return = Je plaats terugnemen
away-playedForYou =
    { $count ->
        [one] Een computerspeler heeft één beurt voor je gespeeld.
       *[other] Een computerspeler heeft { $count } beurten voor je gespeeld.
    }
away-stoodIn = door een computerspeler
away-standingIn = hier speelt een computerspeler
away-hurry = Sneller
away-hurryAbout = De computerspelers beslissen meteen, tot er weer iemand aan de beurt is

clock-title = Klok
clock-soon =
    { $seconds ->
        [one] nog { $seconds } seconde
       *[other] nog { $seconds } seconden
    }
clock-bank = { $time } op voorraad
clock-move = Voor elke beslissing
clock-bankTitle = Op voorraad, voor alle samen
clock-none = Zonder klok
clock-noBank = Niets
clock-about = Is iemands tijd om, dan speelt een computerspeler verder tot die terug is.
clock-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } seconden
    }
clock-minutes =
    { $count ->
        [one] { $count } minuut
       *[other] { $count } minuten
    }
clock-hours = { $count } uur
clock-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }

table-people = Aan tafel
table-settings = Hoe hier gespeeld wordt
table-settingsHost = Je kunt dit veranderen.
table-settingsOthers = { $name }, die de tafel leidt, kan dit veranderen.
table-talk = Wat er aan tafel gezegd wordt
table-talks-none = Niets
table-talks-claims = Kant-en-klare zinnen
table-talks-free = Wat men maar schrijft
table-watching = Toeschouwers
table-watchings-yes = Wie de link heeft, mag kijken
table-watchings-no = Niemand anders kijkt
table-late = Later aanschuiven
table-lates-no = Alleen voordat er gedeeld wordt
table-lates-yes = Altijd, op de plaats van een computerspeler
table-watchers =
    { $count ->
        [one] Eén persoon kijkt.
       *[other] { $count } mensen kijken.
    }
table-coverKey = Toets C draait hem om.
table-otherPace = Zoals het is

late-title = Het spel is begonnen
late-about = { $name } en de anderen spelen { $game }.
late-now = Je kunt de plaats van een computerspeler innemen, met zijn kaarten:
late-between = Zo wordt er opnieuw gedeeld: tot die tijd kun je de plaats van een computerspeler innemen.
late-later = Als deze ronde is afgelopen, kun je de plaats van een computerspeler innemen. Tot dan kun je kijken.
late-asked = In dit spel wordt niet meer gedeeld. { $name } kan je toch de plaats van een computerspeler laten innemen (menu, ‘Deze tafel’, ‘{ table-late }’); tot dan kun je toekijken.
late-yours = Zat je hier al in een andere browser? { $name } kan je plaats aan een computerspeler geven (menu, ‘Deze tafel’): dan kun je die innemen.
late-take = Wiens plaats
late-comes = Dat hoort erbij: { $things }.
late-sit = De plaats innemen
late-watch = Kijken
late-only = Aan deze tafel kijkt niemand mee. Voordat een ronde wordt gedeeld, kun je de plaats van een computerspeler innemen; probeer het dan.

character-bold = gedurfd
character-careful = voorzichtig
character-helpful = behulpzaam
character-suspicious = wantrouwig

likes-title = Over de computerspelers
likes-why = Waar meerdere zetten ongeveer even goed zijn, kiest elk wat bij zijn karakter past. Sterker wordt daar niemand van.
likes-bold = waagt wat en zit anderen eerder dwars
likes-careful = kijkt eerst na en speelt op zeker
likes-helpful = bouwt en repareert liever dan anderen te hinderen
likes-suspicious = vertrouwt niemand zomaar: gaat dingen na en hindert anderen eerder

level-measured = Computerspelers van verschillende sterkte hebben tegen elkaar gespeeld. Van de 100 rondes of spellen heeft de sterkste kant er zoveel gewonnen:
level-wins = { $level } tegen { $other }: { $wins } van de 100 gewonnen

even-title = Gelijke kansen
even-measured = Tussen computerspelers wonnen de goudzoekers daarmee { $diggers } van de 100 rondes ({ $low } tot { $high }, { $rounds } rondes).
even-usual = Zoals de regels het willen, { $diggers }.
even-others = De andere wijzigingen van de regels zijn niet gemeten.
even-choose = Zo spelen
even-chosen = Zo speelt de tafel.

evenings-none = Er valt nog niets te vertellen. Speel met iemand een spel uit.
evenings-games =
    { $count ->
        [one] { $count } spel samen
       *[other] { $count } spellen samen
    }
evenings-won =
    { $count ->
        [0] geen spel gewonnen
        [one] { $count } spel gewonnen
       *[other] { $count } spellen gewonnen
    }
evenings-as = { $role }: { $won } van { $count } gewonnen
evenings-roles-digger = Goudzoeker
evenings-roles-saboteur = Saboteur
evenings-roles-blue = Voor clan Blauw
evenings-roles-yellow = Voor clan Geel
evenings-roles-closer = Zelf afgesloten
evenings-roles-other = Door anderen afgesloten, of door niemand
evenings-liar = Beste leugenaar: gewonnen als saboteur en het minst verdacht
evenings-trusted = Meest vertrouwd: door anderen gerepareerd gereedschap, laarzen en bijlen, min zelf beschadigd gereedschap
evenings-joined = Grootste gangenstelsel
evenings-forget = Deze avonden vergeten
evenings-sure = Vergeten? Ze verdwijnen ook van je lijst; bij de anderen blijven ze.
evenings-yes = Vergeten
evenings-about = Geteld uit de spellen die dezelfde mensen op deze server hebben uitgespeeld, zolang ze op je lijst staan. Alleen wie erbij was ziet dit.
