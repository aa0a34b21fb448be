### Nederlandse woorden voor The Dark Cave.

name = The Dark Cave

clan-blue = blauw
clan-yellow = geel

clanOf-blue = Blauwe clan
clanOf-yellow = Gele clan

character-loyal = loyaal
character-saboteur = saboteur

you-moment = Jouw clankaart
you-turn = Clankaart omdraaien
you-goalLoyal = Kom met zo veel mogelijk goud uit de grot. Het telt voor je eigen clan, { $clan }.
you-goalFirst = Kom als eerste uit de grot: met zijn tweeën wint wie het eerst buiten is, ook zonder goud. Je werkt voor je eigen clan, { $clan }.
you-goalSaboteur = Kom met zo veel mogelijk goud uit de grot. Het telt voor de andere clan, { $clan }; dat mag niemand merken.
you-cards =
    { $others ->
        [0] { $clan }: { $number } loyaal.
        [one] { $clan }: { $number } loyaal, { $others } saboteur.
       *[other] { $clan }: { $number } loyaal, { $others } saboteurs.
    }
you-cardsAside =
    { $cards ->
        [one] { $cards } van deze kaarten ligt ongezien opzij.
       *[other] { $cards } van deze kaarten liggen ongezien opzij.
    }
you-title = Jouw geheim
you-loyal = Je bent loyaal
you-saboteur = Je bent saboteur
you-work-blue = Je werkt voor blauw
you-work-yellow = Je werkt voor geel
you-cover = Geheim afdekken
you-uncover = Geheim tonen
you-covered = Clankaart afgedekt
you-goalIs = { $corner }: { $goal }
you-isLoyal = { $name } is loyaal
you-isSaboteur = { $name } is saboteur
you-aside = Opzij liggen: { $names }
you-shown = iedereen weet het

look-title = Dit zie jij alleen
look-goal = Het doel in het { $corner }: { $goal }.
look-clan = { $name }: { $character }.
look-aside = Deze clankaarten liggen opzij:
look-done = Terugleggen

creatureName =
    { $creature ->
        [rat] { creature-rat }
        [lindworm] { creature-lindworm }
       *[goblin] { creature-goblin }
    }

says-saw = Ik heb het doel in het { $corner } gezien: { $goal }.
says-loyal = Ik ben loyaal.
says-saboteur = Ik ben saboteur.
says-suspect = Ik verdenk { $name }.
says-trust = Ik vertrouw { $name }.
says-go = Laten we naar het { $corner } gaan!
says-beware = Pas op voor de { creatureName }!
says-follow = Volg mij!
says-help = Help mij!
says-start-saw = Ik heb een doel gezien …
says-start-character = Ik ben …
says-start-suspect = Ik verdenk …
says-start-trust = Ik vertrouw …
says-start-go = Laten we gaan naar …
says-start-beware = Pas op voor …

action-info = geheime informatie
action-rockfall = instorting
action-swap = kaartenruil
action-web = spinnenweb
action-boots = laarzen
action-axe = strijdbijl
action-rat = rat
action-lindworm = lindworm
action-goblin = goblin

anAction-info = geheime informatie
anAction-rockfall = een instorting
anAction-swap = een kaartenruil
anAction-web = een spinnenweb
anAction-boots = laarzen
anAction-axe = een strijdbijl
anAction-rat = een rat
anAction-lindworm = een lindworm
anAction-goblin = een goblin

works-hole = Hier komen de wezens naar buiten.
works-ladder = Van hier is het één stap naar elke andere ladder.
works-bridge = Wie over de brug gaat, verliest een handkaart.
works-tunnel = Wie de tunnel in stapt, verliest 1 goud.
works-vein = Wie zijn beweging op het goud beëindigt, neemt het en toont zijn karakter.
works-exit = Wie hier komt, verlaat de grot, met al zijn goud.
works-II = Oversteken kost twee stappen.
works-III = Oversteken kost drie stappen.

shape-end = doodlopende gang
shape-straight = rechte gang
shape-bend = bocht
shape-fork = splitsing
shape-crossing = kruising
shape-bridge = brug
shape-double = dubbele bocht

aShape-end = een doodlopende gang
aShape-straight = een rechte gang
aShape-bend = een bocht
aShape-fork = een splitsing
aShape-crossing = een kruising
aShape-bridge = een brug
aShape-double = een dubbele bocht

