### Hoe de dingen heten.

card-path = gangenkaart
card-start = startkaart
card-goal = doelkaart
card-clan = clankaart
card-info = geheime informatie
card-rockfall = instorting
card-swap = kaartenruil
card-web = spinnenweb
card-boots = laarzen
card-axe = strijdbijl
card-rat = rat
card-lindworm = lindworm
card-goblin = goblin

creature-rat = rat
creature-lindworm = lindworm
creature-goblin = goblin

feature-hole = donker gat
feature-ladder = ladder
feature-vein = goudader
feature-bridge = brug
feature-tunnel = tunnel
feature-exit = uitgang

goal-exit = uitgang
goal-hole = donker gat
goal-ladder = ladder
goal-vein = goudader

clan-blue = blauwe clan
clan-yellow = gele clan

role-loyal = loyale dwerg
role-saboteur = saboteur

roles-loyal = loyale dwergen
roles-saboteur = saboteurs

ending-cards = alle kaarten zijn op
ending-clan = allen die voor één clan werken hebben de grot verlaten
ending-agreed = de spelers hebben het afgesproken

side-N = noorden
side-E = oosten
side-S = zuiden
side-W = westen

# De kaarten in groepen, en wat elk van ze doet.

deck-paths-I = Gangenkaarten van groep I
deck-paths-II = Gangenkaarten van groep II
deck-paths-III = Gangenkaarten van groep III
deck-actions = Actiekaarten
deck-layout = Start en doelen
deck-clans = Clankaarten

does-info = Bekijk een gedekt doel of de clankaart van een medespeler.
does-rockfall = Neemt een gangenkaart weg waarop niemand staat.
does-swap = Al je andere kaarten tegen alle kaarten van een medespeler.
does-web = Verspert een opening tot het begin van je op een na volgende beurt.
does-boots = Vier stappen in plaats van drie, voorgoed.
does-axe = Eén keer: tegen een web of een wezen.
does-rat = Tot 3 stappen. Neemt van iedereen op haar veld een handkaart.
does-lindworm = Tot 4 stappen. Legt iedereen op zijn veld neer.
does-goblin = Tot 5 stappen. Neemt van iedereen op zijn veld 1 goud.
does-lay = Zet een gang voort. Alle openingen en wanden moeten passen.
does-hole = Uit dit donkere gat komen de wezens.
does-ladder = Van deze ladder is het één stap naar elke andere.
does-bridge = Twee gangen kruisen hier zonder elkaar te raken; wie over de brug gaat, verliest een handkaart.
does-tunnel = De tunnel verbindt de twee bochten; wie erin stapt, verliest 1 goud.
does-vein = Hier komt goud op; wie zijn beweging daar beëindigt en het neemt, toont zijn karakter.
does-exit = Wie hier komt, verlaat de grot, met al zijn goud.
does-loyal = Je werkt voor je eigen clan: het goud dat je naar buiten brengt, telt daarvoor.
does-saboteur = In het geheim werk je voor de andere clan: het goud dat je naar buiten brengt, telt daarvoor.

option-one_clan = De clan bij drie of vier spelers
explanation-one_clan = Bij welke clan iedereen hoort als er drie of vier spelen.
option-one_clan-drawn = Geloot
explanation-one_clan-drawn = Het lot beslist.
option-one_clan-blue = Blauw
explanation-one_clan-blue = Iedereen hoort bij de blauwe clan.
option-one_clan-yellow = Geel
explanation-one_clan-yellow = Iedereen hoort bij de gele clan.

option-vein_optional = Goud in de ader laten
explanation-vein_optional = Of een dwerg die zijn beweging op goud beëindigt het mag laten liggen.
option-vein_optional-no = Nee
explanation-vein_optional-no = Het goud wordt genomen en het karakter getoond.
option-vein_optional-yes = Ja
explanation-vein_optional-yes = Er wordt gevraagd.

option-spawn_attacks = Wezens tussen dwergen gezet
explanation-spawn_attacks = Wat een wezen doet dat op een gat met dwergen wordt gezet.
option-spawn_attacks-yes = Meteen aanvallen
explanation-spawn_attacks-yes = Het valt hen aan en beweegt niet.
option-spawn_attacks-no = Eerst bewegen
explanation-spawn_attacks-no = Het valt hen alleen aan als het weggaat en terugkomt.

option-both_out = Het einde met twee spelers
explanation-both_out = Volgens de regel wint wie het eerst buiten is, ook zonder goud: met twee spelers tellen goud, aders en goblins niet mee.
option-both_out-no = De eerste is buiten
explanation-both_out-no = De regel van het document.
option-both_out-yes = Beide zijn buiten
explanation-both_out-yes = Tot alle kaarten op zijn kunnen beide naar buiten; het goud beslist.

option-last_move = Bewegen na de laatste kaart
explanation-last_move = Of wie de allerlaatste kaart speelt nog mag bewegen.
option-last_move-no = Nee
explanation-last_move-no = Het spel eindigt meteen.
option-last_move-yes = Ja
explanation-last_move-yes = Het spel eindigt na die beweging.
