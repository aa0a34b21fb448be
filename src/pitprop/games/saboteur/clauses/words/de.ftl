### Wie die Dinge heißen.

tool-lamp = Lampe
tool-cart = Lore
tool-pickaxe = Spitzhacke

card-path = Wegekarte
card-dead-end = Sackgasse
card-start = Startkarte
card-goal = Zielkarte
card-gold = Goldkarte
card-break-lamp = beschädigte Lampe
card-break-cart = beschädigte Lore
card-break-pickaxe = beschädigte Spitzhacke
card-lamp = Reparatur: Lampe
card-cart = Reparatur: Lore
card-pickaxe = Reparatur: Spitzhacke
card-lamp_plus_cart = Reparatur: Lampe oder Lore
card-lamp_plus_pickaxe = Reparatur: Lampe oder Spitzhacke
card-cart_plus_pickaxe = Reparatur: Lore oder Spitzhacke
card-rockfall = Steinschlag
card-map = Schatzplan

goal-treasure = Goldschatz
goal-stone = Stein

role-digger = Goldsucher
role-saboteur = Saboteur

roles-digger = Goldsucher
roles-saboteur = Saboteure

side-N = Norden
side-E = Osten
side-S = Süden
side-W = Westen

# Die Karten in Gruppen, und was jede von ihnen tut, für die Galerie aller Karten.

deck-tunnels = Wege
deck-dead-ends = Sackgassen
deck-actions = Aktionskarten
deck-layout = Start und Ziele
deck-roles = Zwergenkarten
deck-gold = Goldkarten

does-path = Leg sie ins Labyrinth, um einen Weg fortzusetzen: Öffnung muss auf Öffnung, Wand auf Wand treffen.
does-dead-end = Leg sie wie jede Wegekarte ins Labyrinth; ihre Öffnungen sind innen nicht verbunden, also führt nichts durch sie weiter.
does-break = Leg sie vor einen Spieler: Solange sie dort liegt, darf er keine Wegekarten legen.
does-mend = Entfernt ein beschädigtes Werkzeug der abgebildeten Sorte vor einem beliebigen Spieler, auch vor dir selbst.
does-either = Entfernt ein beschädigtes Werkzeug einer der beiden abgebildeten Sorten, nie beide, vor einem beliebigen Spieler, auch vor dir selbst.
does-rockfall = Nimmt eine Wegekarte aus dem Labyrinth; Startkarte und Zielkarten bleiben liegen.
does-map = Sieh dir heimlich eine verdeckte Zielkarte an.
does-start = Hier, an der Leiter, beginnen alle Wege.
does-treasure = Erreicht ihn ein Weg ohne Lücke, ist die Runde zu Ende: Die Goldsucher haben gewonnen.
does-stone = Nur ein Stein: Er gehört von nun an zum Labyrinth, und die Runde geht weiter.
does-digger = Du gewinnst die Runde mit den anderen Goldsuchern, wenn ein Weg den Goldschatz erreicht.
does-saboteur = Du gewinnst die Runde, wenn alle Karten gespielt sind und kein Weg den Goldschatz erreicht hat.
does-gold = So viele Goldstücke wert, wie sie zeigt; du hältst sie bis zum Ende des Spiels geheim.

option-saboteurs = Zahl der Saboteure
explanation-saboteurs = Wie viele Saboteure unter den Spielern sind.
option-saboteurs-drawn = Nach dem Zufall
explanation-saboteurs-drawn = Die übrige Karte kann ein Goldsucher oder ein Saboteur sein.
option-saboteurs-all = Alle spielen mit
explanation-saboteurs-all = Die übrige Karte ist immer ein Goldsucher.
option-saboteurs-fewer = Einer weniger
explanation-saboteurs-fewer = Die übrige Karte ist immer ein Saboteur, bei drei oder vier Spielern ein Goldsucher.
option-saboteurs-more = Einer mehr im Spiel
explanation-saboteurs-more = Statt eines Goldsuchers wird ein Saboteur hineingemischt; bei zehn Spielern ist keiner mehr da.