featureWith-exit = de uitgang
featureWith-hole = een donker gat
featureWith-ladder = een ladder
featureWith-vein = een goudader
featureWith-tunnel = een tunnel

withFeature = { $shape } met { $feature }
inGroup = { $name }, groep { $group }
aCard = een kaart
aCardOf = een kaart van groep { $group }
walk = Lopen
startCard = Startkaart
goalIs = Doel: { $goal }
twoCardsOf = twee kaarten van groep { $group }

place-corner-NE = noordoosten
place-corner-SE = zuidoosten
place-corner-SW = zuidwesten
place-corner-NW = noordwesten
place-at = in het { $side }
place-middle = in het midden
place-tunnel = in de tunnel
place-way = gang naar het { $sides }
place-goal = Gedekt doel
place-known = je weet: { $goal }
place-web = spinnenweb, { $number }
place-open = open naar het { $sides }
place-upperNorthSouth = brug eroverheen van noord naar zuid
place-upperEastWest = brug eroverheen van oost naar west
place-gold = er ligt goud op
place-here = hier: { $names }

phase-card = Kaart
phase-move = Lopen
phase-draw = Trekken

prompt-choose = Jij bent aan de beurt: speel een kaart of leg er een af.
prompt-place = Leg hem op een oplichtende plek.
prompt-seat = Speel hem op een oplichtende speler.
prompt-goalOrSeat = Kies een doel of een medespeler.
prompt-rockfall = Welke kaart moet weg?
prompt-web = Kies een opening voor het web.
prompt-hole = Uit welk gat komt de { creatureName }?
prompt-where = Waar gaat de { creatureName } heen?
prompt-nowhere = Deze kan nu niet gespeeld worden. Je kunt hem afleggen.
prompt-late = Er is deze beurt al een kaart gespeeld. Leg deze terug om te lopen.
prompt-second = Kies de tweede kaart om af te leggen.
prompt-move =
    { $steps ->
        [one] Loop: nog { $steps } stap. Kies een gemarkeerd veld.
       *[other] Loop: nog { $steps } stappen. Kies een gemarkeerd veld.
    }
prompt-moved = Je hebt gelopen. Trek als je zover bent.
prompt-blocked = Je dwerg staat op en loopt deze beurt niet.
prompt-lies = Je dwerg ligt en kan niet lopen.
prompt-defend = Een { creatureName } valt je aan! Bijl gebruiken?
prompt-take = Het goud nemen?
prompt-vote = { $name } stelt voor het spel te beëindigen.
prompt-plays = { $name } speelt een kaart of legt er een af.
prompt-walks = { $name } is onderweg.
prompt-defends = De { creatureName } valt aan; { $name } beslist.
prompt-takes = { $name } denkt na over het goud.
prompt-votes = { $name } denkt na over het einde.
prompt-turns = { $name } draait het doel.
prompt-losing = Er wordt een kaart uit een hand getrokken.
prompt-dealing = De kaarten worden gedeeld.
prompt-walking = Onderweg …

owed-move =
    { $steps ->
        [one]
            { $empty ->
                [yes] daarna tot { $steps } stap; de stapel is leeg
               *[no] daarna tot { $steps } stap, dan trekken
            }
       *[other]
            { $empty ->
                [yes] daarna tot { $steps } stappen; de stapel is leeg
               *[no] daarna tot { $steps } stappen, dan trekken
            }
    }
owed-onlyDraw = daarna trekken
owed-draw =
    { $cards ->
        [0] daarna wordt niets getrokken
       *[other] daarna trek je er { $cards }
    }
owed-other = daarna trekt { $name } een kaart in plaats van jij
owed-empty = de stapel is leeg

