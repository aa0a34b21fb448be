### Nederlandse woorden voor Saboteur.

name = Saboteur

toolName =
    { $tool ->
        [lamp] { tool-lamp }
        [cart] { tool-cart }
       *[pickaxe] { tool-pickaxe }
    }
    .definite =
        { $tool ->
            [lamp] de { tool-lamp }
            [cart] de { tool-cart }
           *[pickaxe] het { tool-pickaxe }
        }
    .own =
        { $tool ->
            [lamp] de eigen { tool-lamp }
            [cart] de eigen { tool-cart }
           *[pickaxe] het eigen { tool-pickaxe }
        }

role-digger = Goudzoeker
role-saboteur = Saboteur

goalName =
    { $goal ->
        [north] noordelijke doelkaart
        [middle] middelste doelkaart
       *[south] zuidelijke doelkaart
    }

says-saw =
    { $claimed ->
        [treasure] Ik heb de { goalName } gezien: de schat!
       *[stone] Ik heb de { goalName } gezien: alleen steen.
    }
says-role =
    { $role ->
        [digger] Ik ben goudzoeker.
       *[saboteur] Ik ben saboteur.
    }
says-suspect = Ik verdenk { $name }.
says-trust = Ik vertrouw { $name }.
says-mend = Repareer mijn { toolName }!
says-look = Wie bekijkt de { goalName }?
says-dig = Laten we naar de { goalName } graven!
says-stuck = Ik heb geen kaart die helpt.
says-start-saw = Ik heb een doel gezien …
says-start-role = Ik ben …
says-start-suspect = Ik verdenk …
says-start-trust = Ik vertrouw …
says-start-mend = Repareer mijn …
says-start-look = Wie bekijkt …
says-start-dig = Laten we graven naar …

shape-crossing = kruising
shape-fork = splitsing
shape-straight = rechte gang
shape-bend = bocht
shape-end = doodlopende gang

aShape-crossing = een kruising
aShape-fork = een splitsing
aShape-straight = een rechte gang
aShape-bend = een bocht
aShape-end = een doodlopende gang

card-open = open naar het { $sides }
card-break =
    { $tool ->
        [lamp] Beschadigde { tool-lamp }
        [cart] Beschadigde { tool-cart }
       *[pickaxe] Beschadigd { tool-pickaxe }
    }
card-mend = Reparatie: { $tools }
card-rockfall = Instorting
card-map = Verkennen
card-start = Start met de ladder
card-gold = Goudkaart van { $value }
card-treasure = de schat
card-stone = een steen
card-hidden = gedekt


event-dealt =
    { WHO($person) ->
        [you] De kaarten voor ronde { $round } zijn gedeeld. Je begint.
       *[other] De kaarten voor ronde { $round } zijn gedeeld. { $person } begint.
    }
event-laid =
    { WHO($person) ->
        [you] Je legt { $shape } op { $place }.
       *[other] { $person } legt { $shape } op { $place }.
    }
event-broke =
    { WHO($person) ->
        [you] Je beschadigt
       *[other] { $person } beschadigt
    } { WHO($target) ->
        [you] jouw { toolName }.
       *[other] { toolName.definite } van { $target }.
    }
event-brokeOwn =
    { WHO($person) ->
        [you] Je beschadigt je eigen { toolName }.
       *[other] { $person } beschadigt { toolName.own }.
    }
event-mended =
    { WHO($person) ->
        [you] Je repareert
       *[other] { $person } repareert
    } { WHO($target) ->
        [you] jouw { toolName }.
       *[other] { toolName.definite } van { $target }.
    }
event-mendedOwn =
    { WHO($person) ->
        [you] Je repareert je eigen { toolName }.
       *[other] { $person } repareert { toolName.own }.
    }
event-fell =
    { WHO($person) ->
        [you] Instorting! Je haalt { $shape } op { $place } weg.
       *[other] Instorting! { $person } haalt { $shape } op { $place } weg.
    }
event-looked =
    { WHO($person) ->
        [you] Je bekijkt de { goalName }.
       *[other] { $person } bekijkt de { goalName }.
    }
