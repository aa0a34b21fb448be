### Wat de les van Sabotage zegt.

lay-roof = Dit is jouw dak met negen plekken. Rijen van drie leveren punten op: dwars, recht naar beneden of schuin.
lay-rows = Elke beurt trek je een kaart en speel je er een. De letter zegt op welke plek hij ligt.
lay-card = Neem de rode A.
lay-place = Leg hem op jouw dak, op A.

second-card = Drie kaarten van één kleur op een rij zijn 2 waard. Neem de rode B.
second-place = Die komt naast de A.

remove-spoilt = { $name } heeft een blauwe C op jouw dak gelegd. Blauw past niet bij rood: je rij is bedorven!
remove-card = Demontage haalt een kaart van je eigen dak. Neem hem.
remove-place = Weg met de blauwe C.

row-card = Nu de rode C: die vult de rij.
row-place = Leg hem op C.

spoil-worth = Je eerste rij: drie keer rood is 2 waard.
spoil-theirs = { $name } heeft in deze rij twee blauwe kaarten. Een derde, en die is 2 waard.
spoil-card = Dwarszitten kun jij ook. Neem de gele F.
spoil-place = Leg hem op het dak van { $name }. Geel past alleen bij rood.

x-card = Een X past op elke lege plek van jouw dak. Neem hem.
x-place = Het midden hoort bij vier rijen tegelijk.

sabotage-near = { $name } staat op 4. Wie op 5 staat, mag afsluiten en de partij beëindigen!
sabotage-card = Sabotage haalt een kaart van een van beide daken. Neem hem.
sabotage-place = Haal de kaart in het midden weg: dan is de schuine rij stuk.

diagonal-card = Met een rode I is jouw schuine rij vol.
diagonal-place = Leg hem op I.

wrench-card = Een moersleutel past overal op jouw dak, ook over een kaart. Geel past bij rood.
wrench-place = Op G vult hij de andere schuine rij. Passende kleuren zijn 1 waard.

more-enough = Je staat op 5 en mag afsluiten. Maar wat boven 5 ligt, telt op het eind dubbel!
more-card = Nog één beurt dan. Neem de rode H.
more-place = Op H vult hij twee rijen.

close-worth = Je staat op 8. Wacht niet tot iemand het bederft.
close-place = Sluit de partij af.

end-closed = Waarde { $worth } levert { $counted } op, want boven 5 telt elk punt dubbel. Afsluiten kost 1, dat maakt { $score }. Een wedstrijd heeft vier partijen: de andere drie zijn voor jou, zonder tips.
end-other = De partij is afgelopen en beide daken worden geteld. Een wedstrijd heeft vier partijen: de andere drie zijn voor jou, zonder tips.
