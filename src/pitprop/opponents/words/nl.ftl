### Hoe tegenstanders heten, en hoe zij hun zetten verklaren.

opponent-standard = Standaard
opponent-random = Willekeurig

reason-random = Willekeurig gekozen uit de toegestane zetten (het zijn er { $moves }).
