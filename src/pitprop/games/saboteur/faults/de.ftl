## Words

not-a-card = { $word } ist keine Handkarte; Karten sind { $cards }
not-a-gold-card = Goldkarten sind 1, 2 oder 3 wert, nicht { $word }
not-a-path-card = { $word } ist keine Wegekarte; eine Karte sind ihre Öffnungen im Uhrzeigersinn ab Norden, etwa NES
not-a-tool = { $word } ist kein Werkzeug; Werkzeuge sind { $tools }

## Deals

deal-missing = vor diesem Zug fehlt eine Kartenverteilung
first-told-once = wer beginnt, steht in der Kartenverteilung der ersten Runde, und nur dort [S-16]
gold-not-shuffled = der Goldstapel wird in dieser Runde nicht gemischt [S-15]
gold-shuffled = der Goldstapel wird in dieser Runde gemischt [S-15]
left-over = an diesem Tisch bleibt die Zwergenkarte { $role } übrig [S-10]
no-first = Sitz { $seat } soll beginnen, und es spielen { $seats } [S-16]
no-left-over = am Ende der Rollen stehen | und die Zwergenkarte, die übrig bleibt
other-first = Sitz { $seat } soll beginnen, und bestimmt war Sitz { $named } [S-16]
other-round = hier ist Runde { $round } ausgeteilt, auszuteilen ist Runde { $due }

## What one seat knows

goal-known = das Ziel auf { $place } ist von hier an bekannt; die Kartenverteilung muss es nennen [S-81]
knows-drawn = Sitz { $seat } kennt die Karten, die er zieht [S-81]
knows-own = Sitz { $seat } kennt seine eigenen Karten und seine Rolle [S-81]
knows-passed = { $move }: Sitz { $seat } weiß, welche Karte er abgelegt hat [S-81]
knows-taken = { $move }: Sitz { $seat } weiß, welche Karte er genommen hat [S-63, S-81]
roles-known = die Rollen sind von hier an bekannt; die Kartenverteilung muss sie nennen [S-57]

## Gold

early-total = was alle insgesamt haben, steht erst am Ende des Spiels da [S-72]
possible-result = ein mögliches Ergebnis ist hier { $result } [S-64, S-66]
too-much-taken = es gibt weniger Goldkarten, als Sitz { $seat } genommen hat [S-6, S-61]
total-seats = die Summen gelten für { $seats } Sitze, nicht für { $count }
wrong-pay = Sitz { $seat } kann nicht { $gold } Goldstücke aus dem Stapel bekommen haben [S-66]
wrong-total = Sitz { $seat } kann nicht insgesamt { $gold } Goldstücke haben [S-72]
