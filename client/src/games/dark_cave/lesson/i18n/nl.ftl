### Wat de les van De donkere grot zegt.

dig-cave = Een van de vier gedekte doelkaarten is de uitgang. Breng daar je goud naar buiten: je werkt voor de blauwe clan.
dig-turn = Elke beurt speel je een kaart, verzet je je dwerg en trek je bij.
dig-card = Neem deze gangenkaart.
dig-place = Leg hem naast de start.

walk-figure = Nu mag je dwerg lopen: tot drie stappen, telkens van veld naar veld.
walk-place = Stap op je nieuwe gang.

stay-place = Verder is er nog geen gang. Beëindig je beurt.

traitor-clan = { $name } en { $fellow } zijn blauw zoals jij. Maar een saboteur werkt voor de andere clan, en niemand weet wie dat is.
traitor-card = Geheime informatie toont één clankaart, alleen aan jou. Neem hem.
traitor-place = Bekijk de kaart van { $name }.

far-praise = Nu weet jij het, en verder niemand.
far-place = Loop door: drie stappen, tot hier.

creature-rat = { $name } heeft een rat gestuurd, en die heeft een van je kaarten opgegeten. Wezens komen uit het donkere gat.
creature-card = Stuur de goblin naar { $name }: die neemt goud.
creature-place = Laat hem naar het veld van { $name } lopen.

on-praise = Goed gedaan!
on-place = Loop nu door over de gang die de anderen hebben gelegd.

axe-card = Een strijdbijl verjaagt wezens. Neem hem.
axe-place = Leg hem voor je neer.

goal-place = En nu naar de gedekte doelkaart. Zou het de uitgang zijn?

discard-exit = De uitgang! Wie voor jouw clan werkt, brengt daar al zijn goud naar buiten.
discard-card = Maar eerst een kaart. Je hebt er geen meer nodig: neem deze …
discard-place = … en leg hem af.

out-place = Naar buiten, door de uitgang!

end-won = Iedereen die voor blauw werkt is buiten: het spel is afgelopen. Het goud van elke clan telt zo vaak als er dwergen voor de andere werken. Jouw clan heeft gewonnen, en nu ken je het spel!
end-otherwise = Het spel is afgelopen. Het goud van elke clan telt zo vaak als er dwergen voor de andere werken. Jouw clan heeft gewonnen, en nu ken je het spel!
end-lost = Het spel is afgelopen. Het goud van elke clan telt zo vaak als er dwergen voor de andere werken. Nu ken je het spel!
