piece-paths = gangen- en actiekaarten van groep { $group }
piece-start = startkaart
piece-goals = doelkaarten
piece-clans = clankaarten, vijf per clan
piece-dwarves = dwergkaarten met een overzicht op de achterkant
piece-figures = dwergen om te vouwen, vier per clan
piece-creatures = wezens om te vouwen
piece-webs = webben, elk met het teken van zijn kaart
piece-gold = goudstukken
fold = Figuren: vouw ze in het midden en bij beide voeten en plak de flappen op elkaar; dan staan ze.
card-size = De kaarten zijn vierkanten van 60 mm. Het vierkant van negen bij negen kaarten vraagt een tafel van ruim 60 bij 60 cm; de gangen mogen erbuiten groeien.

info = Bekijk één gedekt doel of de clankaart van een andere speler. Vertel het niemand.
rockfall = Verwijder een gangenkaart waarop geen dwerg of wezen staat; niet de startkaart, geen doel.
swap = Ruil al je andere kaarten tegen die van een andere speler. Aan het eind van de beurt trekt die speler, niet jij.
web = Leg het web met het teken van de kaart op een verbinding of een open einde, de 2 naar boven. Het verspert: draai het aan het begin van je volgende beurt op 1, neem het een beurt later weg.
boots = Voor een speler zonder laarzen: voortaan vier stappen per beurt in plaats van drie.
axe = Voor een willekeurige speler. Helpt tegen een web naast je dwerg of tegen een wezen dat hem ontmoet. Daarna afleggen.
rat = Zet haar op een gat of loop verder, tot 3 stappen. Wie ze ontmoet, verliest een handkaart; de speler links trekt die.
lindworm = Zet hem op een gat of loop verder, tot 4 stappen. Wie hij ontmoet, gaat liggen en loopt de volgende beurt niet.
goblin = Zet hem op een gat of loop verder, tot 5 stappen. Wie hij ontmoet, verliest 1 goud.

hole = Hier komen wezens tevoorschijn.
ladder = Eén stap van elke ladder naar elke andere.
bridge = Twee gangen kruisen zonder elkaar te raken. Over de brug gaan kost een handkaart; de speler links trekt die.
tunnel = Erin stappen kost 1 goud, als je dat hebt.
vein = Bij het leggen komt er goud op. Wie hier zijn beweging eindigt, neemt het en toont zijn karakter.
exit = Wie hier stapt, heeft de grot verlaten en toont zijn karakter.

loyal = Je werkt voor de { $clan ->
    [blue] blauwe
   *[yellow] gele
} clan.
saboteur = In het geheim werk je voor de { $clan ->
    [blue] blauwe
   *[yellow] gele
} clan.

glance = In één oogopslag
aim = Achter een van de vier deuren is de uitgang. Vind hem en verlaat de grot met goud: wat gered is, telt voor de clan waarvoor je werkt, maal de dwergen die voor de andere clan werken. Een saboteur werkt voor de andere clan.
turn = Jouw beurt
turn-play = Speel één kaart, of leg er één of twee gedekt af.
turn-move = Loop met je dwerg tot drie stappen; met laarzen vier.
turn-draw = Trek één kaart; na afleggen zoveel als je hebt afgelegd.
fields = Op de kaarten
bridge-name = brug
actions = Actiekaarten
creatures = Een wezen blijft staan waar het een dwerg ontmoet en valt aan. Het blijft tot de volgende beurt van wie het het laatst speelde en komt nooit langs een web.
setup = Voorbereiding
setup-square = De startkaart ligt in het midden, de vier deuren gedekt in de hoeken van een vierkant.
setup-piles = Sorteer gangen- en actiekaarten op hun achterkant, schud ze en laat van elke groep vijf in de doos. Stapel: III onderop, dan II, bovenop I.
setup-gold = Iedereen zet zijn dwerg op de startkaart en neemt 3 goud.
players = spelers
square = vierkant
hand = handkaarten
clans = clankaarten in het spel
clans-two = één loyale dwerg van elke clan
clans-one = één clan zonder één loyale dwerg
clans-all = alle zonder één saboteur van elke clan
square-of = { $side } × { $side }
hand-one = { $first } van I
hand-two = { $first } van I, { $second } van II
end = Het einde
end-when = Als alle kaarten op zijn, als iedereen die voor één clan werkt buiten is, of als iedereen het afspreekt omdat niemand er meer uit kan.
end-who = Goud van wie buiten zijn, maal de dwergen van de andere kant: de waardevolste schat wint, bij gelijkspel de kant die het eerst buiten was.
