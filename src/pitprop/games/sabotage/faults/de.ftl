## Words

not-a-card = { $word } ist keine Karte; Karten sind etwa A-red, X-blue, wrench-purple, demontage, sabotage
not-a-pipe = { $word } ist keine Röhren-Karte; nur solche werden ausgelegt, etwa A-red
not-a-place = { $word } ist kein Platz; Plätze sind A bis I
not-a-roof = { $word } ist kein Dach; Dächer sind { $roofs }
place-follows = danach steht ein Platz, etwa lay { $card } own E [{ $clause }]
takes-nothing-off = { $word } nimmt keine Karte von einem Dach; das tun nur demontage und sabotage

## Deals

deal-missing = vor diesem Zug fehlt eine Kartenverteilung
dealer-told-once = wer austeilt, steht in der ersten Kartenverteilung, und nur dort [A-20]
no-dealer = Sitz { $seat } soll austeilen, und es spielen { $seats } [A-20]
other-first = Sitz { $seat } soll beginnen, und bestimmt war Sitz { $named } [A-20]
other-game = hier ist Spiel { $game } ausgeteilt, auszuteilen ist Spiel { $due }

## What one seat knows

knows-drawn = ein Sitz kennt die Karten, die er zieht [A-60]
knows-own = ein Sitz kennt seine eigene Kartenhand [A-60]
