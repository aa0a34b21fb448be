description = Saboteur, Sabotage en The Dark Cave in de browser: met vrienden via een link, tegen computerspelers, zonder account.
invites = { $name } nodigt je uit voor een potje { $game }
free =
    { $free ->
        [one] Er is nog één plaats vrij. Ga zitten: een account heb je niet nodig.
       *[other] Er zijn nog { $free } plaatsen vrij. Ga zitten: een account heb je niet nodig.
    }
table = { $game } aan de tafel van { $name }
begun = Het spel is begonnen.
