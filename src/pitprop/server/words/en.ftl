### What the server says itself: in the head of the page, for search engines and for previews of links.
###
### $name (Text) who invites
### $game (Text) what the game is called
### $free (Number) how many seats are free

description = Saboteur, Sabotage and The Dark Cave in the browser: with friends by link, against computer players, without an account.
invites = { $name } invites you to a game of { $game }
free =
    { $free ->
        [one] One seat is still free. Sit down: no account is needed.
       *[other] { $free } seats are still free. Sit down: no account is needed.
    }
table = { $game } at { $name }’s table
begun = The game has begun.
