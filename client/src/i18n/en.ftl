### The words around the tables: first page, joining, seats, rules.
###
### $text (Text) something quoted
### $min, $max (Number) how many players a game is for
### $count (Number) how many there are
### $number (Number) the number of a seat
### $id (Text) what a clause is called, such as S-31
### $name (Text) what somebody is called
### $person (Person) whoever it is about
### $cards (Number) how many cards
### $card (Text) what a card is called
### $game (Text) what a game is called
### $label (Text) what a link is
### $edition (Text) what an edition of the rules is called
### $level (Text) how a computer player plays: “medium”
### $minutes (Number) how long something works
### $people (Text) the names of those who sit at a table
### $paper (Text) what a size of paper is called
### $status (Number) the number of an answer that isn’t the server’s

shell-language = Language

shell-skip = Skip to the content
shell-home = Home
shell-close = Close
shell-toDark = By lamplight (dark)
shell-toLight = By daylight (light)
shell-sounds = Sounds
shell-soundsOn = Sounds are on
shell-soundsOff = Sounds are off
shell-loading = One moment …
shell-retry = Try again
shell-copy = Copy
shell-copied = Copied
shell-notCopied = The browser does not let this page copy. The text is selected: copy it by hand.
shell-download = Download
shell-rules = Rules
shell-log = Log
shell-help = Keys and help
shell-quoted = “{ $text }”
shell-cancel = Cancel

connection-connecting = Connecting …
connection-lost = Connection lost. Looking for the table …
connection-sending = Sending …

trouble-offline = The server does not answer. Is it still running?
trouble-noTable = There is no table at this address.
trouble-otherDeck = This game was begun with a different deck from the one the server has now.
trouble-otherRules = This game was begun under rules that have changed since.
trouble-damaged = The server can’t read this game any more. Whoever runs it will find more in its log.
trouble-archived = This game is over, and its table has been put away.
trouble-noRoom = There is no room for another table on this server.
trouble-other = That did not work.
trouble-badRecord = This isn’t a record that can be replayed.
trouble-badTable = This table can’t be opened: its players, seats and options don’t go together.
trouble-carryGone = This link has been used, or is too old. Make another one on the other device.
trouble-otherSeats = This device has seats of its own. They would be lost here.
trouble-full = All seats at this table are taken.
trouble-malformed = The server did not understand this page. Reload it.
trouble-method = This page asked for something that this server does not do. Reload the page.
trouble-nameCharacters = This name has characters that can’t be shown.
trouble-nameEmpty = What should the others call you?
trouble-nameLong =
    { $max ->
        [one] A name has at most { $max } character.
       *[other] A name has at most { $max } characters.
    }
trouble-notFound = There is nothing at this address.
trouble-notJson = The page and the server don’t speak the same language. Reload the page.
trouble-notOver = That can only be seen when the game is over.
trouble-notSeated = You have no seat at this table.
trouble-notStarted = The game has not begun yet.
trouble-notYourTurn = It isn’t your turn.
trouble-nothingToDeal = The next round has already been dealt.
trouble-origin = The server only accepts that from its own page. Open the page at the address that the server gave.
trouble-otherAnswer = Something other than the server answered ({ $status }). Try again in a moment.
trouble-over = The game is over.
trouble-server = Something went wrong on the server. Try again.
trouble-stale = Somebody was faster, and the table has changed. Look again.
trouble-taken = Somebody else has just taken that seat.
trouble-tooLong = That is too long for the server.
trouble-tooMany = That was too much at once. Wait a little.
trouble-tooManyPages = Too many pages are open in this browser or on this network. Close some, and this one goes on within a minute.
trouble-later = That seat can only be taken just before the next round.
trouble-leftSeat = Until the next deal only the seat that you left is yours to take ({ $name }).
trouble-noSeat = There is no such seat at this table.
trouble-noHint = Hints are given only at tables where no other person plays.
trouble-noTalk = No talking at this table.
trouble-noMoreTalk = So much has been said at this table that there is no room for more.
trouble-noText = At this table only the ready-made sentences can be said.
trouble-noWatching = This table can’t be watched.
trouble-notAGuest = That can’t be done with the host’s own seat.
trouble-notAPerson = No person sits there.
trouble-notAway = They haven’t been away for a minute yet.
trouble-notHost = Only the host can do that.
trouble-started = The game has already begun.
trouble-textCharacters = This text has characters that can’t be shown.
trouble-textEmpty = There is nothing to say yet.
trouble-tooSoon = They have just been nudged.
trouble-unknownClaim = That can’t be said here.
trouble-textLong =
    { $max ->
        [one] At most { $max } character at once.
       *[other] At most { $max } characters at once.
    }

