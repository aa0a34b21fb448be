### Hoe tegenstanders heten, en hoe zij hun zetten verklaren.

opponent-expert = Expert


reason-nearer = { $cards ->
    [0] Dit brengt de gang dichter bij de schat; daarna ontbreekt er bijna niets meer.
    [1] Dit brengt de gang dichter bij de schat; daarna ontbreekt er nog ongeveer één kaart.
    [2] Dit brengt de gang dichter bij de schat; daarna ontbreken er nog ongeveer twee kaarten.
    [3] Dit brengt de gang dichter bij de schat; daarna ontbreken er nog ongeveer drie kaarten.
    [4] Dit brengt de gang dichter bij de schat; daarna ontbreken er nog ongeveer vier kaarten.
   *[other] Dit brengt de gang dichter bij de schat; maar er ontbreken nog veel kaarten.
}
reason-easier = { $cards ->
    [0] Zo komt men iets makkelijker verder; daarna ontbreekt er bijna niets meer.
    [1] Zo komt men iets makkelijker verder; daarna ontbreekt er nog ongeveer één kaart.
    [2] Zo komt men iets makkelijker verder; daarna ontbreken er nog ongeveer twee kaarten.
    [3] Zo komt men iets makkelijker verder; daarna ontbreken er nog ongeveer drie kaarten.
    [4] Zo komt men iets makkelijker verder; daarna ontbreken er nog ongeveer vier kaarten.
   *[other] Zo komt men iets makkelijker verder; maar er ontbreken nog veel kaarten.
}
reason-no-nearer = Dit brengt de gang niet dichter bij de schat.
reason-farther = Dit maakt de weg naar de schat langer.
reason-reaches = { $chance ->
    [sure] Dit bereikt de schat.
    [nearly-sure] Dit bereikt vrijwel zeker de schat.
    [likely] Dit bereikt waarschijnlijk de schat.
    [open] Dit kan heel goed de schat bereiken.
    [unlikely] Met wat geluk bereikt dit de schat.
   *[other] Dit bereikt een doel, maar waarschijnlijk niet de schat.
}
reason-spreads = Het laat meerdere wegen open om verder te gaan.
reason-dead-end = Het is een doodlopende gang, en die leggen goudzoekers niet.
reason-blocks = { $cards ->
    [0] Dit verspert de weg naar de schat voor even.
    [1] Dit verspert de weg naar de schat; daarna ontbreekt er ongeveer één kaart.
    [2] Dit verspert de weg naar de schat; daarna ontbreken er ongeveer twee kaarten.
    [3] Dit verspert de weg naar de schat; daarna ontbreken er ongeveer drie kaarten.
    [4] Dit verspert de weg naar de schat; daarna ontbreken er ongeveer vier kaarten.
   *[other] Dit verspert de weg naar de schat; dan ontbreken er veel kaarten.
}
reason-lengthens = { $cards ->
    [0] Dit maakt de weg naar de schat langer; daarna ontbreekt er bijna niets.
    [1] Dit maakt de weg naar de schat langer; daarna ontbreekt er ongeveer één kaart.
    [2] Dit maakt de weg naar de schat langer; daarna ontbreken er ongeveer twee kaarten.
    [3] Dit maakt de weg naar de schat langer; daarna ontbreken er ongeveer drie kaarten.
    [4] Dit maakt de weg naar de schat langer; daarna ontbreken er ongeveer vier kaarten.
   *[other] Dit maakt de weg naar de schat langer; dan ontbreken er veel kaarten.
}
reason-builds = Dit helpt de goudzoekers vooruit.
reason-no-help = De goudzoekers hebben hier niets aan.
reason-hands-over = { $chance ->
    [sure] Dit zou de goudzoekers de schat geven.
    [nearly-sure] Dit zou de goudzoekers vrijwel zeker de schat geven.
    [likely] Dit zou de goudzoekers waarschijnlijk de schat geven.
    [open] Dit kan de goudzoekers heel goed de schat geven.
   *[other] Dit zou de goudzoekers de schat kunnen geven.
}

reason-rockfall-clears = De kaart op { $place } staat de gang in de weg.
reason-rockfall-harms = De kaart op { $place } kan beter blijven liggen.
reason-rockfall-tears = Zonder de kaart op { $place } is de weg naar de schat weer langer.
reason-rockfall-idle = Zonder de kaart op { $place } verandert er weinig.
reason-rockfall-helps = Zonder de kaart op { $place } hebben de goudzoekers het makkelijker.

