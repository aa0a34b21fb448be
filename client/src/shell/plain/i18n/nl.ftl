claim = Een spel dat hier is toegevoegd.
about = Eigen plaatjes heeft het niet: de tafel wordt als tekst getoond, en elke zet is een knop.
round = Ronde { $round } van { $rounds }

table = De tafel
hand = Jouw hand
moves = Jouw zetten
score =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }

prompt-choose = Jij bent aan de beurt: kies een zet.
prompt-chance = Het toeval beslist.
prompt-dealing = De ronde is voorbij.
prompt-over = Het spel is voorbij.

since-title = Sinds jouw beurt
since-round = Ronde { $round }
since-log = Wat er in deze ronde gebeurde

roundEnd-title = Ronde { $round } is voorbij
roundEnd-next = Volgende ronde delen
roundEnd-final = Naar het einde van het spel
roundEnd-look = De tafel bekijken
roundEnd-back = Terug naar het einde

gameEnd-title = Het spel
gameEnd-youWin = Jij wint!
gameEnd-wins = { $name } wint.
gameEnd-share = { $names } delen de winst.
gameEnd-nobody = Niemand wint.

help-about = Ben je aan de beurt, kies dan een van de zetten onder de tafel. Wat elke zet doet, staat in de spelregels.
help-tab = van zet naar zet gaan
help-enter = de zet doen