control-hand = Je hand
control-turn = Omdraaien
control-pass = Afleggen
control-passTwo = Twee afleggen …
control-passBoth = Beide afleggen
control-back = Terug
control-stays = Blijft daar
control-round = Heen en terug
control-end = Stoppen met lopen
control-endTurn = Beurt beëindigen
control-cut = Bijl tegen het web
control-propose = Voorstellen te stoppen
control-layHere = Hier leggen: { $place }
control-lookGoal = Het doel in het { $corner } bekijken
control-fallHere = Deze kaart wegnemen: { $place }
control-webHere = Web hier: { $place }, { $side }
control-startHere = De { creatureName } komt hier tevoorschijn: { $field }
control-goHere = De { creatureName } gaat hierheen: { $field }
control-meets = treft { $names }
control-stepHere = Hierheen lopen: { $field }; { $price }
control-aimSeat =
    { WHO($person) ->
        [you] Op jezelf toepassen
       *[other] Op { $person } toepassen
    }
aimAt-info = De clankaart van { $person } bekijken
aimAt-swap = Van hand ruilen met { $person }
aimAt-boots =
    { WHO($person) ->
        [you] Zelf de laarzen nemen
       *[other] { $person } de laarzen geven
    }
aimAt-axe =
    { WHO($person) ->
        [you] Zelf de bijl nemen
       *[other] { $person } de bijl geven
    }
control-fit = Alles tonen
control-cave = De grot

way-cards =
    { $cards ->
        [one] kost { $cards } handkaart (brug)
       *[other] kost { $cards } handkaarten (brug)
    }
way-gold = kost { $gold } goud (tunnel)
way-creature = ontmoet: { $names } – valt aan en beëindigt het lopen
way-exit = verlaat de grot voorgoed, met al je goud
way-vein = goud, als je hier blijft staan – en je toont je karakter
way-goal = draait het doel om en beëindigt het lopen
way-go = Gaan
way-title = Daarheen?

cut-title = Bijl tegen het web?
cut-two = Een van je bijlen is verbruikt: 2 wordt 1.
cut-one = Een van je bijlen is verbruikt: het web verdwijnt.
cut-yes = Bijl gebruiken

propose-title = Voorstellen het spel te beëindigen?
propose-about = Bedoeld voor als geen dwerg de uitgang nog kan bereiken: stemt iedereen ermee in, dan is het spel meteen uit en verliest wie nog binnen is al het goud. Eens per beurt.
propose-yes = Voorstellen

question-attack = Een { creatureName } valt aan!
question-stake-rat = Zonder bijl verliest iedereen hier een handkaart.
question-stake-lindworm = Zonder bijl wordt iedereen hier gevloerd en slaat een keer lopen over.
question-stake-goblin = Zonder bijl verliest iedereen hier 1 goud.
question-stakeYou-rat = Zonder bijl verlies je een handkaart.
question-stakeYou-lindworm = Zonder bijl word je gevloerd en sla je een keer lopen over.
question-stakeYou-goblin = Zonder bijl verlies je 1 goud.
question-stakeNoCard = Je hebt geen handkaart die hij zou kunnen pakken.
question-stakeNoGold = Je hebt geen goud dat hij zou kunnen pakken.
question-here = Op het veld: { $names }.
question-axes =
    { $axes ->
        [one] Je hebt { $axes } bijl; er wordt er één verbruikt.
       *[other] Je hebt { $axes } bijlen; er wordt er één verbruikt.
    }
question-axeNo = Laten gebeuren
question-vein = Het goud uit de ader nemen?
question-veinStake = Wie het neemt, toont de rest van het spel zijn karakter.
question-veinYes = Nemen
question-veinNo = Laten liggen
question-vote = { $name } stelt voor het spel nu te beëindigen.
question-voteStake =
    { $out ->
        [yes] Je bent buiten, met { $gold } goud.
       *[no] Je bent nog binnen: je { $gold } goud zou verloren zijn.
    }
question-voteInside =
    { $number ->
        [0] Stemt iedereen in, dan is het spel meteen uit. Verder is niemand nog binnen.
       *[other] Stemt iedereen in, dan is het spel meteen uit. Nog binnen, en dus zonder goud: { $names }.
    }
question-voteYes = Spel beëindigen
question-voteNo = Doorspelen
question-turn = Hoe moet het doel liggen?
question-turnStake = Je betreedt het in elk geval.
question-way = Mogelijkheid { $number }: open naar { $sides }

seat-worksFor = werkt voor { $clan }
seat-gold = { $gold } goud
seat-boots = laarzen: vier stappen
seat-axes =
    { $axes ->
        [one] { $axes } bijl
       *[other] { $axes } bijlen
    }
