claim = Graaf naar goud. Vertrouw niemand.
about = Saboteur in de browser: graaf samen een gang naar de schat, terwijl iemand onder jullie ervoor zorgt dat die er nooit komt.
round = Ronde { $round } van { $rounds }
