### Hoe tegenstanders heten, en hoe zij hun zetten verklaren.

opponent-expert = Expert

reason-own-nearer = { $amount ->
    [little] Dit brengt mij iets dichter bij de uitgang.
    [much] Dit brengt mij veel dichter bij de uitgang.
   *[other] Dit brengt mij dichter bij de uitgang.
}
reason-own-farther = { $amount ->
    [little] Dit maakt mijn eigen weg iets langer.
    [much] Dit maakt mijn eigen weg veel langer.
   *[other] Dit maakt mijn eigen weg langer.
}
reason-mates-good = { $amount ->
    [little] Het helpt een beetje wie volgens mij voor mijn kant werkt.
    [much] Het is een grote hulp voor wie volgens mij voor mijn kant werkt.
   *[other] Het helpt wie volgens mij voor mijn kant werkt.
}
reason-mates-bad = { $amount ->
    [little] Het hindert een beetje wie volgens mij voor mijn kant werkt.
    [much] Het hindert flink wie volgens mij voor mijn kant werkt.
   *[other] Het hindert wie volgens mij voor mijn kant werkt.
}
reason-others-good = { $amount ->
    [little] Het hindert een beetje wie volgens mij voor de andere kant werkt.
    [much] Het hindert flink wie volgens mij voor de andere kant werkt.
   *[other] Het hindert wie volgens mij voor de andere kant werkt.
}
reason-others-bad = { $amount ->
    [little] Het helpt een beetje wie volgens mij voor de andere kant werkt.
    [much] Het is een grote hulp voor wie volgens mij voor de andere kant werkt.
   *[other] Het helpt wie volgens mij voor de andere kant werkt.
}
reason-no-difference = Het verandert voor niemand iets aan de weg.
reason-giveaway = { $chance ->
    [hardly] Het kan mij verraden, en tot nu toe verdenkt niemand mij.
    [unlikely] Het kan mij verraden, en tot nu toe word ik maar een beetje verdacht.
    [open] Het kan mij verraden: ik word al half verdacht.
   *[other] Het kan mij definitief verraden: ik word al genoeg verdacht.
}
reason-spent = Deze kaart zou ik liever houden: { $card }.
reason-draws = Voor deze kaart ({ $card }) mag ik een nieuwe trekken.
reason-passed = Hier heb ik het minst aan: { $cards }.
reason-goal-known = Over de doelen weet ik al wat ik wil weten.
reason-look-too-late = Mijn dwerg is buiten; ik hoef het niet meer te weten.
reason-look-at-goal = { $chance ->
    [sure] De uitgang ligt op { $place }; het is goed om die te zien.
    [nearly-sure] De uitgang ligt vrijwel zeker op { $place }; dat is goed om te weten.
    [likely] De uitgang ligt waarschijnlijk op { $place }; dat is goed om te weten.
    [open] De uitgang kan heel goed op { $place } liggen; dat is goed om te weten.
    [unlikely] De uitgang ligt misschien op { $place }; dat is goed om te weten.
   *[other] De uitgang ligt waarschijnlijk niet op { $place }, maar dat is goed om te weten.
}
reason-look-at-clan = { $chance ->
    [sure] { $seat } werkt zeker voor mijn kant; dan zou ik het precies weten.
    [nearly-sure] Werkt { $seat } voor mijn kant? Dat weet ik bijna zeker.
    [likely] Werkt { $seat } voor mijn kant? Waarschijnlijk wel.
    [open] Werkt { $seat } voor mijn kant? Dat weet ik nog niet.
    [unlikely] Werkt { $seat } voor mijn kant? Waarschijnlijk niet.
   *[other] Werkt { $seat } voor mijn kant? Vast niet.
}
reason-dwarf-is-out = Dat heeft geen zin meer: de dwerg van { $seat } heeft de grot verlaten.
reason-equip-self = { $amount ->
    [little] Dat kan me nog van pas komen.
    [much] Daar heb ik veel aan.
   *[other] Daar heb ik wat aan.
}
reason-equip-other = { $chance ->
    [sure] Het helpt { $seat }, die zeker voor mijn kant werkt.
    [nearly-sure] Het helpt { $seat }, die vrijwel zeker voor mijn kant werkt.
    [likely] Het helpt { $seat }, die waarschijnlijk voor mijn kant werkt.
    [open] Het helpt { $seat }, die misschien voor mijn kant werkt.
   *[other] Het helpt { $seat }, die toch nog voor mijn kant zou kunnen werken.
}
reason-equip-rival = { $chance ->
    [hardly] Het helpt { $seat }, die vrijwel zeker voor de andere kant werkt.
    [unlikely] Het helpt { $seat }, die waarschijnlijk voor de andere kant werkt.
   *[other] Het helpt { $seat }, die misschien voor de andere kant werkt.
}
reason-swap-better = De hand van { $seat } is vast beter dan de mijne.
reason-swap-worse = De hand van { $seat } is nauwelijks beter dan de mijne.
reason-hits-nobody = Het wezen raakt niemand: { $creature }.
reason-bars-way = Het wezen verspert de weg van wie volgens mij voor de andere kant werkt: { $creature }.
reason-hits-self = Het wezen raakt ook mij: { $creature }.
reason-hits-mate = { $chance ->
    [hardly] Het wezen ({ $creature }) raakt { $seat }, die vrijwel zeker voor mijn kant werkt.
    [unlikely] Het wezen ({ $creature }) raakt { $seat }, die waarschijnlijk voor mijn kant werkt.
   *[other] Het wezen ({ $creature }) raakt { $seat }, die misschien voor mijn kant werkt.
}
reason-hits-other = { $chance ->
    [sure] Het wezen ({ $creature }) raakt { $seat }, die zeker voor de andere kant werkt.
    [nearly-sure] Het wezen ({ $creature }) raakt { $seat }, die vrijwel zeker voor de andere kant werkt.
    [likely] Het wezen ({ $creature }) raakt { $seat }, die waarschijnlijk voor de andere kant werkt.
   *[other] Het wezen ({ $creature }) raakt { $seat }, die misschien voor de andere kant werkt.
}
reason-cut-worth-it = Het web zit mij in de weg; dat is een bijl waard.
reason-cut-not-worth-it = Het web is geen bijl waard.
reason-still-hope = Er kan nog iemand naar buiten.
reason-lead-stays = Niemand komt nog naar buiten en mijn kant ligt voor.
reason-was-refused = Dat is al voorgesteld, en iemand wilde doorspelen.
reason-we-would-win = Als het spel nu eindigt, wint mijn kant waarschijnlijk.
reason-they-would-win = Als het spel nu eindigt, wint de andere kant waarschijnlijk.
reason-nobody-would-win = Als het spel nu eindigt, wint niemand.
reason-no-hope-left = Er verandert niets meer.
reason-goes-nowhere = Deze weg leidt nergens heen waar ik wil zijn.
reason-pays-cards = { $number ->
    [0] De weg kost geen kaart.
    [one] De weg kost een kaart.
   *[other] De weg kost { $number } kaarten.
}
reason-pays-gold = { $number ->
    [0] De weg kost geen goud.
    [one] De weg kost een stuk goud.
   *[other] De weg kost { $number } stukken goud.
}
reason-meets-creature = De weg leidt naar een wezen: { $creature }.
reason-gold-here = Hier is goud te halen.
reason-way-to-gold = De weg leidt naar goud dat ik kan pakken.
reason-gold-near = Het loont om eerst het goud van een ader te halen.
reason-would-show = Ik zou moeten tonen dat ik saboteur ben.
reason-way-nearer = { $far ->
    [next] De weg brengt me dichter bij het doel op { $place }, dat dan in ongeveer één beurt te bereiken is.
    [near] De weg brengt me dichter bij het doel op { $place }, dat dan ongeveer twee beurten ver is.
    [away] De weg brengt me dichter bij het doel op { $place }, dat dan enkele beurten ver is.
   *[distant] De weg brengt me dichter bij het doel op { $place }, dat dan nog veel beurten ver is.
}
reason-way-left = { $far ->
    [next] Vanaf het eind van de weg is het doel op { $place } in ongeveer één beurt te bereiken.
    [near] Vanaf het eind van de weg is het doel op { $place } ongeveer twee beurten ver.
    [away] Vanaf het eind van de weg is het doel op { $place } enkele beurten ver.
   *[distant] Vanaf het eind van de weg is het doel op { $place } nog veel beurten ver.
}
reason-way-from-here = { $far ->
    [next] Van hieruit is het doel op { $place } in ongeveer één beurt te bereiken.
    [near] Van hieruit is het doel op { $place } ongeveer twee beurten ver.
    [away] Van hieruit is het doel op { $place } enkele beurten ver.
   *[distant] Van hieruit is het doel op { $place } veel beurten ver.
}
reason-nearer-costs = { $cost ->
    [gold] Ik kan dichter bij het doel op { $place } komen, maar niet zonder goud te betalen, en dat is het niet waard.
    [cards] Ik kan dichter bij het doel op { $place } komen, maar niet zonder kaarten af te geven, en dat is het niet waard.
    [creature] Ik kan dichter bij het doel op { $place } komen, maar op die weg staat een wezen, en dat is het niet waard.
    [goals] Ik kan dichter bij het doel op { $place } komen, maar dan verder van de andere.
   *[other] Ik kan dichter bij het doel op { $place } komen, maar dan moet ik laten zien dat ik een saboteur ben.
}
reason-goal-left = Het doel op { $place } is dichterbij, maar { $seat } is er dichter bij dan ik.
reason-goal-changed = Ik was op weg naar het doel op { $place }, maar van hieruit is dit minstens zo goed.
reason-goal-taken-over = Van hieruit is het nu toch de moeite waard om zelf het doel op { $place } om te draaien.
reason-no-way-nearer = { $far ->
    [next] Geen weg brengt me dichter bij het doel op { $place }; van hieruit is het in ongeveer één beurt te bereiken.
    [near] Geen weg brengt me dichter bij het doel op { $place }; van hieruit is het ongeveer twee beurten ver.
    [away] Geen weg brengt me dichter bij het doel op { $place }; van hieruit is het enkele beurten ver.
   *[distant] Geen weg brengt me dichter bij het doel op { $place }; van hieruit is het veel beurten ver.
}
reason-leaves = { $gold ->
    [0] De weg leidt de grot uit, al is het zonder goud.
    [one] De weg leidt de grot uit, met een stuk goud.
   *[other] De weg leidt de grot uit, met { $gold } stukken goud.
}
reason-ends-well = Als ik de grot verlaat, eindigt het spel, en mijn kant wint waarschijnlijk.
reason-may-end-well = Als ik de grot verlaat, eindigt misschien het spel, en dan wint waarschijnlijk mijn kant.
reason-ends-badly = Als ik de grot verlaat, eindigt het spel terwijl de andere kant voorligt.
reason-may-end-badly = Als ik de grot verlaat, eindigt het spel misschien terwijl de andere kant voorligt.
reason-turns-up-goal = { $chance ->
    [sure] Het doel op { $place } is de uitgang.
    [nearly-sure] Het doel op { $place } is vrijwel zeker de uitgang.
    [likely] Het doel op { $place } is waarschijnlijk de uitgang.
    [open] Het doel op { $place } kan heel goed de uitgang zijn.
    [unlikely] Het doel op { $place } is misschien de uitgang.
   *[other] Het doel op { $place } is vast niet de uitgang, maar dan weet ik het.
}
reason-axe-worth-it = De aanval zou meer kosten dan een bijl: { $creature }.
reason-axe-kept = De aanval is geen bijl waard: { $creature }.
reason-vein-worth-it = Het goud is mij meer waard dan onbekend te blijven.
reason-vein-would-show = Ik blijf liever onbekend dan het goud te nemen.
reason-turned-so = { $number ->
    [0] Daar komen geen gangen samen.
    [one] Er sluit daar één gang aan.
   *[other] Het verbindt daar { $number } gangen.
}
reason-only-move = Er is niets anders te doen.
reason-looked-ahead = { $chance ->
    [sure] Ik heb het vaak verder gespeeld met kaarten, doelen en rollen zoals ze kunnen zijn: mijn kant wint bijna elke keer.
    [nearly-sure] Ik heb het vaak verder gespeeld met kaarten, doelen en rollen zoals ze kunnen zijn: mijn kant verliest zelden.
    [likely] Ik heb het vaak verder gespeeld met kaarten, doelen en rollen zoals ze kunnen zijn: mijn kant wint meestal.
    [open] Ik heb het vaak verder gespeeld met kaarten, doelen en rollen zoals ze kunnen zijn: mijn kant wint ongeveer de helft van de keren.
    [unlikely] Ik heb het vaak verder gespeeld met kaarten, doelen en rollen zoals ze kunnen zijn: mijn kant wint minder dan de helft van de keren.
   *[other] Ik heb het vaak verder gespeeld met kaarten, doelen en rollen zoals ze kunnen zijn: mijn kant wint zelden.
}
reason-better-than-next = { $margin ->
    [hair] Een andere zet die ik geprobeerd heb, zou ongeveer even goed zijn.
    [little] Van alle zetten die ik geprobeerd heb is dit de beste, iets beter dan de volgende.
    [clear] Van alle zetten die ik geprobeerd heb is dit duidelijk de beste.
    [far] Van alle zetten die ik geprobeerd heb is dit verreweg de beste.
   *[other] Van alle zetten die ik geprobeerd heb is dit de beste.
}
reason-as-good = { $instead ->
    [lay] Ongeveer even goed is deze kaart op { $place }: { $card }.
    [look] Ongeveer even goed is het om het doel op { $place } te bekijken.
    [rockfall] Ongeveer even goed is het om de kaart op { $place } weg te halen.
    [play] Ongeveer even goed is het om deze kaart te spelen: { $card }.
    [turned] Ongeveer even goed is het om haar daar anders om te leggen.
    [like] Ongeveer even goed is het om daar een andere kaart van deze soort te leggen.
    [play-otherwise] Ongeveer even goed is het om deze kaart anders te gebruiken: { $card }.
   *[discard] Ongeveer even goed is het om gewoon dit af te leggen: { $card }.
}
reason-better-now = { $chance ->
    [sure] Eindigt het spel nu, dan wint mijn kant; later is dat minder zeker.
    [nearly-sure] Eindigt het spel nu, dan wint vrijwel zeker mijn kant; later is dat minder zeker.
   *[other] Eindigt het spel nu, dan wint waarschijnlijk mijn kant; later is dat minder waarschijnlijk.
}