seat-lying = ligt
seat-out = uit de grot, als nummer { $number }
seat-shown = iedereen weet: { $character }
seat-youKnow = je weet: { $character }
seat-last = laatst: { $text }
seat-where = Waar
seat-backs = Kaartruggen: { $backs }
seat-front = Open voor zich
seat-nothing = niets

pile-left =
    { $cards ->
        [one] nog { $cards } kaart
       *[other] nog { $cards } kaarten
    }
pile-empty = Geen kaart meer
pile-supply = Voorraad
pile-title = Stapels
pile-group =
    { $cards ->
        [one] Groep { $group }: { $cards } kaart
       *[other] Groep { $group }: { $cards } kaarten
    }
pile-taken = Van elke groep zijn vijf kaarten ongezien uit het spel.
pile-none = Er ligt nog niets.
pile-faceDown = gedekt, groep { $group }
pile-yours = van jou

event-dealt =
    { WHO($person) ->
        [you] De kaarten zijn gedeeld. Je begint.
       *[other] De kaarten zijn gedeeld. { $person } begint.
    }
event-laid =
    { WHO($person) ->
        [you] Je legt { $card } ({ $place }).
       *[other] { $person } legt { $card } ({ $place }).
    }
event-lookedGoal =
    { WHO($person) ->
        [you] Je bekijkt het doel in het { $corner }.
       *[other] { $person } bekijkt het doel in het { $corner }.
    }
event-sawGoal =
    { WHO($person) ->
        [you] Je bekijkt het doel in het { $corner }: { $goal }.
       *[other] { $person } bekijkt het doel in het { $corner }: { $goal }.
    }
event-lookedClan =
    { WHO($person) ->
        [you] Je bekijkt
       *[other] { $person } bekijkt
    } { WHO($target) ->
        [you] jouw clankaart.
       *[other] de clankaart van { $target }.
    }
event-sawClan =
    { WHO($person) ->
        [you] Je bekijkt
       *[other] { $person } bekijkt
    } { WHO($target) ->
        [you] jouw clankaart: { $character }.
       *[other] de clankaart van { $target }: { $character }.
    }
event-fell =
    { WHO($person) ->
        [you] Instorting: Je neemt { $card } weg ({ $place }).
       *[other] Instorting: { $person } neemt { $card } weg ({ $place }).
    }
event-swapped =
    { WHO($person) ->
        [you] Je ruilt van hand met
       *[other] { $person } ruilt van hand met
    } { WHO($target) ->
        [you] jou.
       *[other] { $target }.
    }
event-gave =
    { WHO($person) ->
        [you] Je geeft
       *[other] { $person } geeft
    } { WHO($target) ->
        [you] jou { $card }.
       *[other] { $target } { $card }.
    }
event-webbed =
    { WHO($person) ->
        [you] Je spint een web ({ $place }).
       *[other] { $person } spint een web ({ $place }).
    }
event-equippedSelf =
    { WHO($person) ->
        [you] Je neemt { $card }.
       *[other] { $person } neemt { $card }.
    }
event-lured =
    { WHO($person) ->
        [you] Je stuurt de { creatureName } op pad ({ $place }).
       *[other] { $person } stuurt de { creatureName } op pad ({ $place }).
    }
event-passed =
    { WHO($person) ->
        [you] Je legt { $card } af.
       *[other] { $person } legt { $card } af.
    }
event-webDown =
    { $number ->
        [0] Een web verdwijnt ({ $place }).
       *[other] Een web staat nog op 1 ({ $place }).
    }
event-creatureLeft = De { creatureName } kruipt weer in een gat weg.
event-stoodUp =
    { WHO($person) ->
        [you] Jouw dwerg staat op en loopt deze beurt niet.
       *[other] De dwerg van { $person } staat op en loopt deze beurt niet.
    }
event-satOut =
    { WHO($person) ->
        [you] Je hebt geen kaart en slaat deze beurt over.
       *[other] { $person } heeft geen kaart en slaat deze beurt over.
    }
event-stepped =
    { WHO($person) ->
        [you] Je loopt naar { $place }.
       *[other] { $person } loopt naar { $place }.
    }
event-revealed =
    { WHO($person) ->
        [you] Je draait het doel in het { $corner } om: { $goal }!
       *[other] { $person } draait het doel in het { $corner } om: { $goal }!
    }
