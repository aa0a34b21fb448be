contents = Inhoud
wording = Woord voor woord: { $from } tot en met { $to }
wordingOne = Woord voor woord: { $from }

figure-can = Hier kan het
figure-cannot = Mag niet
figure-cards = Kaarten
figure-refused = Mag niet: { $card }

gallery-copies =
    { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }
gallery-there =
    { $cards ->
        [one] Daarvan is er { $cards }.
       *[other] Daarvan zijn er { $cards }.
    }
