### The words of looking back on a game.
###
### $move (Number) the number of a move in its round
### $part (Text) which round it is: "Round 2 of 3"
### $name (Text) what somebody is called
### $names (Text) what all players are called
### $done (Number) how many decisions have been judged
### $count (Number) how many decisions cost something or are shown, or how many pictures there will be
### $number (Number) how many pictures are drawn
### $of (Number) how many there are
### $text (Text) a sentence, or a place as the notation writes it
### $place, $start (Text) what a place is called at the table: “H8”
### $before (Number) what a system was worth
### $after (Number) what it is worth now
### $better (YesNo) whether the other move is clearly better
### $made (Number) what the move that was made comes to: percent, or pieces of gold
### $best (Number) what the other one comes to
### $worlds (Number) how often both were played on
### $doubt (Number) by how many percentage points their difference may be off

title = Look back
toTable = To the table
hands = The hands
noCards = no cards
nothing = Nothing happens.
rounds = Rounds
moment = { $move ->
    [0] { $part }, after the deal
   *[other] { $part }, move { $move }
}
thoughts = What { $name } thought

open-about = Look back on any game: paste its record, or open the file. It is replayed by the rules and not kept.
open-paste = The record
open-go = Look back
open-file = Open a file
open-tooLong = This text is too long for a record.
open-elsewhere = This address leads to a moment of a record that is not open here. Paste or open the record, and go on from there.
open-broken = This isn’t a record that can be replayed. { CAPITAL($text) }

control-all = Through the game
control-slider = Moment
control-play = Play (space)
control-pause = Pause (space)
control-on = Forward (right arrow)
control-back = Back (left arrow)
control-roundOn = Next round (page down)
control-roundBack = Back to the start of the round (page up)
control-pace = Pace

mark-all = Marked moments
mark-deal = dealt
mark-end = end
mark-reveal = turned up
mark-turning = suspicion turns
mark-costly = better was possible

pace-slow = Slow
pace-steady = Steady
pace-quick = Quick
pace-fastest = Fastest

through-title = Through whose eyes
through-open = All hands open
through-spectator = What all could see
through-seat = What { $name } knew

panel-all = Beside the board
panel-moments = Moves
panel-beliefs = Beliefs
panel-review = Review
panel-data = As data

short-moments = Moves
short-beliefs = Beliefs
short-review = Review
short-data = Data
short-share = Share

data-about = The same as data: what is known of this moment, and the notation.
data-players = In notation, players are numbered from 1: { $names }; in JSON, from 0.
data-places = A place is how far it lies to the east and to the south of the start: 0,0 is what the table calls { $start }, and { $text } is { $place }.
data-numbered = { $number } is { $name }
data-move = Move
data-legal = Legal moves
data-position = Position
data-deal = Deal
data-beliefs = Beliefs
data-review = Review
data-thoughts = Reasons
data-view = View

share-title = Share
share-link = Link to this moment
share-noLink = A record from elsewhere has no link of its own: share the record itself.
share-record = Save the record
share-png = Save a picture of this moment (PNG)
share-svg = Save a picture of this moment (SVG)
share-animation = Save the last moves as a short animation (an animated PNG, which browsers play)
share-making = Drawing picture { $number } of { $count } …
share-turn = To move: { $name }
share-players = Players: { $names }
share-failed = The picture could not be made.

beliefs-working = Working out what could be believed …
beliefs-about = A computer player’s estimate, from what could be known at each moment.
beliefs-title = Who was suspected
beliefs-reader = As seen by
beliefs-all = somebody who only watched
beliefs-was = was a saboteur
beliefs-now = How likely each was to be a saboteur at this moment, at the upright line:
beliefs-lines = Solid lines were saboteurs, dashed ones were not.
beliefs-turns = Where it turned
beliefs-points = Points expected in this game
beliefs-gold = What each treasure is expected to be worth
beliefs-chances = Who was likely to win in the end
beliefs-none = In this game nothing is hidden about the others.
beliefs-table = The same as a table
beliefs-move = Move