reason-suspected = { $chance ->
    [sure] Ik ben ervan overtuigd dat { $seat } een saboteur is.
    [nearly-sure] Ik weet bijna zeker dat { $seat } een saboteur is.
    [likely] Ik zie { $seat } aan voor een saboteur.
    [open] { $seat } kan heel goed een saboteur zijn.
   *[other] { $seat } is misschien een saboteur.
}
reason-trusted = { $chance ->
    [hardly] Ik verdenk { $seat } helemaal niet.
    [unlikely] Ik verdenk { $seat } nauwelijks.
   *[other] Daarvoor verdenk ik { $seat } te weinig.
}
reason-own-tool = Waarom zou ik mijn eigen gereedschap beschadigen?
reason-stop-digger = { $chance ->
    [sure] Ik ben ervan overtuigd: { $seat } is een goudzoeker en moet gestopt worden.
    [nearly-sure] { $seat } is vrijwel zeker een goudzoeker en moet gestopt worden.
    [likely] { $seat } is waarschijnlijk een goudzoeker en moet gestopt worden.
    [open] { $seat } is misschien een goudzoeker en zou gestopt moeten worden.
   *[other] Als { $seat } toch een goudzoeker is, is die hiermee gestopt.
}
reason-stop-longer = { $chance ->
    [sure] Ik ben ervan overtuigd dat { $seat } een goudzoeker is, en met nog een kapot gereedschap staat die langer stil.
    [nearly-sure] { $seat } is vrijwel zeker een goudzoeker, en met nog een kapot gereedschap staat die langer stil.
    [likely] { $seat } is waarschijnlijk een goudzoeker, en met nog een kapot gereedschap staat die langer stil.
   *[other] Als { $seat } toch een goudzoeker is, staat die met nog een kapot gereedschap langer stil.
}
reason-breaks-friend = { $chance ->
    [sure] Ik ben ervan overtuigd dat { $seat } een saboteur is zoals ik.
    [nearly-sure] { $seat } is vrijwel zeker een saboteur zoals ik.
    [likely] { $seat } is waarschijnlijk een saboteur zoals ik.
   *[other] { $seat } is misschien een saboteur zoals ik.
}
reason-mend-own = Mijn eigen gereedschap ({ $tool }) is kapot, en zonder kan ik geen gangenkaart leggen.
reason-mend-mate = { $chance ->
    [sure] Ik vertrouw { $seat } volledig, en daar ontbreekt dit gereedschap: { $tool }.
    [nearly-sure] Ik vertrouw { $seat }, en daar ontbreekt dit gereedschap: { $tool }.
   *[other] Ik vertrouw { $seat } redelijk, en daar ontbreekt dit gereedschap: { $tool }.
}
reason-no-mending = { $chance ->
    [sure] Ik ben ervan overtuigd dat { $seat } een saboteur is: daar repareer ik niets.
    [nearly-sure] { $seat } is vrijwel zeker een saboteur: daar repareer ik niets.
    [likely] Ik zie { $seat } aan voor een saboteur, dus daar repareer ik niets.
   *[other] Ik vertrouw { $seat } niet genoeg om daar te repareren.
}
reason-own-first = Mijn eigen gereedschap is ook kapot, en dat gaat voor.
reason-mend-friend = { $chance ->
    [sure] Ik ben ervan overtuigd dat { $seat } een saboteur is zoals ik, en daar ontbreekt dit gereedschap: { $tool }.
    [nearly-sure] { $seat } is vrijwel zeker een saboteur zoals ik, en daar ontbreekt dit gereedschap: { $tool }.
    [likely] { $seat } is waarschijnlijk een saboteur zoals ik, en daar ontbreekt dit gereedschap: { $tool }.
    [open] { $seat } is misschien een saboteur zoals ik, en daar ontbreekt dit gereedschap: { $tool }.
   *[other] { $seat } is vast geen saboteur zoals ik.
}
reason-mends-stranger = { $chance ->
    [hardly] { $seat } is vast geen saboteur zoals ik: waarom zou ik daar iets repareren?
    [unlikely] { $seat } is waarschijnlijk geen saboteur zoals ik: waarom zou ik daar iets repareren?
   *[other] Ik ben er niet zeker genoeg van dat { $seat } een saboteur is zoals ik.
}

reason-map-tells = Ik weet nog niet wat er op { $place } ligt.
reason-map-known = Wat er op { $place } ligt, weet ik al.
reason-map-seen = Anderen hebben { $place } al bekeken.

## Where the treasure is.

