description = Saboteur, Sabotage und The Dark Cave im Browser: mit Freunden per Link, gegen Computerspieler, ohne Konto.
invites = { $name } lädt dich zu einer Partie { $game } ein
free =
    { $free ->
        [one] Ein Platz ist noch frei. Setz dich: Ein Konto brauchst du nicht.
       *[other] { $free } Plätze sind noch frei. Setz dich: Ein Konto brauchst du nicht.
    }
table = { $game } am Tisch von { $name }
begun = Die Partie hat begonnen.
