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
