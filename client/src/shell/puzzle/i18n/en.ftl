### The words of puzzles.
###
### $day (Text) a day, such as "23 November"
### $days (Number) how many days
### $answered (YesNo) whether the puzzle of today is answered
### $name (Text) what somebody is called, or several people
### $clan (Text) which clan, in words: blue
### $chance (Number) how likely it is that the treasure lies somewhere, in percent
### $percent (Number) how likely or how often, in percent
### $worlds (Number) how often something was played out
### $points (Number) how many points
### $text (Text) what was done, or what can be done, in words
### $number (Number) another number beside the percent: before something was done, or with another move

title = Puzzle of the day
titleOf = Puzzle: { $day }
streak = { $days ->
    [0] { $answered ->
        [yes] Solve tomorrow’s puzzle to begin a streak.
       *[no] Solve today’s puzzle to begin a streak.
    }
    [one] Solved on one day so far.
   *[other] Solved on { $days } days in a row.
}
none = There are no puzzles in this installation.
earlier = Earlier puzzles
more = Show more
next = Another puzzle
answer = Answer
back = One move back
on = One move on
toDecision = To the decision
course = What has happened so far
before = This was earlier. Go on to the decision to try a move on the board.
openGame = Look at the game from here

asks-saboteur = You are a gold digger. One of the others is a saboteur. Who?
asks-saboteurs = You are a gold digger. Two of the others are saboteurs. Who?
asks-cardDigger = You are a gold digger. Which move saves the round?
asks-cardSaboteur = You are a saboteur. Which move saves the round for you?
asks-close = Finish the game now, or go on?
asks-move = Which move is best?
asks-traitor = There is a saboteur among the dwarves of the { $clan } clan. Who is it?
asks-way = Which card lets your dwarf leave the cave in this turn?
asks-gold = Which card brings your dwarf to gold in this turn?

say-close = Finish the game
say-goOn = Go on

level-easy = easy
level-medium = medium
level-hard = hard

outcome-right = solved
outcome-wrong = not solved
outcome-open = not tried yet

answered-right = Right!
answered-wrong = Not quite.
answered-is = The answer: { $text }
answered-picked = your answer
answered-best = the answer
answered-likely = { $percent } %
answered-clues = What their moves showed
answered-most = Only the most telling moves are listed here. What happened in between shifted the suspicion, too, so the numbers may have changed from one to the next.
answered-clue = Suspicion of { $name }: { $number } % before, { $percent } % after
answered-believed = How sure one can be just from what was seen, knowing how many saboteurs there are:
answered-played = How often your side wins the round. Each move was played out up to { $worlds } times, with the hidden cards and roles dealt as they might be, the same for each:
answered-match = The chance to win the match. Each move was played out up to { $worlds } times, with the hidden cards dealt as they might be, the same for each:
answered-cases = Where the treasure lies isn’t certain here, and what a move is worth depends on it. The answer against this: { $text }
answered-case = { $text } ({ $chance } % likely): { $percent } % with the answer, { $number } % with the other.
answered-bet = So the other move is a bet on the less likely place.
answered-exact = The chance to win the match. Who holds what is known here, and every move was calculated to the end:
answered-tried = Every card was tried with every way to walk: only this one does it.
answered-line = How it goes on
answered-then = Best then
answered-plan = What it prepares: most often it is followed by
answered-thoughts = What a computer player says of it
answered-ahead = { $points ->
    [one] If you finish now, you win this game by { $points } point (the cost is already deducted).
   *[other] If you finish now, you win this game by { $points } points (the cost is already deducted).
}
answered-behind = { $points ->
    [one] If you finish now, you lose this game by { $points } point.
   *[other] If you finish now, you lose this game by { $points } points.
}
answered-even = If you finish now, this game is a draw.
answered-wins = { $points ->
    [one] It is the last game: if you finish now, you win the match by { $points } point (the cost is already deducted).
   *[other] It is the last game: if you finish now, you win the match by { $points } points (the cost is already deducted).
}
answered-loses = { $points ->
    [one] It is the last game: if you finish now, you lose the match by { $points } point.
   *[other] It is the last game: if you finish now, you lose the match by { $points } points.
}
answered-ties = It is the last game: if you finish now, the match is a draw.

why-yours = It hit you, and you know that you are honest.
