contents = Inhalt
wording = Im Wortlaut: { $from } bis { $to }
wordingOne = Im Wortlaut: { $from }

gallery-there =
    { $cards ->
        [one] Davon gibt es { $cards }.
       *[other] Davon gibt es { $cards }.
    }

can-wait = Jemand anders ist am Zug. { $prompt }
can-hint = Wähle etwas aus; noch einmal gewählt, wird es ausgeführt.
can-ways =
    { $ways ->
        [one] { $ways } Möglichkeit
       *[other] { $ways } Möglichkeiten
    }
can-show = Auf dem Tisch zeigen
can-other = Andere Züge
can-more =
    { $ways ->
        [one] und { $ways } weitere, die der Tisch zeigt
       *[other] und { $ways } weitere, die der Tisch zeigt
    }
can-again = Noch einmal, um es zu tun

hint-ask = Was würdest du tun?
hint-about = Der stärkste Computerspieler sagt, was er an deiner Stelle täte. Es steht in der Aufzeichnung des Spiels.
hint-thinking = Der Computerspieler denkt nach …
hint-why = Warum
hint-lesson = Was dein erstes Spiel von dir möchte
