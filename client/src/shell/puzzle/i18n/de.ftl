title = Rätsel des Tages
titleOf = Rätsel: { $day }
streak = { $days ->
    [0] { $answered ->
        [yes] Löse morgen das Rätsel, um eine Serie zu beginnen.
       *[no] Löse das heutige Rätsel und beginne eine Serie.
    }
    [one] Bisher an einem Tag gelöst.
   *[other] An { $days } Tagen in Folge gelöst.
}
none = In dieser Installation gibt es keine Rätsel.
earlier = Frühere Rätsel
more = Mehr zeigen
next = Noch ein Rätsel
answer = Antworten
back = Einen Zug zurück
on = Einen Zug weiter
toDecision = Zur Entscheidung
course = Was bisher geschah
before = Das war früher. Geh zur Entscheidung, um einen Zug auf dem Brett auszuprobieren.
openGame = Das Spiel von hier an ansehen

asks-saboteur = Du bist Goldsucher. Von den anderen ist eine Person Saboteur. Wer?
asks-saboteurs = Du bist Goldsucher. Von den anderen sind zwei Saboteure. Wer?
asks-cardDigger = Du bist Goldsucher. Welcher Zug rettet die Runde?
asks-cardSaboteur = Du bist Saboteur. Welcher Zug rettet die Runde für dich?
asks-close = Jetzt abschließen oder weiterspielen?
asks-move = Welcher Zug ist der beste?
asks-traitor = Unter den Zwergen des Clans { $clan } ist ein Saboteur. Wer ist es?
asks-way = Mit welcher Karte verlässt dein Zwerg in diesem Zug die Höhle?
asks-gold = Mit welcher Karte kommt dein Zwerg in diesem Zug an Gold?

say-close = Die Partie abschließen
say-goOn = Weiterspielen

level-easy = leicht
level-medium = mittel
level-hard = schwer

outcome-right = gelöst
outcome-wrong = nicht gelöst
outcome-open = noch nicht versucht

answered-right = Richtig!
answered-wrong = Nicht ganz.
answered-is = Die Antwort: { $text }
answered-picked = deine Antwort
answered-best = die Antwort
answered-likely = { $percent } %
answered-clues = Was die Züge verraten haben
answered-most = Hier stehen nur die Züge, die am meisten verraten haben. Auch was dazwischen geschah, hat den Verdacht verschoben; darum können die Zahlen von einem zum nächsten weitergerückt sein.
answered-clue = Verdacht gegen { $name }: vorher { $number } %, danach { $percent } %
answered-believed = Wie sicher man sein kann, allein aus dem, was zu sehen war, wenn man die Zahl der Saboteure kennt:
answered-played = Wie oft deine Seite die Runde gewinnt. Jeder Zug wurde bis zu { $worlds }-mal zu Ende gespielt, in denselben Welten, mit verdeckten Karten und Rollen, wie sie sein können:
answered-match = Die Aussicht, das ganze Spiel zu gewinnen. Jeder Zug wurde bis zu { $worlds }-mal weitergespielt, in denselben Welten, mit verdeckten Karten, wie sie liegen können:
answered-cases = Wo der Schatz liegt, ist hier nicht sicher, und davon hängt ab, was ein Zug wert ist. Die Antwort verglichen mit: { $text }
answered-case = { $text } (zu { $chance } %): { $percent } % mit der Antwort, { $number } % mit dem anderen Zug.
answered-bet = Der andere Zug setzt also auf den Ort, der weniger wahrscheinlich ist.
answered-exact = Die Aussicht, das ganze Spiel zu gewinnen. Wer was hat, ist hier bekannt, und jeder Zug wurde bis zum Ende durchgerechnet:
answered-tried = Jede Karte wurde mit jedem Weg probiert: Nur mit dieser geht es.
answered-line = So geht es weiter
answered-then = Am besten dann
answered-plan = Was das vorbereitet: meistens folgt darauf
answered-thoughts = Was ein Computerspieler dazu sagt
answered-ahead = { $points ->
    [one] Schließt du jetzt ab, gewinnst du diese Partie mit { $points } Punkt Vorsprung (die Kosten sind schon abgezogen).
   *[other] Schließt du jetzt ab, gewinnst du diese Partie mit { $points } Punkten Vorsprung (die Kosten sind schon abgezogen).
}
answered-behind = { $points ->
    [one] Schließt du jetzt ab, verlierst du diese Partie mit { $points } Punkt Rückstand.
   *[other] Schließt du jetzt ab, verlierst du diese Partie mit { $points } Punkten Rückstand.
}
answered-even = Schließt du jetzt ab, endet diese Partie unentschieden.
answered-wins = { $points ->
    [one] Es ist die letzte Partie: Schließt du jetzt ab, gewinnst du das Spiel mit { $points } Punkt Vorsprung (die Kosten sind schon abgezogen).
   *[other] Es ist die letzte Partie: Schließt du jetzt ab, gewinnst du das Spiel mit { $points } Punkten Vorsprung (die Kosten sind schon abgezogen).
}
answered-loses = { $points ->
    [one] Es ist die letzte Partie: Schließt du jetzt ab, verlierst du das Spiel mit { $points } Punkt Rückstand.
   *[other] Es ist die letzte Partie: Schließt du jetzt ab, verlierst du das Spiel mit { $points } Punkten Rückstand.
}
answered-ties = Es ist die letzte Partie: Schließt du jetzt ab, endet das Spiel unentschieden.

why-yours = Es traf dich, und du weißt, dass du ehrlich bist.
