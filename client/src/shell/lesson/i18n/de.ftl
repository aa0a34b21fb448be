### Die Wörter der Einführungen, die alle Spiele teilen.

label = Dein erstes Spiel
learner = Neuling
next = Weiter
hide = Diesen Hinweis wegräumen
again = Wähl es noch einmal, dann ist es getan.
once = Noch einmal.
otherCard = Auch die darfst du spielen. Willst du der Einführung folgen, nimm, was den Ring hat.
idleCard = Diese Karte kannst du jetzt nur ablegen. Willst du der Einführung folgen, nimm, was den Ring hat.
otherPlace = Auch das ist erlaubt: Noch einmal gewählt, ist es gespielt. Die Einführung ginge dorthin, wo der Ring ist.
strayed = Du gehst deinen eigenen Weg: sehr gut! Die anderen antworten jetzt darauf, und Hinweise kommen, wo sie noch passen.