event-saw = Je zag { $face }.
event-lies = Daar ligt { $face }.
event-passed =
    { WHO($person) ->
        [you] Je legt een kaart af.
       *[other] { $person } legt een kaart af.
    }
event-discarded = Het was: { $card }.
event-discards =
    { WHO($person) ->
        [you] Je legt deze kaart af: { $card }.
       *[other] { $person } legt deze kaart af: { $card }.
    }
event-reached =
    { WHO($person) ->
        [you] Je bereikt de { goalName }: { $face }!
       *[other] { $person } bereikt de { goalName }: { $face }!
    }
event-turned = De steen wordt passend gedraaid ({ goalName }).
event-diggers = De goudzoekers winnen de ronde.
event-saboteurs = De saboteurs winnen de ronde.
event-nobody = Niemand wint de ronde: geen schat, maar ook geen saboteur.
event-offered =
    { $cards ->
        [one] { $cards } goudkaart wordt verdeeld.
       *[other] { $cards } goudkaarten worden verdeeld.
    }
event-took =
    { WHO($person) ->
        [you] Je neemt een goudkaart.
       *[other] { $person } neemt een goudkaart.
    }
event-worth = Die is { $value } waard.
event-paid =
    { WHO($person) ->
        [you] Je krijgt { $worth } goud op
       *[other] { $person } krijgt { $worth } goud op
    } { $cards ->
        [one] { $cards } kaart.
       *[other] { $cards } kaarten.
    }
event-returned =
    { WHO($person) ->
        [you] Je legt een te hoge kaart onder de stapel terug.
       *[other] { $person } legt een te hoge kaart onder de stapel terug.
    }
event-aCard = een kaart
event-turnedSo = De steen ligt nu zo: { $sides }.

prompt-choose = Jij bent aan de beurt: kies een kaart.
prompt-chooseBroken = Jij bent aan de beurt. Beschadigd: { $tools }. Speel een actiekaart of leg een kaart af.
prompt-place = Leg hem op een oplichtende plek.
prompt-noPlace = Deze kaart kun je nu niet spelen.
prompt-noPlaceBroken = Beschadigd: { $tools }. Tot dat gerepareerd is, kun je geen gangenkaart leggen.
prompt-break = Wiens gereedschap moet kapot?
prompt-mend = Wiens gereedschap repareer je?
prompt-noMend = Er is niets wat deze kaart kan repareren.
prompt-noBreak = Er is niemand bij wie deze kaart iets kan beschadigen.
prompt-rockfall = Welke kaart moet instorten?
prompt-noRockfall = Er ligt nog geen kaart die kan instorten.
prompt-map = Welke doelkaart wil je verkennen?
prompt-stone = Kies hoe de steen moet liggen.
prompt-take = Neem een goudkaart.
prompt-otherStone = { $name } draait de steen.
prompt-otherTake = { $name } neemt een goudkaart.
prompt-dealing = De ronde is afgelopen.
prompt-tool = Welk van de twee?
prompt-turnHint = Kies hem nog eens om te draaien.

aim-wrongSeat = Deze kaart hoort in het gangenstelsel, niet voor een speler.
aim-wrongPlace = Deze kaart leg je voor een speler, niet in het gangenstelsel.
aim-wrongRockfall = Een instorting haalt een kaart uit het gangenstelsel.
aim-wrongMap = Met Verkennen bekijk je een doelkaart.

control-hand = Jouw hand
control-discard = Afleggen
control-discardChosen = Passen en de gekozen kaart gedekt afleggen
control-maze = Het gangenstelsel
control-places = Waar de kaart kan liggen
control-falls = Wat kan instorten
control-goals = Doelkaarten om te verkennen
control-layAt = Hier leggen: { $place }; { $sides }
control-fallAt = Laten instorten, { $card }: { $place }
control-lookAt = De { goalName } bekijken
control-breakAt = { toolName } beschadigen: { $name }
control-mendAt = { $tools } repareren: { $name }
control-dark = in het donker, afgesneden van de start
control-fit = Alles zien
control-stone = De steen zo leggen: { $sides }
control-take = De kaart van { $value } nemen

seat-gold =
    { $cards ->
        [one] { $cards } goudkaart
       *[other] { $cards } goudkaarten
    }
