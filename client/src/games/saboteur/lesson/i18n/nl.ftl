### Wat de les van Saboteur zegt.

dig-goal = De schat ligt onder een van deze drie kaarten: graaf er een gang naartoe.
dig-card = Elke beurt speel je een van je kaarten en trek je een nieuwe. Neem deze rechte gang.
dig-place = Leg hem naast de ladder, zodat gang op gang aansluit.

look-praise = Goed gegraven!
look-card = Waar ligt het goud? Met deze kaart mag je onder één kaart kijken.
look-place = Kijk hier. Niemand anders ziet wat jij ziet.

mend-card = { $name } heeft jouw lantaarn beschadigd: nu kun je niet graven. Neem deze reparatie, waar een lantaarn op staat.
mend-place = Speel hem op jezelf.

help-card = Weer { $name }: nu kan { $fellow } niet graven. Deze kaart repareert een lantaarn of een mijnkar: neem hem.
help-place = Speel hem op { $fellow }: goudzoekers winnen samen.

clear-card = { $name } heeft een doodlopende gang gelegd! Een instorting haalt een kaart weg: neem hem.
clear-place = Laat de doodlopende gang instorten.

reach-card = Nu ontbreekt er nog maar één kaart: neem deze kruising.
reach-place = Leg hem hier, en je bent bij het goud.

gold-place = Het goud gaat rond, en wie het bereikte kiest als eerste. Neem de 3: die blijft geheim tot het einde.

stop-pile = Deze ronde is al een tijdje bezig: er valt niets meer te trekken. Bereiken de laatste kaarten de schat niet, dan win jij.
stop-card = { $fellow } heeft doorgegraven: er ontbreekt nog maar één kaart! Neem deze beschadigde lantaarn.
stop-place = Beschadig de lantaarn van { $fellow }.

block-card = Alweer gerepareerd! Neem deze doodlopende gang, die nergens heen leidt.
block-place = Leg hem daar, vlak voor de doelkaart.

caveIn-card = { $fellow } heeft jouw doodlopende gang laten instorten. Jij hebt ook een instorting: neem hem.
caveIn-place = Laat het einde van de gang instorten.

discard-card = Deze kruising zou alleen de anderen helpen: neem hem …
discard-place = … en gooi hem gedekt weg: niemand ziet hem.

end-found = Alle rollen liggen open: { $name } was de saboteur. In de volgende ronde ben jij het!
end-missed = Deze keer bleef de schat verborgen. Alle rollen liggen open: { $name } was de saboteur. In de volgende ronde ben jij het!
end-won = Je hebt als saboteur gewonnen en krijgt goud. Dat is het hele spel! De derde ronde is voor jou, zonder tips.
end-dug = Deze keer waren de goudzoekers sneller. Nu ken je het hele spel! De derde ronde is voor jou, zonder tips.
