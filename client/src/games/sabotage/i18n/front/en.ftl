### What is said of Sabotage before anybody sits at its table.
###
### $round, $rounds (Number) which game of how many
### $host (Text) who invites

claim = Two roofs, one set of pipes, no mercy.
about = Robert Abbott’s duel for two, or for two against two: lay pipes in rows of matching colours on your own roof, and make sure the others don’t.
role-against = Your opponent
role-partner = Your partner, opposite
role-left = Opponent, on the left
role-right = Opponent, on the right
round = Game { $round } of { $rounds }
between = Game over: who is ready for the next?
side-with = with { $host }
side-against = against { $host }
