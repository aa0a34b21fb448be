### What opponents are called, and the reasons that opponents of any game may give.

opponent-standard = Standard
opponent-easy = Easy
opponent-medium = Medium
opponent-hard = Hard
opponent-random = Random

reason-random = Picked at random from the legal moves.
reason-no-better = Nothing else that I could do seemed clearly better.
