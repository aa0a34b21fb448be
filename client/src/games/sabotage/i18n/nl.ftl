### Nederlandse woorden voor Sabotage.

name = Sabotage

colourName =
    { $colour ->
        [yellow] { colour-yellow }
        [red] { colour-red }
        [blue] { colour-blue }
       *[purple] { colour-purple }
    }
    .inflected =
        { $colour ->
            [yellow] gele
            [red] rode
            [blue] blauwe
           *[purple] paarse
        }

says-praise = Mooi gebouwd, { $name }!
says-luck = Jij trekt wel goed, { $name }!
says-ouch = Au!
says-start-praise = Mooi gebouwd …
says-start-luck = Jij trekt wel goed …

card-pipe = { $letter }, { colourName }
card-X = X, { colourName }
card-wrench = Moersleutel, { colourName }
card-anyWrench = Moersleutel
card-demontage = Demontage
card-sabotage = Sabotage
card-aPipe = een { colourName.inflected } { $letter }
card-aX = een { colourName.inflected } X
card-aWrench = een { colourName.inflected } moersleutel
card-aCard = een kaart
card-hidden = gedekt

roof-mine = Jouw dak
roof-ours = Jullie dak
roof-with = Jullie dak: jij en { $name }
roof-of = Dak van { $names }
roof-place = Plek { $letter }
roof-empty = leeg
roof-worth = waarde
roof-openWorth = Waarde { $worth }: zo wordt die geteld
roof-becomes = { $before }→{ $after }
roof-last = laatste zet
roof-mayFinish = kan afsluiten
roof-order = beurtvolgorde: { $number }
roof-partner = je partner

seat-plays = Dit spel

row-name = Rij { $letters }
row-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
row-gap = Er is een plek leeg, dus de rij telt nog niet.
row-one = Driemaal { colourName }: 2 punten.
row-match = { CAPITAL($colours) } passen bij elkaar: 1 punt.
row-clash = { CAPITAL($colours) } passen niet bij elkaar: niets.
row-blocked = { CAPITAL($colours) } passen niet bij elkaar: zo kan de rij niet tellen.
row-lacksOne = { $letter } ontbreekt nog: { colourName } levert 2 punten op, { $kin } 1.
row-lacksMatch = { $letter } ontbreekt nog: { $colours } levert 1 punt op.
row-kin = Geel past bij rood, blauw bij paars.
row-kinShort = Dit past:

worth-title = Wat het waard is
worth-of = Systeem van { $names }
worth-sum = Alle rijen samen
worth-score = Dat levert op
worth-bonus = Elk punt boven de vijf telt dubbel.
worth-ifClosed = Wie afsluit, krijgt er één minder
worth-mayClose = Vanaf een waarde van vijf mag je de partij in je beurt afsluiten.
worth-table = Waarde en punten
worth-system = Waarde
worth-scores = Punten

event-dealt =
    { WHO($dealer) ->
        [you] Je deelt de kaarten voor partij { $round }.
       *[other] { $dealer } deelt de kaarten voor partij { $round }.
    } { WHO($opener) ->
        [you] Je opent.
       *[other] { $opener } opent.
    }
event-laidOwn =
    { WHO($person) ->
        [you] Je legt { $card } op jouw { $place }.
       *[other] { $person } legt { $card } op { $mine ->
            [yes] jullie
           *[no] de eigen
        } { $place }.
    }
event-laidOther =
    { WHO($person) ->
        [you] Je legt { $card } op
       *[other] { $person } legt { $card } op
    } { $mine ->
        [yes] jouw { $place }!
       *[no] de { $place } van het andere dak.
    }
event-covers = Daaronder verdwijnt { $card }.
event-tookOwn =
    { WHO($person) ->
        [you] { $what }: je neemt { $card } van jouw { $place }.
       *[other] { $what }: { $person } neemt { $card } van { $mine ->
            [yes] jullie
           *[no] de eigen
        } { $place }.
    }
event-tookOther =
    { WHO($person) ->
        [you] { $what }! Je neemt { $card } van
       *[other] { $what }! { $person } neemt { $card } van
    } { $mine ->
        [yes] jouw { $place }.
       *[no] de { $place } van het andere dak.
    }
