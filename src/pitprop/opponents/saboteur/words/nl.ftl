### Hoe tegenstanders heten, en hoe zij hun zetten verklaren.

opponent-expert = Expert

reason-treasure-at = Ik vermoed de schat op { $place } ({ $percent } % zeker).
reason-treasure-known = Ik weet dat de schat op { $place } ligt.
reason-treasure-open = Ik heb nog geen idee waar de schat ligt.

reason-nearer = Dit brengt de gang dichter bij de schat; daarna ontbreken nog ongeveer zoveel kaarten: { $cards }.
reason-no-nearer = Dit brengt de gang niet dichter bij de schat; er ontbreken ongeveer zoveel kaarten: { $cards }.
reason-farther = Dit maakt de weg naar de schat langer; daarna ontbreken ongeveer zoveel kaarten: { $cards }.
reason-reaches = Dit bereikt de schat, als die ligt waar ik denk (kans { $percent } %).
reason-spreads = Het laat meerdere wegen open om verder te gaan.
reason-dead-end = Het is een doodlopende gang, en die leggen goudzoekers niet.
reason-blocks = Dit verspert de weg naar de schat; daarna ontbreken ongeveer zoveel kaarten: { $cards }.
reason-builds = Dit helpt de goudzoekers vooruit; daarna ontbreken ongeveer zoveel kaarten: { $cards }.
reason-hands-over = Dit zou de goudzoekers de schat geven (kans { $percent } %).

reason-rockfall-clears = De kaart op { $place } staat de gang in de weg.
reason-rockfall-harms = De kaart op { $place } kan beter blijven liggen.
reason-rockfall-tears = Zonder de kaart op { $place } is de gang gebroken.

reason-suspected = Ik zie { $seat } aan voor een saboteur ({ $percent } %).
reason-trusted = Daarvoor verdenk ik { $seat } te weinig ({ $percent } %).
reason-own-tool = Waarom zou ik mijn eigen gereedschap beschadigen?
reason-stop-digger = Ik zie { $seat } aan voor een goudzoeker ({ $percent } %) die gestopt moet worden.
reason-mend-own = Mijn eigen gereedschap ({ $tool }) is kapot, en zonder kan ik geen gangenkaart leggen.
reason-mend-mate = Ik vertrouw { $seat } ({ $percent } %), en daar ontbreekt dit gereedschap: { $tool }.
reason-no-mending = Ik verdenk { $seat } ({ $percent } %), dus daar repareer ik niets.
reason-mend-friend = Ik zie { $seat } aan voor een saboteur zoals ik ({ $percent } %), en daar ontbreekt dit gereedschap: { $tool }.

reason-map-tells = Ik weet nog niet wat er op { $place } ligt.
reason-map-known = Wat er op { $place } ligt, weet ik al.

reason-drop = Van mijn kaarten kan ik deze het best missen: { $card }.
reason-drop-dead-end = Kun je het best weggooien: { $card }.
reason-drop-good = Deze kaart mogen de goudzoekers niet krijgen: { $card }.

reason-hides = Het lijkt een zet van een goudzoeker, en ik wil verborgen blijven (ik word voor { $percent } % verdacht).
reason-shows = Het ziet er verdacht uit (tot nu toe word ik voor { $percent } % verdacht).
reason-keep = Later zou het meer schade doen.

reason-turn = Zo gedraaid ontbreken tot de schat de minste kaarten: ongeveer { $cards }.
reason-turn-away = Zo gedraaid ontbreken tot de schat de meeste kaarten: ongeveer { $cards }.
reason-most-gold = De waardevolste goudkaart die er is (waarde { $value }).

reason-only-move = Er is niets anders te doen.
reason-looked-ahead = Ik heb de ronde { $worlds } keer doorgespeeld met kaarten en rollen zoals ze kunnen liggen; de kans van mijn kant om haar te winnen is ongeveer { $percent } %.
reason-better-than-next = Van de { $moves } zetten die ik geprobeerd heb is dit de beste; met de volgende was onze kans ongeveer { $percent } %.
