### Hoe de dingen heten.

tool-lamp = lantaarn
tool-cart = mijnkar
tool-pickaxe = pikhouweel

card-path = gangenkaart
card-dead-end = doodlopende gang
card-start = startkaart
card-goal = doelkaart
card-gold = goudkaart
card-break-lamp = beschadigde lantaarn
card-break-cart = beschadigde mijnkar
card-break-pickaxe = beschadigd pikhouweel
card-lamp = reparatie: lantaarn
card-cart = reparatie: mijnkar
card-pickaxe = reparatie: pikhouweel
card-lamp_plus_cart = reparatie: lantaarn of mijnkar
card-lamp_plus_pickaxe = reparatie: lantaarn of pikhouweel
card-cart_plus_pickaxe = reparatie: mijnkar of pikhouweel
card-rockfall = instorting
card-map = Verkennen

goal-treasure = schat
goal-stone = steen

role-digger = goudzoeker
role-saboteur = saboteur

roles-digger = goudzoekers
roles-saboteur = saboteurs

side-N = noorden
side-E = oosten
side-S = zuiden
side-W = westen

# De kaarten in groepen, en wat elk van ze doet, voor de galerij van alle kaarten.

deck-tunnels = Gangen
deck-dead-ends = Doodlopende gangen
deck-actions = Actiekaarten
deck-layout = Start en doelen
deck-roles = Dwergenkaarten
deck-gold = Goudkaarten

does-path = Leg hem in het gangenstelsel om een gang voort te zetten: opening moet op opening, wand op wand aansluiten.
does-dead-end = Leg hem als elke gangenkaart in het gangenstelsel; de openingen zijn binnenin niet verbonden, dus loopt er niets doorheen verder.
does-break = Leg hem voor een speler: zolang hij daar ligt, mag die geen gangenkaarten leggen.
does-mend = Haalt één stuk beschadigd gereedschap van de afgebeelde soort weg bij een speler naar keuze, ook bij jezelf.
does-either = Haalt één stuk beschadigd gereedschap van een van de twee afgebeelde soorten weg, nooit allebei, bij een speler naar keuze, ook bij jezelf.
does-rockfall = Haalt één gangenkaart uit het gangenstelsel; de startkaart en de doelen blijven liggen.
does-map = Bekijk in het geheim één doel dat gedekt ligt.
does-start = Hier, bij de ladder, beginnen alle gangen.
does-treasure = Bereikt een ononderbroken gang hem, dan is de ronde afgelopen: de goudzoekers hebben gewonnen.
does-stone = Alleen een steen: hij hoort voortaan bij het gangenstelsel, en de ronde gaat verder.
does-digger = Je wint de ronde met de andere goudzoekers als een gang de schat bereikt.
does-saboteur = Je wint de ronde als alle kaarten gespeeld zijn en geen gang de schat heeft bereikt.
does-gold = Zoveel goudstukken waard als erop staan; je houdt hem geheim tot het einde van het spel.

option-saboteurs = Aantal saboteurs
explanation-saboteurs = Hoeveel saboteurs er onder de spelers zijn.
option-saboteurs-drawn = Aan het toeval
explanation-saboteurs-drawn = De kaart die overblijft, kan een goudzoeker of een saboteur zijn.
option-saboteurs-all = Ze doen allemaal mee
explanation-saboteurs-all = De kaart die overblijft, is altijd een goudzoeker.
option-saboteurs-fewer = Eén minder
explanation-saboteurs-fewer = De kaart die overblijft, is altijd een saboteur; met drie of vier spelers is het een goudzoeker.
option-saboteurs-more = Nog één in het spel
explanation-saboteurs-more = In plaats van een goudzoeker wordt een saboteur meegeschud; met tien spelers is er geen meer over.

option-reshuffle_gold = Goud tussen de rondes schudden
explanation-reshuffle_gold = Wat er voor elke volgende ronde met de rest van de goudstapel gebeurt.
option-reshuffle_gold-no = Nee
explanation-reshuffle_gold-no = De stapel houdt het hele spel zijn volgorde.
option-reshuffle_gold-yes = Ja
explanation-reshuffle_gold-yes = De rest van de stapel wordt voor elke volgende ronde geschud.

option-attach = Gangen voortzetten
explanation-attach = Welke gangen een nieuwe gangenkaart mag voortzetten.
option-attach-start = Alleen vanaf de start
explanation-attach-start = Alleen een gang die zonder onderbreking naar de startkaart terugloopt.
option-attach-tunnel = Elke open gang
explanation-attach-tunnel = De open gang van elke open kaart, met de startkaart verbonden of niet.

option-break_own_tool = Eigen gereedschap beschadigen
explanation-break_own_tool = Of je beschadigd gereedschap voor jezelf mag leggen.
option-break_own_tool-yes = Ja
explanation-break_own_tool-yes = Voor elke speler, ook voor jezelf.
option-break_own_tool-no = Nee
explanation-break_own_tool-no = Alleen voor medespelers.

option-stone_choice = Stenen die niet passen
explanation-stone_choice = Hoe een steen wordt gedraaid die in geen van beide standen overal aansluit.
option-stone_choice-no = Aan de laatste kaart
explanation-stone_choice-no = Hij wordt zo gedraaid dat hij op de zojuist gelegde kaart aansluit.
option-stone_choice-yes = De speler kiest
explanation-stone_choice-yes = Wie de laatste kaart heeft gelegd, kiest vrij tussen beide standen.

option-gold_draw = Goud voor de goudzoekers
explanation-gold_draw = Hoeveel goudkaarten er worden getrokken als de goudzoekers hebben gewonnen.
option-gold_draw-diggers = Eén per goudzoeker
explanation-gold_draw-diggers = Evenveel als er goudzoekers onder de spelers zijn.
option-gold_draw-players = Eén per speler
explanation-gold_draw-players = Evenveel als er spelers zijn, ook saboteurs; negen bij tien spelers.

option-saboteur_pay = Goud voor de saboteurs
explanation-saboteur_pay = Hoe elke saboteur wordt betaald als de saboteurs hebben gewonnen.
option-saboteur_pay-exact = Precies de waarde
explanation-saboteur_pay-exact = Uit de stapel worden kaarten genomen die precies de waarde opleveren.
option-saboteur_pay-draw = Van bovenaf getrokken
explanation-saboteur_pay-draw = Ieder trekt tot de waarde bereikt is; een te hoge kaart gaat onder de stapel.

option-rounds = Rondes
explanation-rounds = Hoeveel rondes een spel duurt.
option-rounds-three = Drie
explanation-rounds-three = Een heel spel.
option-rounds-two = Twee
explanation-rounds-two = Een korter spel, waarin de rollen één keer opnieuw worden gedeeld.
option-rounds-one = Eén
explanation-rounds-one = Een enkele ronde: wie daarna het meeste goud heeft, wint.

option-next_starter = Begin van de volgende ronde
explanation-next_starter = Wie elke volgende ronde begint.
option-next_starter-after_last_card = Na de laatste kaart
explanation-next_starter-after_last_card = De speler na degene die in de vorige ronde de laatste kaart heeft gespeeld.
option-next_starter-after_starter = Eén plaats verder
explanation-next_starter-after_starter = De speler na degene die de vorige ronde begon.
