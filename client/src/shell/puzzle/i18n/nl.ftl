title = Puzzel van de dag
titleOf = Puzzel: { $day }
streak = { $days ->
    [0] { $answered ->
        [yes] Los morgen de puzzel op en begin een reeks.
       *[no] Los de puzzel van vandaag op en begin een reeks.
    }
    [one] Tot nu toe op één dag opgelost.
   *[other] Op { $days } dagen op rij opgelost.
}
none = In deze installatie zijn er geen puzzels.
earlier = Eerdere puzzels
more = Meer tonen
next = Nog een puzzel
answer = Antwoorden
back = Een zet terug
on = Een zet verder
toDecision = Naar de beslissing
course = Wat er tot nu toe gebeurde
before = Dit was eerder. Ga naar de beslissing om een zet op het bord te proberen.
openGame = Bekijk het spel vanaf hier

asks-saboteur = Jij bent goudzoeker. Een van de anderen is saboteur. Wie?
asks-saboteurs = Jij bent goudzoeker. Twee van de anderen zijn saboteur. Wie?
asks-cardDigger = Jij bent goudzoeker. Welke zet redt de ronde?
asks-cardSaboteur = Jij bent saboteur. Welke zet redt de ronde voor jou?
asks-close = Nu afsluiten of verder spelen?
asks-move = Welke zet is de beste?
asks-traitor = Onder de dwergen van de clan { $clan } is een saboteur. Wie is het?
asks-way = Met welke kaart verlaat jouw dwerg in deze beurt de grot?
asks-gold = Met welke kaart komt jouw dwerg in deze beurt bij goud?

say-close = De partij afsluiten
say-goOn = Verder spelen

level-easy = makkelijk
level-medium = gemiddeld
level-hard = moeilijk

outcome-right = opgelost
outcome-wrong = niet opgelost
outcome-open = nog niet geprobeerd

answered-right = Goed!
answered-wrong = Net niet.
answered-is = Het antwoord: { $text }
answered-picked = jouw antwoord
answered-best = het antwoord
answered-likely = { $percent } %
answered-clues = Wat de zetten verrieden
answered-most = Hier staan alleen de zetten die het meest verrieden. Ook wat ertussen gebeurde verschoof de verdenking; daarom kunnen de getallen van de ene zet tot de volgende verder zijn gelopen.
answered-clue = Verdenking van { $name }: eerst { $number } %, daarna { $percent } %
answered-believed = Hoe zeker je kunt zijn, alleen door wat er te zien was, als je weet hoeveel saboteurs er zijn:
answered-played = Hoe vaak jouw kant de ronde wint. Elke zet werd tot { $worlds } keer uitgespeeld, in dezelfde werelden, met verborgen kaarten en rollen zoals ze kunnen zijn:
answered-match = De kans om de wedstrijd te winnen. Elke zet werd tot { $worlds } keer verder gespeeld, in dezelfde werelden, met verborgen kaarten zoals ze kunnen liggen:
answered-cases = Waar de schat ligt is hier niet zeker, en daarvan hangt af wat een zet waard is. Het antwoord vergeleken met: { $text }
answered-case = { $text } ({ $chance } % kans): { $percent } % met het antwoord, { $number } % met de andere zet.
answered-bet = De andere zet gokt dus op de plaats die minder waarschijnlijk is.
answered-exact = De kans om de wedstrijd te winnen. Wie wat heeft is hier bekend, en elke zet werd tot het einde doorgerekend:
answered-tried = Elke kaart werd met elke weg geprobeerd: alleen met deze lukt het.
answered-line = Zo gaat het verder
answered-then = Het beste is dan
answered-plan = Wat dit voorbereidt: meestal volgt daarop
answered-thoughts = Wat een computerspeler ervan zegt
answered-ahead = { $points ->
    [one] Als je nu afsluit, win je deze partij met { $points } punt verschil (de kosten zijn er al af).
   *[other] Als je nu afsluit, win je deze partij met { $points } punten verschil (de kosten zijn er al af).
}
answered-behind = { $points ->
    [one] Als je nu afsluit, verlies je deze partij met { $points } punt verschil.
   *[other] Als je nu afsluit, verlies je deze partij met { $points } punten verschil.
}
answered-even = Als je nu afsluit, eindigt deze partij gelijk.
answered-wins = { $points ->
    [one] Het is de laatste partij: als je nu afsluit, win je de wedstrijd met { $points } punt verschil (de kosten zijn er al af).
   *[other] Het is de laatste partij: als je nu afsluit, win je de wedstrijd met { $points } punten verschil (de kosten zijn er al af).
}
answered-loses = { $points ->
    [one] Het is de laatste partij: als je nu afsluit, verlies je de wedstrijd met { $points } punt verschil.
   *[other] Het is de laatste partij: als je nu afsluit, verlies je de wedstrijd met { $points } punten verschil.
}
answered-ties = Het is de laatste partij: als je nu afsluit, eindigt de wedstrijd gelijk.

why-yours = Het trof jou, en jij weet dat je eerlijk bent.
