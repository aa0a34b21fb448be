### What opponents are called, and the reasons that opponents of any game may give.

opponent-standard = Standard
opponent-random = Random

reason-random = Picked at random from the legal moves ({ $moves } of them).
