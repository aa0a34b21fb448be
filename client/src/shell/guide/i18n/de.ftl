contents = Inhalt
wording = Im Wortlaut: { $from } bis { $to }
wordingOne = Im Wortlaut: { $from }

figure-can = Hier geht es
figure-cannot = Nicht erlaubt
figure-cards = Karten
figure-refused = Nicht erlaubt: { $card }

gallery-copies =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
gallery-there =
    { $cards ->
        [one] Davon gibt es { $cards }.
       *[other] Davon gibt es { $cards }.
    }
