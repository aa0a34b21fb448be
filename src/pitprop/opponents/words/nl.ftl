### Hoe tegenstanders heten, en hoe zij hun zetten verklaren.

opponent-standard = Standaard
opponent-easy = Makkelijk
opponent-medium = Gemiddeld
opponent-hard = Moeilijk
opponent-random = Willekeurig

reason-random = Willekeurig gekozen uit de toegestane zetten.
reason-no-better = Niets anders leek me duidelijk beter.
