### What the lesson of Sabotage says.
###
### $name (Text) what the opponent is called
### $worth (Number) what the roof is worth
### $counted (Number) what that scores before the cost of finishing
### $score (Number) what it scores

lay-roof = This is your roof, with nine places. Rows of three are worth points: across, down or diagonal.
lay-rows = Each turn you draw a card and play one. Its letter tells you which place it goes on.
lay-card = Take the red A.
lay-place = Lay it on your roof, on A.

second-card = Three cards of one colour in a row are worth 2. Take the red B.
second-place = It goes beside the A.

remove-spoilt = { $name } has laid a blue C on your roof. Blue doesn’t go with red: your row is spoilt!
remove-card = Demontage takes a card off your own roof. Take it.
remove-place = Take the blue C off.

row-card = Now the red C: it fills the row.
row-place = Lay it on C.

spoil-worth = Your first row: three reds are worth 2.
spoil-theirs = { $name } has two blue cards in this row. One more, and it would be worth 2.
spoil-card = You can also spoil a row. Take the yellow F.
spoil-place = Lay it on { $name }’s roof. Yellow only goes with red.

x-card = An X goes on any empty place of your roof. Take it.
x-place = The middle is in four rows at once.

sabotage-near = { $name } is at 4. Whoever is at 5 may finish the game!
sabotage-card = Sabotage takes a card off either roof. Take it.
sabotage-place = Take the card in the middle: the diagonal is gone.

diagonal-card = With a red I your diagonal is full.
diagonal-place = Lay it on I.

wrench-card = A wrench goes anywhere on your roof, even over a card. Yellow goes with red.
wrench-place = On G it fills the other diagonal. Matching colours are worth 1.

more-enough = You are at 5 and may finish. But what is above 5 counts twice in the end!
more-card = One more turn, then. Take the red H.
more-place = On H it fills two rows.

close-worth = You are at 8. Don’t wait until somebody spoils it.
close-place = Finish the game.

end-closed = Worth { $worth } scores { $counted }, as each point above 5 counts twice. Finishing costs 1: that makes { $score }. A match has four games: the other three are yours, without hints.
end-other = The game is over, and both roofs are counted. A match has four games: the other three are yours, without hints.