option-reshuffle_gold = Gold zwischen den Runden mischen
explanation-reshuffle_gold = Was vor jeder weiteren Runde mit dem Rest des Goldstapels geschieht.
option-reshuffle_gold-no = Nein
explanation-reshuffle_gold-no = Der Stapel behält das ganze Spiel über seine Reihenfolge.
option-reshuffle_gold-yes = Ja
explanation-reshuffle_gold-yes = Der Rest des Stapels wird vor jeder weiteren Runde gemischt.

option-attach = Wege fortsetzen
explanation-attach = Welche Wege eine neue Wegekarte fortsetzen darf.
option-attach-start = Nur vom Start aus
explanation-attach-start = Nur einen Weg, der ohne Unterbrechung zur Startkarte zurückführt.
option-attach-tunnel = Jeden offenen Weg
explanation-attach-tunnel = Den offenen Weg jeder offen liegenden Karte, mit der Startkarte verbunden oder nicht.

option-break_own_tool = Eigenes Werkzeug beschädigen
explanation-break_own_tool = Ob du ein beschädigtes Werkzeug vor dich selbst legen darfst.
option-break_own_tool-yes = Ja
explanation-break_own_tool-yes = Vor jeden Spieler, auch vor dich selbst.
option-break_own_tool-no = Nein
explanation-break_own_tool-no = Nur vor Mitspieler.

option-stone_choice = Steine, die nicht passen
explanation-stone_choice = Wie ein Stein gedreht wird, der in keiner Lage zu allen Karten ringsum passt.
option-stone_choice-no = An die letzte Karte
explanation-stone_choice-no = Er wird so gedreht, dass er an die zuletzt gelegte Karte anschließt.
option-stone_choice-yes = Der Spieler wählt
explanation-stone_choice-yes = Wer die letzte Karte gelegt hat, wählt frei zwischen beiden Lagen.

option-gold_draw = Gold für die Goldsucher
explanation-gold_draw = Wie viele Goldkarten gezogen werden, wenn die Goldsucher gewonnen haben.
option-gold_draw-diggers = Eine je Goldsucher
explanation-gold_draw-diggers = So viele, wie Goldsucher unter den Spielern sind.
option-gold_draw-players = Eine je Spieler
explanation-gold_draw-players = So viele, wie Spieler am Tisch sitzen, auch Saboteure; neun bei zehn Spielern.

option-saboteur_pay = Gold für die Saboteure
explanation-saboteur_pay = Wie jeder Saboteur bezahlt wird, wenn die Saboteure gewonnen haben.
option-saboteur_pay-exact = Genau der Wert
explanation-saboteur_pay-exact = Dem Stapel werden Karten entnommen, die genau den Wert ergeben.
option-saboteur_pay-draw = Von oben gezogen
explanation-saboteur_pay-draw = Jeder zieht, bis der Wert erreicht ist; eine zu hohe Karte kommt unter den Stapel.

option-rounds = Runden
explanation-rounds = Wie viele Runden ein Spiel hat.
option-rounds-three = Drei
explanation-rounds-three = Ein ganzes Spiel.
option-rounds-two = Zwei
explanation-rounds-two = Ein kürzeres Spiel, in dem die Rollen einmal neu verteilt werden.
option-rounds-one = Eine
explanation-rounds-one = Eine einzelne Runde: Wer danach das meiste Gold hat, gewinnt.

option-next_starter = Beginn der nächsten Runde
explanation-next_starter = Wer jede weitere Runde beginnt.
option-next_starter-after_last_card = Nach der letzten Karte
explanation-next_starter-after_last_card = Der Spieler nach dem, der in der Runde davor die letzte Karte gespielt hat.
option-next_starter-after_starter = Einen Platz weiter
explanation-next_starter-after_starter = Der Spieler nach dem, der die Runde davor begonnen hat.
