## Words

backs-of-passed = von abgelegten Karten, die nicht bekannt sind, stehen die Rückseiten da: pass I:? II:?
lower-group-first = von zwei Karten steht die der niedrigeren Gruppe zuerst
not-a-card = { $word } ist keine Handkarte, wie II:NES+hole oder I:rat eine sind
not-a-clan-card = { $word } ist keine Clankarte
not-a-field = { $word } ist kein Feld; eines ist ein Platz und sein Name, etwa 1,0:N
not-a-path-card = { $word } ist keine Wegekarte; eine ist ihre Gruppe, ihre Öffnungen, wie sie liegt, und was auf ihr ist, etwa II:NES+hole
not-a-side = { $word } ist keine Seite; Seiten sind N, E, S und W
not-from-a-swap = { $word } ist keine Karte, die ein Tausch bringen kann
not-openings = { $word } sind keine Öffnungen; sie sehen aus wie NES
not-such-an-action = { $word } ist keine solche Aktionskarte; eine ist etwa I:rat
one-or-two = abgelegt werden eine Karte oder zwei
other-order = von diesen beiden steht { $first } zuerst: pass { $first } { $second }

## Deals

cannot-be-lost = { $word } ist keine Karte, die man verlieren kann
chance-missing = vor diesem Zug fehlt, was der Zufall entschieden hat
deal-not-loss = hier steht eine verlorene Karte, dabei ist noch auszuteilen
loss-due = hier wird die Zeile 'lose CARD' erwartet
loss-not-deal = hier steht eine Kartenverteilung, dabei ist eine Karte zu verlieren
no-bar = hinter den Clankarten der Spieler stehen | und die beiseitegelegten
no-first = Sitz { $seat } soll beginnen, und es spielen { $seats } [D-15]
nothing-to-lose = Sitz { $seat } hat keine solche Karte zu verlieren [D-93]
of-group = { $count } der Gruppe { $group }
other-clans = die Clankarten von { $seats } Spielern sind { $cards } [D-11]
other-first = Sitz { $seat } soll beginnen, und bestimmt war Sitz { $named } [D-15]
other-hand = jeder von { $seats } Spielern bekommt { $cards } [D-14]
pile-order = im Zugstapel liegt Gruppe III unten und Gruppe I oben [D-14]
taken-out = aus jeder Gruppe werden { $count } Karten herausgenommen [D-14]

## What one seat knows

aside-known = die beiseitegelegten Clankarten sind von hier an bekannt; die Kartenverteilung muss sie nennen [D-90]
clan-known = die Clankarte von Sitz { $seat } ist von hier an bekannt; die Kartenverteilung muss sie nennen [D-90]
gives-others = Sitz { $seat } gibt andere Karten als {"{"}{ $note }{"}"} [D-52]
goal-known = Ziel { $goal } ist von hier an bekannt; die Kartenverteilung muss es nennen [D-90]
hidden-loss = nur Sitz { $seat } weiß, welche Karte er verliert: hier steht { $known } [D-93]
knows-drawn = Sitz { $seat } kennt die Karten, die er zieht [D-90]
knows-own = Sitz { $seat } kennt seine eigenen Karten und seinen Charakter [D-90]
knows-which = { $text }: Sitz { $seat } weiß, welche seiner Karten es war [D-91]
nothing-to-pass = Sitz { $seat } hat keine Karte der Gruppe { $group } abzulegen