event-discarded =
    { WHO($person) ->
        [you] Je legt { $card } af.
       *[other] { $person } legt { $card } af.
    }
event-asked =
    { WHO($person) ->
        [you] Je vraagt
       *[other] { $person } vraagt
    } { WHO($target) ->
        [you] jou: sluiten we af?
       *[other] { $target }: sluiten we af?
    }
event-yes =
    { WHO($person) ->
        [you] Je bent het ermee eens.
       *[other] { $person } is het ermee eens.
    }
event-no =
    { WHO($person) ->
        [you] Je wilt verder spelen.
       *[other] { $person } wil verder spelen.
    }
event-closed =
    { WHO($person) ->
        [you] Je sluit de partij af.
       *[other] { $person } sluit de partij af.
    }
event-scored =
    { $score ->
        [one] { $names }: { $score } punt (waarde { $worth }).
       *[other] { $names }: { $score } punten (waarde { $worth }).
    }
event-matchOver = De wedstrijd is afgelopen.

prompt-choose = Jij bent aan de beurt: kies een kaart.
prompt-chooseOrClose = Jij bent aan de beurt: kies een kaart, of sluit de partij af.
prompt-chooseOrAsk = Jij bent aan de beurt: kies een kaart, of vraag om af te sluiten.
prompt-lay =
    { $places ->
        [1] Leg hem op de oplichtende plek.
       *[other] Leg hem op een oplichtende plek.
    }
prompt-take = Welke kaart moet eraf?
prompt-discard = De kaart afleggen?
prompt-warn =
    { $together ->
        [yes] De anderen kunnen afsluiten!
       *[no] { $name } kan afsluiten!
    }
prompt-tried = { CAPITAL($place) }: waarde { $before } wordt { $after }.
prompt-triedSame = { CAPITAL($place) }: waarde blijft { $worth }.
prompt-only = Die kun je nu niet spelen. Je kunt hem afleggen.
prompt-answering = { $partner } denkt na over de vraag van { $name }.
prompt-answeringYou = { $partner } denkt na over je vraag.
prompt-dealing = De partij is afgelopen.

aim-chooseFirst = Kies eerst een kaart uit je hand.

control-hand = Je hand
control-drawn = net getrokken
control-new = nieuw
control-discard = Afleggen
control-discardChosen = De gekozen kaart afleggen
control-layAt = { CAPITAL($card) } hier leggen: { $place }
control-overAt = { CAPITAL($card) } hier leggen: { $place }, over { $gone }
control-takeAt = { CAPITAL($card) } wegnemen: { $place }
control-worth = waarde: { $before } wordt { $after }
control-worthSame = waarde blijft { $worth }
control-onOwn = jouw dak
control-onOther = het andere dak

close-close = Partij afsluiten
close-ask = Vragen om af te sluiten
close-would = { $own } : { $other }
close-wouldScore =
    { $together ->
        [yes] Jullie zouden { $own } krijgen, de anderen { $other }.
       *[no] Jij zou { $own } krijgen, { $name } { $other }.
    }
close-doubled = Van de waarde van een dak telt elk punt boven de vijf dubbel.
close-notYet = vanaf waarde 5
close-title = De partij nu afsluiten?
close-titleAsk = Je partner vragen of we afsluiten?
close-cost = Afsluiten kost één punt.
close-once = Je kunt het één keer per beurt vragen, en niet terugnemen.
close-total = In de wedstrijd stond het dan { $own } : { $other }.
close-yesAsk = Vragen
close-no = Verder spelen

question-title = { $name } vraagt: sluiten we af?
question-worth = Dat zou { $own } : { $other } opleveren.
question-yes = Ja, afsluiten
question-no = Nee, verder spelen

pile-look = De aflegstapel doorkijken
pile-empty = Daar ligt nog niets.
pile-newest = De nieuwste eerst.
pile-left = Wat nog kan komen
pile-leftHint = Van elke kaart hoeveel er niet op een dak, niet afgelegd en niet in je hand zijn.

sheet-title = Scoreblad
sheet-game = Partij
sheet-total = Totaal
sheet-closed = afgesloten
sheet-running = nu

since-title = Sinds jouw beurt
since-round = Partij { $round }
since-log = Wat er in deze partij gebeurde

