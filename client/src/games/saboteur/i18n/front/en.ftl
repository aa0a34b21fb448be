### What is said of Saboteur before anybody sits at its table.
###
### $round, $rounds (Number) which round of how many

claim = Dig for the gold. Trust nobody.
about = Saboteur in the browser: dig a tunnel to the treasure together, while somebody among you makes sure that it never gets there.
round = Round { $round } of { $rounds }