reason-treasure-seen = Ik heb het gezien: de schat ligt op { $place }.
reason-treasure-told = { $chance ->
    [sure] { $seat } zegt dat de schat op { $place } ligt, en dat is zo.
    [nearly-sure] { $seat } zegt dat de schat op { $place } ligt, en dat geloof ik.
   *[other] { $seat } zegt dat de schat op { $place } ligt, en dat klopt waarschijnlijk.
}
reason-treasure-guessed = { $chance ->
    [sure] De schat moet op { $place } liggen.
    [nearly-sure] Na alles wat er gezegd en gedaan is, weet ik bijna zeker dat de schat op { $place } ligt.
   *[other] Na alles wat er gezegd en gedaan is, ligt de schat waarschijnlijk op { $place }.
}
reason-treasure-doubted = { $seat } zegt dat de schat op { $place } ligt, maar dat geloof ik niet.
reason-treasure-distrusts = Eerst geloofde ik { $seat }, maar inmiddels is mijn argwaan groter.
reason-treasure-unlikely = Eerst geloofde ik { $seat }, maar wat er sindsdien is gezegd en gedaan, pleit ertegen.
reason-treasure-trusts = Eerst geloofde ik { $seat } niet, maar inmiddels is mijn argwaan kleiner.
reason-treasure-likely = Eerst geloofde ik { $seat } niet, maar wat er sindsdien is gezegd en gedaan, pleit ervoor.
reason-treasure-before = Tot nu toe dacht ik dat de schat op { $place } lag; wat er sindsdien is gezegd en gedaan, pleit ertegen.

reason-drop = Van mijn kaarten kan ik deze het best missen: { $card }.
reason-drop-dead-end = Deze kaart kun je het best weggooien: { $card }.
reason-drop-good = Deze kaart mogen de goudzoekers niet krijgen: { $card }.

reason-hides = { $chance ->
    [hardly] Het lijkt een zet van een goudzoeker, en ik wil onverdacht blijven.
    [unlikely] Het lijkt een zet van een goudzoeker, en ik word tot nu toe maar een beetje verdacht.
    [open] Het lijkt een zet van een goudzoeker, en ik word al half verdacht.
   *[other] Het lijkt een zet van een goudzoeker, en ik word al genoeg verdacht.
}
reason-shows = { $chance ->
    [hardly] Het ziet er verdacht uit, en tot nu toe verdenkt niemand mij.
    [unlikely] Het ziet er verdacht uit, en tot nu toe word ik maar een beetje verdacht.
    [open] Het ziet er verdacht uit, en ik word al half verdacht.
   *[other] Het ziet er verdacht uit, en ik word al genoeg verdacht.
}
reason-keep = Later in de ronde zou dit meer schade doen.
reason-waits = Ik ben saboteur, maar het is nog te vroeg om dat te laten zien: ik graaf eerst mee.

reason-turn = Zo gedraaid ontbreken er tot de schat de minste kaarten.
reason-turn-away = Zo gedraaid ontbreken er tot de schat de meeste kaarten.
reason-most-gold = { $value ->
    [one] De waardevolste goudkaart die er is; ze is één stuk goud waard.
   *[other] De waardevolste goudkaart die er is; ze is { $value } stukken goud waard.
}

reason-only-move = Er is niets anders te doen.
reason-looked-ahead = { $chance ->
    [sure] Ik heb de ronde vaak doorgespeeld met kaarten en rollen zoals ze kunnen liggen: mijn kant wint haar bijna elke keer.
    [nearly-sure] Ik heb de ronde vaak doorgespeeld met kaarten en rollen zoals ze kunnen liggen: mijn kant verliest haar zelden.
    [likely] Ik heb de ronde vaak doorgespeeld met kaarten en rollen zoals ze kunnen liggen: mijn kant wint haar meestal.
    [open] Ik heb de ronde vaak doorgespeeld met kaarten en rollen zoals ze kunnen liggen: mijn kant wint haar ongeveer de helft van de keren.
    [unlikely] Ik heb de ronde vaak doorgespeeld met kaarten en rollen zoals ze kunnen liggen: mijn kant verliest haar meestal.
   *[other] Ik heb de ronde vaak doorgespeeld met kaarten en rollen zoals ze kunnen liggen: mijn kant wint haar zelden.
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
    [break] Ongeveer even goed is het om bij { $seat } een gereedschap kapot te maken: { $tool }.
    [break-own] Ongeveer even goed is het om mijn eigen gereedschap kapot te maken: { $tool }.
    [mend] Ongeveer even goed is het om bij { $seat } een gereedschap te repareren: { $tool }.
    [mend-own] Ongeveer even goed is het om mijn eigen gereedschap te repareren: { $tool }.
    [rockfall] Ongeveer even goed is het om de kaart op { $place } weg te halen.
    [look] Ongeveer even goed is het om te kijken wat er op { $place } ligt.
    [turned] Ongeveer even goed is het om haar andersom te leggen.
    [mend-with] Ongeveer even goed is het om daar deze kaart voor te nemen: { $card }.
   *[drop] Ongeveer even goed is het om gewoon dit af te leggen: { $card }.
}