gameEnd-closedBy =
    { WHO($person) ->
        [you] Je sluit de partij af.
       *[other] { $person } sluit de partij af.
    }
gameEnd-nobody = Alle kaarten zijn gespeeld, en niemand heeft afgesloten.
gameEnd-worth = waarde { $worth }
gameEnd-bonus = +{ $bonus } bonus
gameEnd-cost = −1 voor het afsluiten
gameEnd-soFar = In de wedstrijd tot nu toe: { $names }.
gameEnd-decidedEven = Beide daken hebben evenveel punten.
gameEnd-decidedFull =
    { $more ->
        [one] { $names }: { $more } punt meer; rijen in één kleur: { $own } tegen { $other }.
       *[other] { $names }: { $more } punten meer; rijen in één kleur: { $own } tegen { $other }.
    }
gameEnd-decidedRows =
    { $more ->
        [one] { $names }: { $more } punt meer; rijen die tellen: { $own } tegen { $other }.
       *[other] { $names }: { $more } punten meer; rijen die tellen: { $own } tegen { $other }.
    }
gameEnd-decidedMore =
    { $more ->
        [one] { $names }: { $more } punt meer.
       *[other] { $names }: { $more } punten meer.
    }
gameEnd-next = Volgende partij delen
gameEnd-showRoofs = De daken bekijken
gameEnd-showAgain = Terug naar het einde van de partij
gameEnd-final = Naar het einde van de wedstrijd

matchEnd-title = De wedstrijd
matchEnd-youWin = Jij wint met { $own } : { $other }!
matchEnd-weWin = Jij en { $partner } winnen met { $own } : { $other }!
matchEnd-theyWin = { $names } winnen met { $own } : { $other }.
matchEnd-wins = { $name } wint met { $own } : { $other }.
matchEnd-share = { $points } gelijk: jullie delen de winst!
matchEnd-decided = Het meeste kwam uit partij { $round }: { $own } tegen { $other }.
matchEnd-roofs = Daken
matchEnd-showAgain = Terug naar het einde van de wedstrijd

counting-rows = Een rij van drie in één kleur telt 2, in passende kleuren 1, anders niets. Acht rijen maken samen de waarde van een systeem.
counting-bonus = Dit systeem is { $worth } waard. Elk punt boven vijf telt dubbel: dat geeft 5 + 2 × { $bonus } = { $score } punten.
counting-cost = Afsluiten kost een punt: wie met dit systeem heeft afgesloten, krijgt { $points } punten in plaats van { $score }.
counting-match = In elke partij tellen beide systemen; de hoogste som over alle partijen wint.

help-aims = Negen plekken, acht rijen van drie: drie kaarten van één kleur tellen 2, drie van bij elkaar passende kleuren 1. Geel past bij rood, blauw bij paars.
help-turn = In je beurt trek je een kaart en speel je er één: op je eigen dak om te bouwen, op het andere om dwars te zitten, of op de aflegstapel. Vanaf waarde 5 mag je in plaats daarvan afsluiten.
help-cards = Een letter hoort op zijn eigen plek, op het ene of het andere dak. X mag op elke lege plek van jou, een moersleutel op elke plek van jou. Demontage neemt een kaart van jouw dak, sabotage van een van beide.
help-touch = Tik op een kaart en dan op wat gloeit: daar zie je wat de zet zou doen, en een tweede tik daar doet hem. Een tik elders neemt hem terug; sleep je de kaart erheen, dan is die meteen gespeeld. Tik op een meter om te horen waarom zijn rij zoveel telt: een kruis betekent dat kleuren erin niet passen, een gestippelde ring dat er één kaart ontbreekt.
help-partners = Met z’n vieren zitten partners tegenover elkaar en bouwen ze aan één dak. Het cijfer in het rondje bij een hoofd zegt wie wanneer aan de beurt is, het cijfer ernaast hoeveel kaarten die speler heeft.
help-choose = een kaart uit de hand kiezen
help-arrows = van plek naar plek gaan
help-other = naar het andere dak en terug
help-close = afsluiten, of vragen af te sluiten
help-worth = wat jouw systeem waard is
help-escape = kaart terugsteken, sluiten wat open is
help-discard = de gekozen kaart afleggen
help-piles = de aflegstapel doorkijken
