### The words of the guide to the rules: chapters, the gallery of cards.
###
### $from, $to (Text) the first and the last clause of a section
### $cards (Number) how many cards there are
### $ways (Number) in how many ways something can be done
### $prompt (Text) what there is to do

contents = Contents
wording = Word for word: { $from } to { $to }
wordingOne = Word for word: { $from }

gallery-there =
    { $cards ->
        [one] There is { $cards } in the game.
       *[other] There are { $cards } in the game.
    }

can-wait = It is somebody else’s turn. { $prompt }
can-hint = Choose something, and once more to do it.
can-ways =
    { $ways ->
        [one] { $ways } way
       *[other] { $ways } ways
    }
can-show = Show it on the table
can-other = Other moves
can-more =
    { $ways ->
        [one] and { $ways } more, which the table shows
       *[other] and { $ways } more, which the table shows
    }
can-again = Once more to do it

hint-ask = What would you do?
hint-about = The strongest computer player says what it would do in your place. It is noted in the record of the game.
hint-thinking = The computer player is thinking …
hint-why = Why
hint-lesson = What your first game asks for
