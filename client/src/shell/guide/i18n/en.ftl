### The words of the guide to the rules: chapters, the gallery of cards.
###
### $from, $to (Text) the first and the last clause of a section
### $cards (Number) how many cards there are
### $card (Text) what a card is called

contents = Contents
wording = Word for word: { $from } to { $to }
wordingOne = Word for word: { $from }

figure-can = Here it can be done
figure-cannot = Not allowed
figure-cards = Cards
figure-refused = Not allowed: { $card }

gallery-copies =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
gallery-there =
    { $cards ->
        [one] There is { $cards } of it.
       *[other] There are { $cards } of it.
    }
