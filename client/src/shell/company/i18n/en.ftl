### The words about the company at a table: host, seats, who is ready, who is away, the clock.
###
### $name (Text) what somebody is called
### $given (Text) what somebody is called instead
### $before (Text) what somebody was called until now
### $names (Text) what several are called
### $kind (Text) how a computer player plays: "hard"
### $level (Text) how a computer player plays: "hard"
### $other (Text) how a weaker one plays: "medium"
### $wins (Number) how many of a hundred games it has won
### $count (Number) how many there are
### $role (Text) what a role or a clan is called
### $won (Number) how many of them were won
### $number (Number) the number of a seat
### $game (Text) what a game is called
### $things (Text) what belongs to a seat
### $time (Text) how much time is left: "1:05"
### $seconds (Number) how many seconds are left
### $diggers (Number) how many of a hundred rounds the gold diggers have won
### $low, $high (Number) the least and the most that may be
### $rounds (Number) how many rounds were played

host-is = host
host-begins = { $name } begins the game.
host-mayBegin = { $name } may also begin before that.
host-now = { $name } is now the host.
host-you = You are now the host.

seat-actions = What to do with the seat of { $name }
seat-open = What to do with seat { $number }
seat-number = Seat { $number }
seat-give = Computer player: { $kind }
seat-free = Keep it open for a friend
seat-remove = Remove from the table
seat-replace = Give the seat to a computer player
seat-host = Make host
seat-rename = Change name
seat-earlier = Move { $name } one seat up
seat-later = Move { $name } one seat down
seat-removeSure = Remove { $name }?
seat-removeMeans = A computer player takes over that seat.
seat-removeBefore = The seat opens again; whoever has the link can take it.

said-joined = { $name } has sat down.
said-called = { $before } is now called { $name }.
said-left = { $name } is no longer at the table.
said-gone = { $name } is away.
said-removed = The host removed you from the table.
said-renamed = Somebody here is already called { $name }. At this table you are { $given }.
said-back = { $name } is back.

ready-sit = Sit down
ready-here = Everybody who sits down here plays again. It begins when all have sat down.
ready-waits = Still to sit down: { $names }.
ready-yes = ready
ready-no = still to sit down
ready-hostMay = You can begin without them; their seats will wait for them.
ready-button = Ready
ready-count = Ready: { $names }
ready-nobody = Nobody is ready yet
ready-reading = still looking: { $names }
ready-hurry = Go on now

leave-button = Leave
leave-title = Leave this table?
leave-before = Your seat opens again. With the link you can sit down once more, as long as it is free.
leave-during = A computer player takes your seat.
leave-now = With the link you can take this seat again at any time.
leave-between = With the link you can take a computer player’s seat again before the next round is dealt.
leave-later = With the link you can take a computer player’s seat again when this round is over.
leave-watch = After that you can only watch.
leave-never = After that you can’t come back to this table.
leave-host = { $name } becomes the host.
leave-sure = Leave the table
leave-stay = Stay

again-wants = { $name } wants to play again.
again-you = You have laid the table for another game.
again-sit = Sit down there
again-watch = Go along and watch

away-turn = It is { $name }’s turn; { $name } is away.
away-soon = It is { $name }’s turn; { $name } is away. In { $seconds } s a computer player can play on.
away-slow = It is { $name }’s turn.
away-nudge = Nudge
away-nudgeName = Nudge { $name }
away-nudged = { $name } has been nudged.
away-nudgedBy = { $name } nudges you: it is your turn.
away-nudgedReady = { $name } nudges you.
away-standIn = Let a computer player play on for { $name }
away-canStandIn = A computer player can play on for { $name } now.
away-plays = A computer player plays for { $name } until they return.
away-playsYou = A computer player plays for you.
away-return = Take your seat back
away-playedForYou =
    { $count ->
        [one] A computer player took one turn for you.
       *[other] A computer player took { $count } turns for you.
    }
