### Hoe tegenstanders heten, en hoe zij hun zetten verklaren.

opponent-expert = Expert

reason-own-system = Mijn eigen systeem is daarmee { $after } waard in plaats van { $before }.
reason-other-system = Het andere systeem is daarmee { $after } waard in plaats van { $before }.
reason-own-better = Dit verbetert de vooruitzichten van mijn eigen dak.
reason-own-row = Dan ontbreekt op mijn eigen dak alleen { $place } nog voor een rij.
reason-own-row-held = Dan ontbreekt op mijn eigen dak alleen { $place } nog voor een rij, en daar heb ik een kaart voor.
reason-own-misfit = De kaart op { $place } staat een rij in de weg.
reason-own-same = Aan de vooruitzichten van mijn eigen dak verandert dit niets.
reason-own-covers = Het bezet de nog vrije plek { $place } op mijn eigen dak.
reason-own-ties = Dit legt de plek op mijn eigen dak vast op één kleur.
reason-own-worse = Op den duur kost het mijn eigen dak iets van zijn vooruitzichten.
reason-other-worse = Dit bederft de vooruitzichten van het andere dak.
reason-other-row = Op het andere dak zou één passende kaart op { $place } een rij voltooien.
reason-other-misfit = Op het andere dak staat deze kleur een rij in de weg.
reason-other-part = Op het andere dak hoort de kaart bij een rij waaraan alleen { $place } nog ontbreekt.
reason-other-same = Aan de vooruitzichten van het andere dak verandert dit niets.
reason-other-better = Dit zou de vooruitzichten van het andere dak verbeteren.
reason-partners-card = Mijn partner heeft de kaart op { $place } gelegd, vast met een plan.

reason-card-used = Het verbruikt een kaart die voor veel goed is: { $card }.
reason-drop-useless = Een kaart waar ik niets meer aan heb, gaat weg: { $card }.
reason-drop-least = Van al mijn kaarten mis ik deze het minst: { $card }.
reason-drop-useful = Het geeft een kaart weg waar nog iets aan te hebben is: { $card }.

reason-lead-enough = { $points ->
    [one] Wordt er nu afgesloten, dan brengt deze partij me één punt voorsprong, en dat is genoeg.
   *[other] Wordt er nu afgesloten, dan brengt deze partij me { $points } punten voorsprong, en dat is genoeg.
}
reason-lead-small = Wordt er nu afgesloten, dan brengt deze partij me niet genoeg voorsprong.
reason-grows-on = Gaat de partij door, dan verwacht ik dat mijn kant meer wint dan de andere.
reason-others-grow = Gaat de partij door, dan verwacht ik dat de andere kant inloopt.
reason-others-may-close = De andere kant kan zelf afsluiten: haar systeem is { $worth } waard.
reason-wins-match = { $points ->
    [one] Afsluiten wint de wedstrijd, met één punt voorsprong.
   *[other] Afsluiten wint de wedstrijd, met { $points } punten voorsprong.
}
reason-loses-match = { $points ->
    [one] Afsluiten verliest de wedstrijd, met één punt verschil.
   *[other] Afsluiten verliest de wedstrijd, met { $points } punten verschil.
}
reason-partner-wants = Mijn partner wil afsluiten, en kent een hand die ik niet ken.

reason-next-spoils = { $chance ->
    [sure] Daarna kan { $seat } beslist iets van mijn systeem wegnemen.
    [nearly-sure] Daarna kan { $seat } vrijwel zeker iets van mijn systeem wegnemen.
   *[other] Daarna kan { $seat } waarschijnlijk iets van mijn systeem wegnemen.
}
reason-next-builds = { $chance ->
    [sure] Daarna kan { $seat } het eigen systeem beslist waardevoller maken.
    [nearly-sure] Daarna kan { $seat } het eigen systeem vrijwel zeker waardevoller maken.
   *[other] Daarna kan { $seat } het eigen systeem waarschijnlijk waardevoller maken.
}
reason-next-builds-less = Anders zou { $seat } het eigen systeem waarschijnlijk waardevoller kunnen maken.

