### Wie Gegner heißen, und womit sie ihre Züge begründen.

opponent-standard = Standard
opponent-easy = Leicht
opponent-medium = Mittel
opponent-hard = Schwer
opponent-random = Zufall

reason-random = Zufällig aus den erlaubten Zügen gewählt.
reason-no-better = Nichts anderes schien mir deutlich besser.