seat-broken = beschadigd: { $tools }
seat-last = laatst: { $sentence }
seat-plays = Deze ronde
seat-whole = Al het gereedschap is heel.

pile-gold = Goudstapel
pile-byMe = door jou afgelegd
pile-by = door { $name } afgelegd
pile-empty = Hier ligt nog niets.

own-moment = Jouw rol in ronde { $round }
own-turn = Rolkaart omdraaien
own-goal =
    { $role ->
        [digger] Graaf samen met de andere goudzoekers een gang naar de schat, en ontdek wie jullie tegenwerkt.
       *[saboteur] Zorg dat geen gang de schat bereikt, en dat niemand kan bewijzen dat jij het was.
    }
own-cards =
    { $saboteurs ->
        [one] In het spel zijn de kaarten van { $number } goudzoekers en { $saboteurs } saboteur; één kaart blijft over.
       *[other] In het spel zijn de kaarten van { $number } goudzoekers en { $saboteurs } saboteurs; één kaart blijft over.
    }
own-cardsLeft =
    { $saboteurs ->
        [one] In het spel zijn de kaarten van { $number } goudzoekers en { $saboteurs } saboteur; { $role ->
            [digger] een goudzoeker
           *[saboteur] een saboteur
        } blijft over.
       *[other] In het spel zijn de kaarten van { $number } goudzoekers en { $saboteurs } saboteurs; { $role ->
            [digger] een goudzoeker
           *[saboteur] een saboteur
        } blijft over.
    }
own-changed =
    { $role ->
        [digger] Je bent van kant gewisseld: nu zoek je goud!
       *[saboteur] Je bent van kant gewisseld: nu ben je saboteur!
    }
own-title = Jouw geheim
own-lift = Onthullen: je rol, je goud, wat je verkend hebt
own-lower = Weer afdekken
own-look = Bekijk je rol
own-youAre =
    { $role ->
        [digger] Je bent goudzoeker.
       *[saboteur] Je bent saboteur.
    }
own-gold = { $worth } goud
own-noGold = nog geen goud

peek-title = Onder de { goalName }
peek-treasure = De schat! Verder ziet niemand hem.
peek-stone = Een steen. Verder ziet niemand hem.
peek-done = Terugleggen

since-title = Sinds jouw beurt
since-round = Ronde { $round }
since-log = Wat er deze ronde gebeurde

roundEnd-reached = De schat is bereikt!
roundEnd-notReached = De schat is niet bereikt.
roundEnd-did = Wat iedereen deed
roundEnd-diggers = De goudzoekers hebben de schat gevonden!
roundEnd-saboteurs = De saboteurs hebben de ronde gewonnen!
roundEnd-nobody = Niemand wint: er was geen saboteur en geen schat.
roundEnd-reachedBy =
    { WHO($person) ->
        [you] Jouw kaart bereikte de schat.
       *[other] De kaart die de schat bereikte, was van { $person }.
    }
roundEnd-decidedWay =
    { WHO($person) ->
        [you] Jij legde de laatste van de { $cards } kaarten op de weg naar de schat; { roundEnd-mostOfThem }.
       *[other] { $person } legde de laatste van de { $cards } kaarten op de weg naar de schat; { roundEnd-mostOfThem }.
    }
roundEnd-decidedWayAlone =
    { WHO($person) ->
        [you] Jij legde de laatste van de { $cards } kaarten op de weg naar de schat, en ook de meeste daarvan ({ $number }).
       *[other] { $person } legde de laatste van de { $cards } kaarten op de weg naar de schat, en ook de meeste daarvan ({ $number }).
    }
roundEnd-mostOfThem =
    { $people ->
        [one] de meeste daarvan zijn van { $names } ({ $number })
       *[other] de meeste daarvan zijn van { $names } (elk { $number })
    }
roundEnd-decidedGap =
    { $cards ->
        [one] De gang kwam { $cards } kaart tekort voor een doelkaart.
       *[other] De gang kwam { $cards } kaarten tekort voor een doelkaart.
    }
