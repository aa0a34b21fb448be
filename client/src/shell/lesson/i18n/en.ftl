### The words of lessons that all games share.

label = Your first game
learner = Rookie
next = Go on
hide = Put this hint away
again = Choose it once more, and it is done.
once = Once more.
otherCard = You may play that one, too. To follow the lesson, take the card with the ring.
idleCard = This card can only be discarded now. To follow the lesson, take the card with the ring.
otherPlace = That is allowed, too: choose it once more to play it. The lesson would go where the ring is.
strayed = You have gone your own way: well done! The others now react to that, and hints come where they still fit.
