### What is wrong with records, deals and moves of Saboteur; the params are texts in quotes, numbers, and words of the notation.

## Words

not-a-card = { $word } is not a card of the hand; cards are { $cards }
not-a-gold-card = gold cards are worth 1, 2 or 3, not { $word }
not-a-path-card = { $word } is not a path card; a card is its openings clockwise from north, such as NES
not-a-tool = { $word } is not a tool; tools are { $tools }

## Deals

deal-missing = a deal is missing before this move
first-told-once = who begins is told in the deal of the first round, and only there [S-16]
gold-not-shuffled = the gold stack is not shuffled in this round [S-15]
gold-shuffled = the gold stack is shuffled in this round [S-15]
left-over = a { $role } is left over at this table [S-10]
no-first = seat { $seat } is to begin, but there are { $seats } players [S-16]
no-left-over = the roles end with | and the dwarf card left over
other-first = seat { $seat } is to begin, but seat { $named } was named [S-16]
other-round = this is the deal of round { $round }, but round { $due } is to be dealt

## What one seat knows

goal-known = the goal at { $place } is known from here on; the deal has to tell it [S-81]
knows-drawn = seat { $seat } knows the cards that it draws [S-81]
knows-own = seat { $seat } knows its own cards and role [S-81]
knows-passed = { $move }: seat { $seat } knows which card it passed [S-81]
knows-taken = { $move }: seat { $seat } knows which card it took [S-63, S-81]
roles-known = the roles are known from here on; the deal has to tell them [S-57]

## Gold

early-total = totals appear only once the game is over [S-72]
possible-result = a possible result here is { $result } [S-64, S-66]
too-much-taken = there are fewer gold cards than seat { $seat } has taken [S-6, S-61]
total-seats = the total is told for { $seats } seats, not for { $count }
wrong-pay = seat { $seat } can't have been paid { $gold } gold pieces from the stack [S-66]
wrong-total = seat { $seat } can't have { $gold } gold pieces in total [S-72]
