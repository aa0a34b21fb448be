### Wat de les van Saboteur zegt.

dig-goal = Jij bent goudzoeker. De schat ligt onder een van deze drie kaarten: graaf er een gang naartoe.
dig-hand = Dit zijn jouw kaarten. Elke beurt speel je er een en trek je een nieuwe.
dig-card = Neem deze kaart: een gang die rechtdoor loopt.
dig-place = Leg haar naast de ladder, zodat gang op gang aansluit.

look-card = Goed gegraven! Maar waar ligt het goud? Met deze kaart mag je onder één kaart kijken.
look-place = Kijk hier. Niemand anders ziet wat jij ziet.

mend-broken = { $name } heeft jouw lantaarn beschadigd. Met kapot gereedschap kun je niet graven!
mend-card = Op deze reparatie staat een lantaarn. Neem haar.
mend-place = Repareer je eigen lantaarn: tik op jezelf.

help-broken = Weer { $name }: nu kan { $fellow } niet graven. Wie doet nou zoiets?
help-card = Een reparatie met twee stuks gereedschap repareert er een van. Neem haar en help { $fellow }.
help-place = Tik op { $fellow }. Goudzoekers winnen samen.

clear-blocked = Een doodlopende gang! { $name } heeft de weg vlak voor het goud afgesloten.
clear-card = Een instorting haalt een kaart weg. Neem haar.
clear-place = Laat de doodlopende gang instorten.

reach-card = Er ontbreekt nog maar één kaart. Deze loopt naar alle kanten door.
reach-place = Leg haar hier, en je bent bij het goud.

gold-place = Het goud gaat rond, en wie het bereikte kiest als eerste. Neem de 3: die blijft geheim tot het einde.

discard-role = Nieuwe ronde, nieuwe rollen: nu ben jij de saboteur, en niemand weet het. Deze ronde is al een tijdje bezig.
discard-pile = Er valt niets meer te trekken. Is de laatste kaart gespeeld en de schat niet bereikt, dan win jij.
discard-card = Je hebt een goede gangenkaart. Die zou alleen de anderen helpen: neem haar …
discard-place = … en gooi haar weg. Ze ligt gedekt, en niemand ziet haar.

stop-near = { $fellow } heeft doorgegraven. Alleen deze plek ontbreekt nog!
stop-card = Wie kapot gereedschap heeft, kan niet graven. Neem deze beschadigde lantaarn.
stop-place = Beschadig de lantaarn van { $fellow }.

block-mended = Alweer gerepareerd! In de volgende beurt graaft { $fellow } verder.
block-card = Deze gang leidt nergens heen: hij loopt dood.
block-place = Leg haar daar, vlak voor de doelkaart.

caveIn-cleared = { $fellow } heeft jouw doodlopende gang laten instorten. De weg is weer vrij.
caveIn-card = Jij hebt ook een instorting. Neem haar.
caveIn-place = Laat het einde van de gang instorten.

last-again = { $fellow } heeft het gat gedicht en heeft nog één kaart.
last-card = Is dat een gang, dan is alles verloren. Beschadig eerst de mijnkar van { $fellow }.
last-place = Tik op { $fellow }.

end-found = Je hebt het goud gevonden, en alle rollen liggen open: { $name } was de saboteur. In de volgende ronde ben jij het zelf!
end-missed = Deze keer bleef de schat verborgen, en alle rollen liggen open: { $name } was de saboteur. In de volgende ronde ben jij het zelf!
end-won = Niemand heeft de schat bereikt: jij hebt als saboteur gewonnen en krijgt goud. Dat is het hele spel! De derde ronde is voor jou, zonder tips.
end-dug = Deze keer waren de goudzoekers sneller. Nu ken je het hele spel! De derde ronde is voor jou, zonder tips.
