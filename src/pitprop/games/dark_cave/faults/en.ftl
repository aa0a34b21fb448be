### What is wrong with records, deals and moves of The Dark Cave; the params are texts in quotes, numbers, and words of the notation.

## Words

backs-of-passed = passed cards that aren't known are given by their backs: pass I:? II:?
lower-group-first = of two cards, the one of the lower group is named first
not-a-card = { $word } is not a card of the hand, such as II:NES+hole or I:rat
not-a-clan-card = { $word } is not a clan card
not-a-field = { $word } is not a field; one is a place and its name, such as 1,0:N
not-a-path-card = { $word } is not a path card; one is its group, its openings as it lies and its feature, such as II:NES+hole
not-a-side = { $word } is not a side; sides are N, E, S and W
not-from-a-swap = { $word } is not a card that a swap can bring
not-openings = { $word } are not openings; they look like NES
not-such-an-action = { $word } is not such an action card; one looks like I:rat
one-or-two = one or two cards are passed
other-order = of these two, { $first } is named first: pass { $first } { $second }

## Deals

cannot-be-lost = { $word } is not a card that can be lost
chance-missing = what chance decided is missing before this move
deal-not-loss = this is a lost card, but the deal is due
loss-due = the line 'lose CARD' is expected here
loss-not-deal = this is a deal, but a lost card is due
no-bar = after the clan cards of the players come | and those laid aside
no-first = seat { $seat } is to begin, but there are { $seats } players [D-15]
nothing-to-lose = seat { $seat } has no such card to lose [D-93]
of-group = { $count } of group { $group }
other-clans = the clan cards of { $seats } players are { $cards } [D-11]
other-first = seat { $seat } is to begin, but seat { $named } was named [D-15]
other-hand = each of { $seats } players is dealt { $cards } [D-14]
pile-order = the draw pile has group III at the bottom and group I on top [D-14]
taken-out = { $count } cards of each group are taken out [D-14]

## What one seat knows

aside-known = the clan cards laid aside are known from here on; the deal has to tell them [D-90]
clan-known = the clan card of seat { $seat } is known from here on; the deal has to tell it [D-90]
gives-others = seat { $seat } gives other cards than {"{"}{ $note }{"}"} [D-52]
goal-known = goal { $goal } is known from here on; the deal has to tell it [D-90]
hidden-loss = only seat { $seat } knows which card it loses: here it is { $known } [D-93]
knows-drawn = seat { $seat } knows the cards that it draws [D-90]
knows-own = seat { $seat } knows its own cards and character [D-90]
knows-which = { $text }: seat { $seat } knows which of its cards it was [D-91]
nothing-to-pass = seat { $seat } has no card of group { $group } to pass