review-about = The strongest computer player has looked at every decision, knowing only what its player could know then. Where it says “I”, it speaks in that player’s place. Chances were found by playing both moves on many times, with the hidden cards dealt as they might lie, the same for both. Reasons that hold for both moves are left out. It can be wrong, too.
review-working = The decisions are being judged …
review-progress = { $done } of { $of }
review-nobody = This record shows nobody’s hand, so there is nothing to judge.
review-noJudge = No computer player judges this game.
review-none = None of the decisions ({ $of }) could clearly have been better, by what could be known then.
review-found = { $count ->
    [one] One of { $of } decisions could clearly have been better.
   *[other] { $count } of { $of } decisions could clearly have been better.
}
review-who = Whose decisions
review-everybody = Everybody’s
review-choice = { $name }: { $count }
review-costliest = What cost most
review-where = { $part }, move { $move }
review-better = Better: { $text }
review-close = Also possible: { $text }
review-own = { $count ->
    [one] Of these decisions, one was made by { $name }.
   *[other] Of these decisions, { $count } were made by { $name }.
}
review-ownNone = { $name }’s decisions were judged, too: none of them could clearly have been better.
review-shown = The { $count } that cost most are shown, of { $of }.
review-all = Show all { $of }
review-round = { $better ->
    [yes] Chance to win the round: { $made } % with the move made, { $best } % with the better one.
   *[no] Chance to win the round: { $made } % with the move made, { $best } % with the other.
}
review-game = { $better ->
    [yes] Chance to win the game: { $made } % with the move made, { $best } % with the better one.
   *[no] Chance to win the game: { $made } % with the move made, { $best } % with the other.
}
review-match = { $better ->
    [yes] Chance to win the match: { $made } % with the move made, { $best } % with the better one.
   *[no] Chance to win the match: { $made } % with the move made, { $best } % with the other.
}
review-known = Pieces of gold: { $made } with the card taken, { $best } with the best on offer.
review-estimated = { $better ->
    [yes] Pieces of gold, by rule of thumb and without looking ahead: { $made } with the move made, { $best } with the better one.
   *[no] Pieces of gold, by rule of thumb and without looking ahead: { $made } with the move made, { $best } with the other.
}
review-played = { $doubt ->
    [one] Each was played out { $worlds } times; by chance, the difference may be { $doubt } percentage point off.
   *[other] Each was played out { $worlds } times; by chance, the difference may be { $doubt } percentage points off.
}
review-calculated = Both were calculated to the end, however the cards may lie.
review-unclear = That is no clear difference: it may be chance, or too small to matter.
review-ahead = No single reason: it came out better when the game was played out many times.
review-for = { $better ->
    [yes] For the better move:
   *[no] For the other move:
}
review-against = Against the move made:
review-merits = For the move made:
review-drawbacks = { $better ->
    [yes] Against the better move:
   *[no] Against the other move:
}

turn-up = { $name } is suspected more
turn-down = { $name } is suspected less

sure-hardly = hardly
sure-unlikely = probably not
sure-open = perhaps
sure-likely = probably
sure-nearlySure = almost certainly
sure-surely = surely

why-deadEndBeside = A dead end beside an open way.
why-deadEndBefore = A dead end in front of an open way.
why-builds = A card that brings the tunnel nearer.
why-idles = A card that brings the tunnel no nearer.
why-detours = A card that makes the way longer.
why-clears = A rockfall on what was in the way.
why-fells = A rockfall that helped nobody.
why-tears = A rockfall that took a piece out of the tunnel.
why-breaksSuspected = { $name } was under suspicion: breaking their tool looks honest.
why-breaksTrusted = { $name } seemed honest enough so far: breaking their tool looks suspicious.
why-breaksStranger = Nothing was known of { $name } yet: breaking their tool looks suspicious.
why-mendsSuspected = { $name } was under suspicion: mending their tool looks suspicious.
why-mendsTrusted = { $name } seemed honest enough so far: mending their tool looks honest.
why-mendsStranger = Nothing was known of { $name } yet: mending their tool looks friendly.
why-passes = No tool was broken, and still nothing was laid.
why-reveals = A goal was turned up.
why-helpsMate = { $name } seemed to be on the same side: helping them looks loyal.
why-helpsFoe = { $name } seemed to be on the other side: helping them looks suspicious.
why-hindersMate = { $name } seemed to be on the same side: hindering them looks suspicious.
why-hindersFoe = { $name } seemed to be on the other side: hindering them looks loyal.
why-othersMore = So suspicion falls on the others.
why-othersLess = That speaks for the others.
why-shows = A clan card was shown.
why-raises = The system here is now worth { $after } instead of { $before }.
why-lowers = The system here is only worth { $after } instead of { $before }.
why-fits = A card that fits what lies there.
why-isInTheWay = A card in a place that others would need.
why-wasInTheWay = A card that was in the way is gone.
why-wasOfUse = A card that was of use is gone.
why-discards = Nothing was laid.
why-closes = The game was finished.
why-draws = The hands have changed.
