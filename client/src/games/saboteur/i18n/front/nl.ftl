claim = Graaf naar goud. Vertrouw niemand.
about = Saboteur in de browser: graaf samen een gang naar de schat, terwijl iemand onder jullie ervoor zorgt dat die er nooit komt.
round =
    { $rounds ->
        [one] Eén ronde
       *[other] Ronde { $round } van { $rounds }
    }
