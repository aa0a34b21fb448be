### What is wrong with records, headers, deals and moves, in one line: what is wrong, and what would be right.
### The params are texts in quotes, numbers, and words of the notation.

at-line = line { $line }: { $what }
at-line-and-move = line { $line }, move { $move }: { $what }
at-move = move { $move }: { $what }
by-clauses = { $what } [{ $clauses }]
from-to = { $least } to { $most }
is-meant = { $what }; did you mean { $meant }?
nothing = nothing

## Words

half-character = { $word } contains half of a surrogate pair, which can’t be written as UTF-8
hidden-name = the name { $name } holds characters that can't be shown
long-name = a name has at most { $most } characters, not { $count }
no-such-number = { $name } is from { $least } to { $most }, not { $word }
not-a-number = { $word } is not a number
not-a-number-to = { $word } is not a number from 1 to { $most }
not-a-place = { $word } is not a place; a place is x,y, such as 3,-1
not-a-seat = { $word } is not a seat; seats count from 1
not-a-seat-to = { $word } is not a seat; seats count from 1 to { $most }
not-an-answer = the answer is yes or no, not { $word }
not-one-seat = a seat is a number from 1 to { $most }, not { $word }
not-one-word = { $text } is not one word; one with spaces is quoted
not-quoted = { $word } is not quoted as a JSON string is
not-words = { $text } is not a list of words; a name with spaces is quoted
out-of-reach = place { $place } is out of reach: at most { $most } either way

## Headers

empty-header = the header { $name } says nothing; one looks like [game saboteur]
game-first = the first header is [game …]
header-twice = the header { $name } appears twice
headers-first = headers come before everything else
late-header = the header { $name } has to come before { $before }
many-seats = no game has that many seats
no-header = it has to begin with a line such as [game saboteur]
no-seats = a record says who plays: [seats …] is missing
no-such-edition = there is no edition { $name }; the editions are { $known }
no-such-game = there is no game { $name }; the games are { $known }
no-such-option = there is no option { $name }; the options are { $known }
no-such-seat = there is no seat { $seat }: there are { $seats } players
not-a-commitment = a commitment is the 64 hexadecimal digits of a SHA-256
not-a-deck = a deck is given as the 64 hexadecimal digits of a SHA-256
not-a-header = { $line } is not a header; one looks like [game saboteur]
not-an-option = { $word } is not an option; one looks like break_own_tool=no
not-players = { $word } is neither a number of players nor all of their names
option-twice = the option { $name } appears twice
option-value = option { $name } is one of { $known }, not { $value }
other-deck = it was played with a different deck of { $game } ({ $deck }) from the one here ({ $own }), which pitprop deck { $game } shows; --deck FILE takes another
other-number = { $game } is for { $players } players, not { $seats } [{ $clause }]
other-rules = this program plays by rules { $own }, not by rules { $rules }
no-first = seat { $seat } can't begin: there are { $seats } players [{ $clause }]
seed-of-view = a record of what one seat knows has neither [seed …] nor [salt …]
settled-deck = the rules of { $game } settle its deck: leave out [deck …]
unknown-header = there is no header { $name }; the headers are { $known }

## Lines of a record

hidden-without-view = a ? may appear only in what one seat sees: [view SEAT]
move-number = the number of this move is missing: { $move }
not-a-line = { $line } is not a line of a record: a move looks like { $example }, a result has · in it, other lines begin with { $words }
not-a-move = { $line } is not a move; one looks like { $example }
other-move-due = move { $move } stands where { $due } is due

## Moves

move-form = { $move } is not a move; it is written { $forms }
move-of-others = { $move } is what others know of a move, which is written { $forms }
move-spaces = { $move } is not a move: words are separated by one space, with none at either end
no-move = { $move } is not a move; a move begins with { $heads }
no-such-place = { $move } names a place that isn't there
said-twice = { $word } needn't be said twice: write { $form }
word-missing = { $word } is missing: { $form }

## What was said

claim-has = the claim { $claim } says { $wanted }: { $said }
claim-like = there is no claim { $claim }; one looks like { $example }
claim-says = the claim { $claim } says { $wanted }, not { $said }
claim-seat = { $name } is a seat from 0 to { $most }, not { $value }
claim-word = { $name } is one of { $known }, not { $value }
no-such-claim = there is no claim { $claim }; the claims are { $known }
not-a-hint = a hint says by whom and which move: { $hint }
not-free-text = free text is one text in double quotes, not { $text }

## Deals

deal-line-due = the line { $name } of a deal is expected here
deal-line-missing = the line { $name } of a deal is missing after this one
hand-count =
    { $hands ->
        [one] { $hands } hand is dealt to { $seats } players [{ $clause }]
       *[other] { $hands } hands are dealt to { $seats } players [{ $clause }]
    }
hand-size = { $seats } players have hands of { $size } cards each, not of { $count } [{ $clause }]
hands-dealt =
    { $hands ->
        [one] { $hands } hand is dealt, but there are { $seats } players: [seats …] says who
       *[other] { $hands } hands are dealt, but there are { $seats } players: [seats …] says who
    }
hidden-deal = a ? stands for what a seat doesn't know: such a deal can't be played
hidden-hand = only seat { $seat } knows this hand: here it is ? [{ $clause }]
not-such-a-word =
    { $what ->
        [role] { $word } is not a role; the roles are { $known }
        [goal] { $word } is not a goal; the goals are { $known }
        [gold] { $word } is not a gold card; the gold cards are { $known }
        [clan] { $word } is not a clan card; the clan cards are { $known }
       *[card] { $word } is not a card; the cards are { $known }
    }
nothing-drawn = nothing is dealt, drawn or lost here: { $line }
one-number = one number follows { $name }, not { $count } words; a result has · between its parts
one-word = one word follows { $name }, not { $count }
other-cards = { $wrong } of the { $total } cards [{ $clauses }]
too-few = { $cards } too few
too-many = { $cards } too many

## Replaying

no-such-move = there is no move { $move }: the record has { $count }
not-over =
    { $what ->
        [round] no round is over here: { $result }
        [match] no match is over here: { $result }
       *[game] no game is over here: { $result }
    }
note-of-nothing = this move shows nothing; it has no note
nothing-dealt = nothing has been dealt in this record
breaks-off = the record breaks off here ({ $what }); without this line the game can be looked at up to move { $move }
breaks-off-in-deal = the record breaks off here, within the deal that begins in line { $line } ({ $what }); without that deal the game can be looked at up to move { $move }
breaks-off-early = the record breaks off here, before anything is dealt, so that nothing can be looked at ({ $what }); provide the whole record
nothing-over = nothing is over here: { $result }
other-note = the note is { $note }, but what was seen is { $seen }
other-result = the result was { $result }
shown-not-played = this record shows only what one seat knows: it can be shown, not played

## What one seat knows

hidden-from-all = not everybody knows the { $word } in the line { $line }: here it is { $known }
hidden-from-seat = seat { $seat } can't know the { $word } in the line { $line }: here it is { $known }
hidden-move = only seat { $seat } knows all of { $move }: here it is { $known }
knows-what-it-saw = seat { $seat } knows what it saw [{ $clauses }]
note-of-others = the note is { $note }, but only seat { $seat } knows it [{ $clauses }]