talk-title = Say something
talk-button = Say something
talk-claims = About the game
talk-courtesies = Among friends
talk-write = In your own words
talk-send = Say it
talk-back = Back
talk-quiet = Mute
talk-quietHint = What they say is not shown to you, at this table and on this device.
talk-mute = Mute { $name }
talk-hint = Hint from the computer player: { $text }
talk-asks = asks for a hint
talk-line = { WHO($person) ->
    [you] You: { $text }
   *[other] { $person }: { $text }
}
talk-hello = Hello!
talk-thanks = Thank you!
talk-wellPlayed = Well played!
talk-sorry = Sorry!
talk-laugh = Ha ha ha!
talk-shrug = Who knows …
talk-ohNo = Oh no!

keys-title = On the keyboard
keys-enter = play
keys-log = log
keys-rules = rules
keys-help = this help

home-title = Pitprop
home-game = Game
home-playNow = Play now
home-name = Your name
home-players = Players
home-edition = Edition of the rules
home-editionHint = The rules of this game were published in several versions, which differ in a few points. Choose the one to play by.
home-ofEdition = Edition of the rules: { $edition }
home-sit = Play
home-sitAndWait = Open the table
home-playAgain = Play { $game }
home-friends =
    { $count ->
        [one] { $count } friend joins by link
       *[other] { $count } friends join by link
    }
home-rules = Rules and options
home-changed = { $count } changed
home-openSeats = Seats for friends
home-openSeatsHint = They join by a link that you send them. Computer players take all other seats.
home-whoSits = Who sits where
home-friend = A friend, by link
home-opponents =
    { $count ->
        [one] { $count } computer player joins you
       *[other] { $count } computer players join you
    }
home-strength = Level of the computer players
home-computer = Computer player: { $level }
home-computers = Computer players: { $level }
home-autoPick = Who picks your gold cards
home-autoPickYes = The table: always the most valuable
home-autoPickNo = You
home-pace = Pace of the computer players
home-paces-none = At once
home-paces-quick = Quick
home-paces-usual = Unhurried
home-paces-slow = Slow
home-first = Who begins
home-byLot = Chosen at random
home-firstYou = You
home-fewer = One fewer
home-more = One more
home-myTables = My tables
home-noTables = No tables yet. Your first is only a moment away.
home-yourTurn = Your turn
home-notBegun = Waiting for players
home-finished = Finished
home-learn = Learn by playing: your first game
home-puzzle = Newest puzzle: { $game }
home-readRules = Read the rules
home-record = Look back on a recorded game
home-clause = Clause { $id }

mine-others = My other tables
mine-yours = It is your turn
mine-again = { $name } wants to play again: sit down
mine-for = Waiting for { $name }
mine-round = Round over: who is ready for the next?
mine-running =
    { $count ->
        [one] { $count } more game in progress
       *[other] { $count } more games in progress
    }
mine-finished =
    { $count ->
        [one] { $count } finished game
       *[other] { $count } finished games
    }
mine-remove = Take off the list: { $game }, { $people }
mine-sure = Take it off your list? The game itself stays.
mine-yes = Take it off
mine-elsewhere =
    { $count ->
        [one] It is your turn at another table, too: { $game }
       *[other] It is your turn at { $count } other tables, too
    }

calls-offer = Tell me when it is my turn
calls-denied = The browser blocks this page’s notifications. Its settings can allow them.
calls-nudged = { $name } nudges you

device-others = Others at this device
device-othersHint = They play here with you: pass the device around; it shows each player only their own cards.
device-here = Somebody at this device
device-name = Name of player { $number }
device-missing = What are the others here called?
device-passTo = Pass it to { $name }
device-pass = Pass it to { $name }
device-hint = The cards stay covered until { $name } has the device.
device-iAm = I am { $name }: show my cards
device-hide = Hide my cards
device-own = Own cards:

evenings-title = Our evenings