roundEnd-decidedClosed = Geen gang vanaf de ladder had nog een open einde.
roundEnd-byYou = jou
roundEnd-decidedBy =
    { WHO($person) ->
        [you] Als saboteur deed jij er het meest tegen, met doodlopende gangen, beschadigd gereedschap en instortingen ({ $number }).
       *[other] Als saboteur deed { $person } er het meest tegen, met doodlopende gangen, beschadigd gereedschap en instortingen ({ $number }).
    }
roundEnd-decidedBySeveral = Als saboteurs deden { $names } er het meest tegen, met doodlopende gangen, beschadigd gereedschap en instortingen (elk { $number }).
roundEnd-left = De overge{ "\u00AD" }bleven kaart
roundEnd-roles = Wie was wie
roundEnd-sharing = Het goud gaat rond
roundEnd-pick = Neem je goudkaart
roundEnd-pickedForYou = De tafel neemt voor jou de waardevolste kaart
roundEnd-picks =
    { $cards ->
        [one] { $name } kiest uit { $cards } goudkaart.
       *[other] { $name } kiest uit { $cards } goudkaarten.
    }
roundEnd-short = het hadden er { $due } moeten zijn; meer kon de stapel niet opbrengen
roundEnd-nothing = geen goud
roundEnd-deadEnds =
    { $number ->
        [one] { $number } doodlopende gang
       *[other] { $number } doodlopende gangen
    }
roundEnd-tunnels =
    { $number ->
        [one] { $number } gang gegraven
       *[other] { $number } gangen gegraven
    }
roundEnd-broken =
    { $number ->
        [one] { $number } stuk gereedschap beschadigd
       *[other] { $number } stuks gereedschap beschadigd
    }
roundEnd-mended =
    { $number ->
        [one] { $number } stuk gereedschap gerepareerd
       *[other] { $number } stuks gereedschap gerepareerd
    }
roundEnd-fellTunnel =
    { $number ->
        [one] { $number } gang ingestort
       *[other] { $number } gangen ingestort
    }
roundEnd-fellEnd =
    { $number ->
        [one] { $number } doodlopende gang opgeruimd
       *[other] { $number } doodlopende gangen opgeruimd
    }
roundEnd-maps = { $number } keer verkend
roundEnd-passes =
    { $number ->
        [one] { $number } kaart afgelegd
       *[other] { $number } kaarten afgelegd
    }
roundEnd-next = Volgende ronde delen
roundEnd-showMaze = Het gangenstelsel bekijken
roundEnd-showAgain = Terug naar het einde van de ronde
roundEnd-final = Naar de eindtelling

gameEnd-title = De eindtelling
gameEnd-wins = { $names } wint met { $gold } goud!
gameEnd-youWin = Jij wint met { $gold } goud!
gameEnd-share = { $names } delen de overwinning met elk { $gold } goud!
gameEnd-ahead = { $gold } goud meer dan { $names }.
gameEnd-rank = Plaats { $rank }
gameEnd-lay = De schat lag onder de { goalName }.
gameEnd-soFar = Tot nu toe: { $names }.
gameEnd-maze = Gangen
gameEnd-showAgain = Terug naar de eindtelling

help-aims = De goudzoekers willen een gang van de ladder naar de schat. De saboteurs willen dat die er nooit komt. Niemand weet wie wie is.
help-turn = Als je aan de beurt bent, speel je één kaart: je legt een gangenkaart, speelt een actiekaart of legt een kaart gedekt af. Daarna trek je er een.
help-touch = Tik op een kaart en dan op wat oplicht: daar zie je wat die zou doen, en een tweede tik daar speelt hem. Een tik elders neemt het terug; sleep je de kaart erheen, dan is die meteen gespeeld. Tik nog eens op de gekozen kaart om hem te draaien.
help-light = Het licht volgt de gangen die met de ladder verbonden zijn. Wat in het donker ligt, is afgesneden.
help-choose = een handkaart kiezen
help-turnKey = de gekozen kaart draaien
help-arrows = van plek naar plek, van speler naar speler
help-escape = de kaart terugsteken, sluiten wat open is
help-discard = de gekozen kaart afleggen
help-zoom = groter, kleiner, alles zien
help-cover = je geheimen onthullen en afdekken