event-attacked = De { creatureName } valt aan ({ $place }).
event-droveOff =
    { WHO($person) ->
        [you] Je verjaagt de { creatureName } met de bijl!
       *[other] { $person } verjaagt de { creatureName } met de bijl!
    }
event-droveOffIt =
    { WHO($person) ->
        [you] Je verjaagt het wezen met de bijl!
       *[other] { $person } verjaagt het wezen met de bijl!
    }
event-heldBack =
    { WHO($person) ->
        [you] Je houdt de bijl.
       *[other] { $person } houdt de bijl.
    }
event-lostCard =
    { WHO($person) ->
        [you] Je verliest { $card }.
       *[other] { $person } verliest { $card }.
    }
event-tunnel =
    { WHO($person) ->
        [you]
            { $gold ->
                [0] Je hebt geen goud voor de tunnel.
               *[other] De tunnel kost jou 1 goud.
            }
       *[other]
            { $gold ->
                [0] { $person } heeft geen goud voor de tunnel.
               *[other] De tunnel kost { $person } 1 goud.
            }
    }
event-goblin =
    { $gold ->
        [0] De goblin vindt geen goud bij
       *[other] De goblin neemt 1 goud van
    } { WHO($person) ->
        [you] jou.
       *[other] { $person }.
    }
event-laidDown =
    { WHO($person) ->
        [you] Je wordt neergelegd.
       *[other] { $person } wordt neergelegd.
    }
event-tookGold =
    { WHO($person) ->
        [you] Je neemt het goud uit de ader.
       *[other] { $person } neemt het goud uit de ader.
    }
event-leftGold =
    { WHO($person) ->
        [you] Je laat het goud in de ader.
       *[other] { $person } laat het goud in de ader.
    }
event-shown =
    { WHO($person) ->
        [you] Je toont je karakter: { $character }!
       *[other] { $person } toont het eigen karakter: { $character }!
    }
event-left =
    { WHO($person) ->
        [you] Je verlaat de
       *[other] { $person } verlaat de
    } { $number ->
        [1] grot, als allereerste!
       *[other] grot!
    }
event-lookedAside =
    { WHO($person) ->
        [you] Je bekijkt de opzij gelegde clankaarten.
       *[other] { $person } bekijkt de opzij gelegde clankaarten.
    }
event-sawAside =
    { WHO($person) ->
        [you] Je bekijkt de opzij gelegde clankaarten: { $names }.
       *[other] { $person } bekijkt de opzij gelegde clankaarten: { $names }.
    }
event-proposed =
    { WHO($person) ->
        [you] Je stelt voor het spel te beëindigen.
       *[other] { $person } stelt voor het spel te beëindigen.
    }
event-yes =
    { WHO($person) ->
        [you] Je stemt ermee in.
       *[other] { $person } stemt ermee in.
    }
event-no =
    { WHO($person) ->
        [you] Je wilt doorspelen.
       *[other] { $person } wil doorspelen.
    }
event-drew =
    { WHO($person) ->
        [you] Je trekt { $card }.
       *[other] { $person } trekt { $card }.
    }
event-cut =
    { WHO($person) ->
        [you] Je gebruikt een bijl: het web
       *[other] { $person } gebruikt een bijl: het web
    } { $number ->
        [0] is weg ({ $place }).
       *[other] staat nog op 1 ({ $place }).
    }
event-cuts =
    { WHO($person) ->
        [you] Je gebruikt een bijl tegen het web ({ $place }).
       *[other] { $person } gebruikt een bijl tegen het web ({ $place }).
    }
event-turned =
    { WHO($person) ->
        [you] Je draait het zo dat je erin kunt.
       *[other] { $person } draait het zo dat de weg erin vrij is.
    }
event-stayed =
    { WHO($person) ->
        [you] Je stopt met lopen.
       *[other] { $person } stopt met lopen.
    }

found-exit =
    { WHO($person) ->
        [you] Je hebt de uitgang gevonden, in het { $corner } ({ $place })!
       *[other] { $person } heeft de uitgang gevonden, in het { $corner } ({ $place })!
    }
found-about = Wie er komt, is buiten, met al zijn goud.

