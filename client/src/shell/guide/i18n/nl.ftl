contents = Inhoud
wording = Woord voor woord: { $from } tot en met { $to }
wordingOne = Woord voor woord: { $from }

gallery-there =
    { $cards ->
        [one] Daarvan is er { $cards }.
       *[other] Daarvan zijn er { $cards }.
    }

can-wait = Iemand anders is aan de beurt. { $prompt }
can-hint = Kies iets, en nog eens om het te doen.
can-ways =
    { $ways ->
        [one] { $ways } mogelijkheid
       *[other] { $ways } mogelijkheden
    }
can-show = Toon het op tafel
can-other = Andere zetten
can-more =
    { $ways ->
        [one] en nog { $ways }, die de tafel toont
       *[other] en nog { $ways }, die de tafel toont
    }
can-again = Nog eens om het te doen

hint-ask = Wat zou jij doen?
hint-about = De sterkste computerspeler zegt wat hij in jouw plaats zou doen. Het staat in het verslag van het spel.
hint-thinking = De computerspeler denkt na …
hint-why = Waarom
hint-lesson = Wat je eerste spel vraagt