join-title = A seat is free for you
join-invites = { $name } invites you to a game of { $game }.
join-side = You sit
join-sit = Sit down
join-watch = Just watch
join-seated = At the table
join-new = New to { $game }?
join-back = Back to the invitation

waiting-title = The table is laid
waiting-send = Send this link to whoever wants to join you:
waiting-link = Link to the table
waiting-missing =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
waiting-begin = Begin now
waiting-beginHint = Computer players take the free seats.
waiting-begins = The game begins as soon as all seats are taken.

invite-share = Share
invite-showCode = Show QR code
invite-hideCode = Hide QR code
invite-code = QR code: { $label }
invite-address = Address of this machine
invite-network = It works for everybody on the same network as this machine.
invite-alone = This link works on this machine only.
invite-open = To let in others on your network, stop the server and start it again like this (your tables are kept):
invite-or = or
invite-noNetwork = The machine isn’t on any network just now.

carry-title = Take your seat along
carry-about = Play on from your phone, or another browser: it gets your seat, and you keep it here, too.
carry-offer = Make a link for another device
carry-anew = Make another link
carry-link = Link for your own seat
carry-words = My seat at Pitprop
carry-once =
    { $minutes ->
        [one] It works once, for { $minutes } minute. Whoever opens it plays as you, at all your tables here: give it to nobody else.
       *[other] It works once, for { $minutes } minutes. Whoever opens it plays as you, at all your tables here: give it to nobody else.
    }
carry-here = This link brings a seat to this device, with all tables that belong to it. Go on only if the link is your own.
carry-take = Take the seat
carry-anyway = Give up the seats here and take this one
carry-leave = Just go to the table

seats-title = Players
seats-you = you
seats-onTurn = to move
seats-opponent = computer player
seats-away = away
seats-free = free seat
seats-unnamed = Player { $number }
seats-hand =
    { $cards ->
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }
seats-noPlays = Nothing played yet.

rules-title = Rules
rules-of = Rules of { $game }
rules-search = Search the rules
rules-edition = Edition
rules-here = this table
rules-choices = What a table may choose
rules-none = No clause contains these words.
rules-found =
    { $count ->
        [one] { $count } clause
       *[other] { $count } clauses
    }
rules-can = What can I do?
rules-does = What this card does
rules-why = Why
rules-sources = Source
rules-open = Open clause { $id } in the rules
rules-print = Print and play
rules-printed = All cards with their backs, everything else that lies on the table, and the rules, on sheets to cut out.
rules-pdf = PDF, { $paper }

table-coverHint = It lies face down. Turn it over when nobody is looking over your shoulder.
table-putAway = Put it away
table-later = Later
table-lastHands = What everybody still held
table-noCards = no cards
table-watching = You are watching.
table-turnOf = It is { $name }’s turn.
table-over = The game is over.
table-soFar = What has happened so far
table-playAgain = Play again with the same settings
table-thoughts = Thoughts
table-handCard = Card { $number }: { $card }
table-outOfCards =
    { WHO($person) ->
        [you] You have no card left.
       *[other] { $person } has no card left.
    }
table-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
table-drawPile = Draw pile
table-discardPile = Discard pile
table-larger = Larger
table-smaller = Smaller
table-skip = Show all at once
table-again = Choose it again to do it.
table-oneTap = One tap plays
table-oneTapHint = Without first showing what the move would do.
table-settings = This table
table-about = Rules of this table
table-changed = changed
table-invite = Link to this table
table-commit = Sealed deals
table-commitHint = This number was fixed before the first card was dealt. After the game it proves that no deal was ever changed.

record-lookBack = Look back
record-short = Record
record-title = Record of the game
record-about = The whole game in notation, as far as you may know it.
record-counted = Players are numbered from 1, in the order in which they sit. Where there is a start card, places are counted from it: 2,-1 lies two to the east and one to the north.

reasons-title = What the computer players were thinking
reasons-about = The game is over: now they can tell.
reasons-none = There is nothing to tell.
reasons-most = Above all: { $text }
reasons-little = Less important: { $text }
reasons-against = A drawback: { $text }
reasons-said = Said: “{ $text }”
reasons-bluff = A bluff; the truth was: “{ $text }”
reasons-isBluff = (a bluff)
reasons-doubted = The computer player didn’t believe that itself.
reasons-withheld = Kept to itself: “{ $text }”
