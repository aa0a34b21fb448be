### Wie die Dinge heißen.

colour-yellow = gelb
colour-red = rot
colour-blue = blau
colour-purple = lila

card-pipe = Röhren-Karte
card-X = X
card-wrench = Schraubenschlüssel
card-demontage = Demontage
card-sabotage = Sabotage
card-A-yellow = A gelb
card-A-red = A rot
card-A-blue = A blau
card-A-purple = A lila
card-B-yellow = B gelb
card-B-red = B rot
card-B-blue = B blau
card-B-purple = B lila
card-C-yellow = C gelb
card-C-red = C rot
card-C-blue = C blau
card-C-purple = C lila
card-D-yellow = D gelb
card-D-red = D rot
card-D-blue = D blau
card-D-purple = D lila
card-E-yellow = E gelb
card-E-red = E rot
card-E-blue = E blau
card-E-purple = E lila
card-F-yellow = F gelb
card-F-red = F rot
card-F-blue = F blau
card-F-purple = F lila
card-G-yellow = G gelb
card-G-red = G rot
card-G-blue = G blau
card-G-purple = G lila
card-H-yellow = H gelb
card-H-red = H rot
card-H-blue = H blau
card-H-purple = H lila
card-I-yellow = I gelb
card-I-red = I rot
card-I-blue = I blau
card-I-purple = I lila
card-X-yellow = X gelb
card-X-red = X rot
card-X-blue = X blau
card-X-purple = X lila
card-wrench-yellow = Schraubenschlüssel gelb
card-wrench-red = Schraubenschlüssel rot
card-wrench-blue = Schraubenschlüssel blau
card-wrench-purple = Schraubenschlüssel lila

roof-own = eigenes Dach
roof-other = gegnerisches Dach

answer-yes = ja
answer-no = nein

# Die Karten in Gruppen, und was jede von ihnen tut, für die Galerie aller Karten.

deck-letters = Röhren-Karten mit Buchstaben
deck-anywhere = Röhren-Karten mit X oder Schraubenschlüssel
deck-removals = Demontage und Sabotage

does-letter = Leg sie auf den Platz mit ihrem Buchstaben, auf dem eigenen oder dem gegnerischen Dach, wenn dort noch keine liegt.
does-X = Leg es auf einen beliebigen freien Platz deines Dachs.
does-wrench = Leg ihn auf einen beliebigen Platz deines Dachs, ob frei oder besetzt; die Karte, die dort lag, wird abgeworfen.
does-demontage = Wirf sie zusammen mit einer beliebigen Karte von deinem Dach ab.
does-sabotage = Wirf sie zusammen mit einer beliebigen Karte vom eigenen oder gegnerischen Dach ab.

option-hundred_cards = Hundert Karten
explanation-hundred_cards = Ob vier der Demontage-Karten aussortiert werden, wie es der Autor später vorschlug.
option-hundred_cards-no = Nein
explanation-hundred_cards-no = Alle 104 Karten, darunter acht Demontage-Karten.
option-hundred_cards-yes = Ja
explanation-hundred_cards-yes = 100 Karten mit vier Demontage-Karten: Sabotage braucht man öfter fürs eigene Dach.

option-games = Partien
explanation-games = Über wie viele Partien ein Spiel geht.
option-games-four = Vier
explanation-games-four = Ein ganzes Spiel; zu viert teilt jeder einmal aus.
option-games-two = Zwei
explanation-games-two = Ein halbes Spiel; zu zweit teilt jeder einmal aus.
option-games-one = Eine
explanation-games-one = Eine einzelne Partie entscheidet.