away-stoodIn = by a computer player
away-standingIn = a computer player plays here
away-hurry = Faster
away-hurryAbout = The computer players decide at once until it is a person’s turn

clock-title = Clock
clock-soon =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
clock-bank = { $time } in the bank
clock-move = For each decision
clock-bankTitle = Time bank, for all decisions together
clock-none = No clock
clock-noBank = None
clock-about = When a person’s time runs out, a computer player plays on for them until they are back.
clock-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
clock-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
clock-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
clock-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

table-people = At the table
table-settings = How this table plays
table-settingsHost = You can change this.
table-settingsOthers = { $name }, the host, can change this.
table-talk = What is said at the table
table-talks-none = Nothing
table-talks-claims = Ready-made sentences
table-talks-free = Anything in your own words
table-watching = Watchers
table-watchings-yes = Whoever has the link may watch
table-watchings-no = Nobody else watches
table-late = Joining late
table-lates-no = Only before a deal
table-lates-yes = At any time, in a computer player’s seat
table-watchers =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
table-coverKey = The C key turns it over.
table-otherPace = As it is

late-title = The game has begun
late-about = { $name } and the others are playing { $game }.
late-now = You can take a computer player’s seat, with its cards:
late-between = The cards are about to be dealt anew: until then you can take a computer player’s seat.
late-later = When this round is over you can take a computer player’s seat. Until then you can watch.
late-asked = Nothing more is dealt in this game. { $name } can let you take a computer player’s seat all the same (menu, “This table”, “{ table-late }”); until then you can watch.
late-yours = Did you sit here before, in another browser? { $name } can give your seat to a computer player (menu, “This table”): then you can take it.
late-take = Whose seat
late-comes = Comes with it: { $things }.
late-sit = Take the seat
late-watch = Watch
late-only = This table can’t be watched. Before a round is dealt you can take a computer player’s seat; try it then.

## What computer players like to do, beside their names.

character-bold = bold
character-careful = careful
character-helpful = helpful
character-suspicious = suspicious

likes-title = About the computer players
likes-why = Where several moves are about equally good, each prefers what suits its character. That makes none of them stronger.
likes-bold = takes risks, and gets in others’ way more readily
likes-careful = finds things out first, and plays it safe
likes-helpful = would rather build and mend than hinder others
likes-suspicious = trusts nobody easily: checks on things, and hinders others more readily

level-measured = Computer players of different levels have played each other. Of 100 rounds or games, the stronger side has won so many:
level-wins = { $level } against { $other }: { $wins } of 100 won

even-title = Even sides
even-measured = Between computer players the gold diggers won { $diggers } of 100 rounds with it ({ $low } to { $high }, { $rounds } rounds).
even-usual = As the rules have it, { $diggers }.
even-others = The other changes to the rules were not measured.
even-choose = Play like this
even-chosen = This is how the table plays.

evenings-none = Nothing to tell yet. Finish a game with somebody.
evenings-games =
    { $count ->
        [one] { $count } game together
       *[other] { $count } games together
    }
evenings-won =
    { $count ->
        [0] no game won
        [one] { $count } game won
       *[other] { $count } games won
    }
evenings-as = { $role }: won { $won } of { $count }
evenings-roles-digger = Gold digger
evenings-roles-saboteur = Saboteur
evenings-roles-blue = For clan Blue
evenings-roles-yellow = For clan Yellow
evenings-roles-closer = Finished the game
evenings-roles-other = Others finished, or nobody
evenings-liar = Best liar: won as a saboteur and was suspected least
evenings-trusted = Most trusted: tools mended, boots and axes given by others, minus tools broken
evenings-joined = Largest network of tunnels
evenings-forget = Forget these evenings
evenings-sure = Forget them? They leave your list, too; the others keep them.
evenings-yes = Forget
evenings-about = Counted from the games that the same people have finished on this server, as long as they are on your list. Only those who sat there see it.
