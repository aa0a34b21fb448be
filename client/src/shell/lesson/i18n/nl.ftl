### De woorden van de lessen die alle spellen delen.

label = Je eerste spel
learner = Groentje
next = Verder
hide = Deze tip wegleggen
again = Kies het nog een keer, dan is het gedaan.
once = Nog een keer.
otherCard = Die mag je ook spelen. Wil je de les volgen, neem dan wat de ring heeft.
idleCard = Deze kaart kun je nu alleen afleggen. Wil je de les volgen, neem dan wat de ring heeft.
otherPlace = Dat mag ook: kies het nog eens en het is gespeeld. De les zou naar de ring gaan.
strayed = Je gaat je eigen weg: goed zo! De anderen reageren daar nu op, en tips komen waar ze nog passen.