aim-chooseFirst = Kies eerst een kaart uit je hand.
aim-noWay =
    { $steps ->
        [one] In { $steps } stap leidt geen open weg daarheen.
       *[other] In { $steps } stappen leidt geen open weg daarheen.
    }
aim-noTarget = De gekozen kaart kan daar niet gebruikt worden.

since-title = Sinds je beurt
since-log = Wat er in dit spel gebeurde

end-ending-cards = De laatste kaart is gespeeld.
end-ending-clan = Allen die voor één clan werken zijn buiten.
end-ending-agreed = Iedereen was het eens om te stoppen.
end-youWin = Je wint met { $clan }!
end-youLose = { CAPITAL($clan) } wint. Je werkte voor { $lost } en verliest.
end-wins = { CAPITAL($clan) } wint.
end-nobody = Niemand is buiten gekomen: niemand wint.
end-nobodyNorYou = Niemand is buiten gekomen: niemand wint, ook jij verliest.
end-decidedGold =
    { WHO($person) ->
        [you] Zonder het goud dat jij naar buiten bracht ({ $gold }) had { $clan } niet gewonnen.
       *[other] Zonder het goud dat { $person } naar buiten bracht ({ $gold }) had { $clan } niet gewonnen.
    }
end-decidedWorth = De schat van { $clan } was { $worth } waard, die van { $other } { $less }.
end-doors = Achter de deuren
end-treasure = Schat voor { $clan }
end-formula = { $gold } goud × { $others } = { $worth }
end-factor =
    { $others ->
        [one] × { $others }, want { $others } werkt voor { $clan }: het goud van een clan telt één keer voor ieder die tegen die clan werkt.
       *[other] × { $others }, want { $others } werken voor { $clan }: het goud van een clan telt één keer voor ieder die tegen die clan werkt.
    }
end-tie = Gelijk: de clan waarvoor het eerst een dwerg buiten was wint.
end-winners = De winst gaat naar { $names }.
end-out =
    { $number ->
        [0] als 0e buiten
        [one] als 1e buiten
       *[other] als { $number }e buiten
    }
end-inside = nog binnen
end-winner = wint
end-cave = Grot bekijken
end-back = Terug naar het einde

story-paths =
    { $number ->
        [one] { $number } gang gelegd
       *[other] { $number } gangen gelegd
    }
story-steps =
    { $number ->
        [one] { $number } stap
       *[other] { $number } stappen
    }
story-goals =
    { $number ->
        [one] { $number } doel omgedraaid
       *[other] { $number } doelen omgedraaid
    }
story-creatures =
    { $number ->
        [one] { $number } wezen gestuurd
       *[other] { $number } wezens gestuurd
    }
story-webs =
    { $number ->
        [one] { $number } web
       *[other] { $number } webben
    }
story-rockfalls =
    { $number ->
        [one] { $number } instorting
       *[other] { $number } instortingen
    }
story-axes =
    { $number ->
        [one] { $number } bijl gebruikt
       *[other] { $number } bijlen gebruikt
    }
story-passes = { $number } keer afgelegd

help-aims = Vind de uitgang achter een van de vier deuren en ga met goud naar buiten. Gered goud telt voor de clan waarvoor je werkt – als saboteur voor de andere – maal het aantal dwergen dat ertegen werkt.
help-turn = Elke beurt: een kaart spelen of er een of twee afleggen, tot drie stappen lopen, trekken.
help-cards = Tik op een kaart en dan op wat oplicht, of zonder kaart op een veld om erheen te lopen: daar zie je wat het zou doen en kosten, en een tweede tik daar geldt. Een tik elders neemt het terug; sleep je de kaart erheen, dan is die meteen gespeeld.
help-touch = Tik op een kaart van de grot om te lezen wat die doet, of op een speler om meer te zien. Sleep de grot om die te verschuiven; met twee vingers vergroot je.
help-choose = een handkaart kiezen
help-arrows = van doel naar doel
help-rotate = de kaart een halve slag draaien
help-pass = de gekozen kaart afleggen
help-end = stoppen met lopen
help-targets = naar het eerste doel
help-escape = terugleggen, sluiten wat open is
help-fit = de hele grot tonen, of weer volgen wat er gebeurt
help-cover = je geheim afdekken of tonen
help-piles = stapels