reason-only-move = Iets anders is niet mogelijk.
reason-looked-ahead = { $chance ->
    [sure] Ik heb het vaak doorgespeeld met kaarten zoals ze kunnen liggen: de wedstrijd is zo goed als gewonnen.
    [nearly-sure] Ik heb het vaak doorgespeeld met kaarten zoals ze kunnen liggen: de wedstrijd hoor ik te winnen.
    [likely] Ik heb het vaak doorgespeeld met kaarten zoals ze kunnen liggen: de wedstrijd win ik waarschijnlijk.
    [open] Ik heb het vaak doorgespeeld met kaarten zoals ze kunnen liggen: de wedstrijd is nog open.
    [unlikely] Ik heb het vaak doorgespeeld met kaarten zoals ze kunnen liggen: de wedstrijd verlies ik waarschijnlijk.
   *[other] Ik heb het vaak doorgespeeld met kaarten zoals ze kunnen liggen: de wedstrijd is nauwelijks nog te winnen.
}
reason-calculated = { $chance ->
    [sure] Ik heb alle zetten tot het einde berekend, hoe de kaarten ook liggen: de wedstrijd is zo goed als gewonnen.
    [nearly-sure] Ik heb alle zetten tot het einde berekend, hoe de kaarten ook liggen: de wedstrijd hoor ik te winnen.
    [likely] Ik heb alle zetten tot het einde berekend, hoe de kaarten ook liggen: de wedstrijd win ik waarschijnlijk.
    [open] Ik heb alle zetten tot het einde berekend, hoe de kaarten ook liggen: de wedstrijd is nog open.
    [unlikely] Ik heb alle zetten tot het einde berekend, hoe de kaarten ook liggen: de wedstrijd verlies ik waarschijnlijk.
   *[other] Ik heb alle zetten tot het einde berekend, hoe de kaarten ook liggen: de wedstrijd is nauwelijks nog te winnen.
}
reason-game-ahead = { $points ->
    [1] Deze partij zou voor mijn kant goed moeten aflopen, al is het maar net.
   *[other] Deze partij zou voor mijn kant goed moeten aflopen.
}
reason-game-behind = { $points ->
    [1] In deze partij heeft de andere kant iets betere kansen.
   *[other] In deze partij heeft de andere kant betere kansen.
}
reason-better-than-next = { $margin ->
    [hair] Een andere zet zou ongeveer even goed zijn.
    [little] Van alle zetten is dit de beste, iets beter dan de volgende.
    [clear] Van alle zetten is dit duidelijk de beste.
    [far] Van alle zetten is dit verreweg de beste.
   *[other] Van alle zetten is dit de beste.
}
reason-as-good = { $instead ->
    [build] Ongeveer even goed is deze kaart op mijn eigen dak: { $card }.
    [disturb] Ongeveer even goed is deze kaart op het andere dak: { $card }.
    [build-at] Ongeveer even goed is deze kaart op { $place } van mijn eigen dak: { $card }.
    [disturb-at] Ongeveer even goed is deze kaart op { $place } van het andere dak: { $card }.
    [clear] Ongeveer even goed is het om de kaart op { $place } van mijn eigen dak te nemen.
    [harm] Ongeveer even goed is het om de kaart op { $place } van het andere dak te nemen.
    [finish] Ongeveer even goed is het om nu af te sluiten.
   *[discard] Ongeveer even goed is het om gewoon dit af te leggen: { $card }.
}
reason-next-best = { $instead ->
    [build] Het op één na beste is deze kaart op mijn eigen dak: { $card }.
    [disturb] Het op één na beste is deze kaart op het andere dak: { $card }.
    [build-at] Het op één na beste is deze kaart op { $place } van mijn eigen dak: { $card }.
    [disturb-at] Het op één na beste is deze kaart op { $place } van het andere dak: { $card }.
    [clear] Het op één na beste is om de kaart op { $place } van mijn eigen dak te nemen.
    [harm] Het op één na beste is om de kaart op { $place } van het andere dak te nemen.
    [finish] Het op één na beste is om nu af te sluiten.
   *[discard] Het op één na beste is om gewoon dit af te leggen: { $card }.
}
reason-brings-less = { $instead ->
    [build] Alles wat ik op mijn eigen dak kan bouwen, levert minder op.
    [disturb] Alles wat ik op het andere dak kan leggen, levert minder op.
    [clear] Iets van mijn eigen dak nemen levert minder op.
    [harm] Iets van het andere dak nemen levert minder op.
    [finish] Nu afsluiten levert minder op.
   *[discard] Gewoon iets afleggen levert minder op.
}
