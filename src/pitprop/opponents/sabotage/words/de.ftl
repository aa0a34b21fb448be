### Wie Gegner heißen, und womit sie ihre Züge begründen.

opponent-expert = Experte

reason-own-system = Mein eigenes System ist damit { $after } wert statt { $before }.
reason-other-system = Das gegnerische System ist damit { $after } wert statt { $before }.
reason-own-better = Das bringt mein eigenes Dach voran; so viele Punkte erwarte ich jetzt davon: etwa { $points }.
reason-own-worse = Meinem eigenen Dach nützt das nichts; so viele Punkte erwarte ich noch davon: etwa { $points }.
reason-other-worse = Das stört das gegnerische Dach; so viele Punkte erwarte ich dort noch: etwa { $points }.
reason-other-better = Das hülfe dem gegnerischen Dach; so viele Punkte erwarte ich dann dort: etwa { $points }.
reason-partners-card = Mein Partner hat die Karte auf { $place } gelegt, sicher mit einem Plan.

reason-could-wait = Die Karte hätte warten können; einen Teil davon hätte ich auch später bekommen.
reason-card-used = Es verbraucht eine Karte, die für vieles gut ist: { $card }.
reason-drop-useless = Eine Karte, mit der ich nichts mehr anfangen kann, geht weg: { $card }.
reason-drop-least = Etwas muss weg, und das entbehre ich am leichtesten: { $card }.

reason-lead-enough = Wird jetzt abgeschlossen, ist der Vorsprung in dieser Partie gut genug: { $points }.
reason-lead-small = Wird jetzt abgeschlossen, ist mir der Vorsprung in dieser Partie zu klein: { $points }.
reason-grows-on = Geht die Partie weiter, rechne ich damit, mehr zu gewinnen als die anderen.
reason-others-grow = Geht die Partie weiter, rechne ich damit, dass die anderen aufholen.
reason-others-may-close = Die anderen können selbst abschließen: ihr System ist so viel wert: { $worth }.
reason-wins-match = Abschließen gewinnt das Spiel, mit diesem Vorsprung: { $points }.
reason-loses-match = Abschließen verliert das Spiel; so viele Punkte fehlen: { $points }.
reason-partner-wants = Mein Partner will abschließen, und kennt eine Hand, die ich nicht kenne.

reason-only-move = Etwas anderes ist nicht möglich.
reason-looked-ahead = Ich habe es { $worlds }-mal mit möglichen Karten durchgespielt; meine Aussicht, das Spiel zu gewinnen, liegt bei etwa { $percent } %.
reason-calculated = Ich habe alle Züge bis zum Ende berechnet, für so viele mögliche Kartenlagen: { $worlds }; meine Aussicht, das Spiel zu gewinnen, liegt bei etwa { $percent } %.
reason-game-ahead = Diese Partie sollte für meine Seite gut ausgehen; Vorsprung in Punkten, den ich erwarte: etwa { $points }.
reason-game-behind = Diese Partie geht wohl eher an die anderen; Rückstand in Punkten, den ich erwarte: etwa { $points }.
reason-game-even = Diese Partie sieht ausgeglichen aus.
reason-better-than-next = Von { $moves } Zügen ist es der beste; mit dem nächsten läge meine Aussicht bei etwa { $percent } %.
