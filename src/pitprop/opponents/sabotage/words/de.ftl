### Wie Gegner heißen, und womit sie ihre Züge begründen.

opponent-expert = Experte

reason-own-system = Mein eigenes System ist damit { $after } wert statt { $before }.
reason-other-system = Das gegnerische System ist damit { $after } wert statt { $before }.
reason-own-better = Das verbessert die Aussichten für mein eigenes Dach.
reason-own-row = Dann fehlt auf meinem eigenen Dach nur noch { $place } für eine Reihe.
reason-own-row-held = Dann fehlt auf meinem eigenen Dach nur noch { $place } für eine Reihe, und dafür habe ich eine Karte.
reason-own-misfit = Die Karte auf { $place } ist einer Reihe im Weg.
reason-own-same = An den Aussichten für mein eigenes Dach ändert es nichts.
reason-own-covers = Es belegt den noch freien Platz { $place } auf meinem eigenen Dach.
reason-own-ties = Das legt den Platz auf meinem eigenen Dach auf eine Farbe fest.
reason-own-worse = Auf lange Sicht kostet es mein eigenes Dach etwas von seinen Aussichten.
reason-other-worse = Das verschlechtert die Aussichten für das gegnerische Dach.
reason-other-row = Auf dem gegnerischen Dach würde eine passende Karte auf { $place } eine Reihe vollenden.
reason-other-misfit = Auf dem gegnerischen Dach ist diese Farbe einer Reihe im Weg.
reason-other-part = Auf dem gegnerischen Dach gehört die Karte zu einer Reihe, der nur noch { $place } fehlt.
reason-other-same = An den Aussichten für das gegnerische Dach ändert es nichts.
reason-other-better = Das würde die Aussichten für das gegnerische Dach verbessern.
reason-partners-card = Mein Partner hat die Karte auf { $place } gelegt, sicher mit einem Plan.

reason-card-used = Es verbraucht eine Karte, die für vieles gut ist: { $card }.
reason-drop-useless = Eine Karte, mit der ich nichts mehr anfangen kann, geht weg: { $card }.
reason-drop-least = Von allen meinen Karten entbehre ich diese am leichtesten: { $card }.
reason-drop-useful = Es gibt eine Karte weg, die noch etwas brächte: { $card }.

reason-lead-enough = { $points ->
    [one] Wird jetzt abgeschlossen, bringt mir die Partie einen Punkt Vorsprung, und das genügt.
   *[other] Wird jetzt abgeschlossen, bringt mir die Partie { $points } Punkte Vorsprung, und das genügt.
}
reason-lead-small = Wird jetzt abgeschlossen, bringt mir die Partie nicht genug Vorsprung.
reason-grows-on = Geht die Partie weiter, rechne ich damit, dass meine Seite mehr gewinnt als die andere.
reason-others-grow = Geht die Partie weiter, rechne ich damit, dass die Gegenseite aufholt.
reason-others-may-close = Die Gegenseite kann selbst abschließen: Ihr System ist { $worth } wert.
reason-wins-match = { $points ->
    [one] Abschließen gewinnt das Spiel, mit einem Punkt Vorsprung.
   *[other] Abschließen gewinnt das Spiel, mit { $points } Punkten Vorsprung.
}
reason-loses-match = { $points ->
    [one] Abschließen verliert das Spiel, um einen Punkt.
   *[other] Abschließen verliert das Spiel, um { $points } Punkte.
}
reason-partner-wants = Mein Partner will abschließen, und kennt eine Hand, die ich nicht kenne.

reason-next-spoils = { $chance ->
    [sure] Danach kann { $seat } meinem System sicher etwas wegnehmen.
    [nearly-sure] Danach kann { $seat } meinem System ziemlich sicher etwas wegnehmen.
   *[other] Danach kann { $seat } meinem System wahrscheinlich etwas wegnehmen.
}
reason-next-builds = { $chance ->
    [sure] Danach kann { $seat } das eigene System sicher wertvoller machen.
    [nearly-sure] Danach kann { $seat } das eigene System ziemlich sicher wertvoller machen.
   *[other] Danach kann { $seat } das eigene System wahrscheinlich wertvoller machen.
}
reason-next-builds-less = Sonst könnte { $seat } das eigene System wahrscheinlich wertvoller machen.

reason-only-move = Etwas anderes ist nicht möglich.
reason-looked-ahead = { $chance ->
    [sure] Ich habe es oft mit möglichen Karten durchgespielt: Das Spiel ist so gut wie gewonnen.
    [nearly-sure] Ich habe es oft mit möglichen Karten durchgespielt: Das Spiel sollte ich gewinnen.
    [likely] Ich habe es oft mit möglichen Karten durchgespielt: Das Spiel gewinne ich wahrscheinlich.
    [open] Ich habe es oft mit möglichen Karten durchgespielt: Das Spiel ist offen.
    [unlikely] Ich habe es oft mit möglichen Karten durchgespielt: Das Spiel verliere ich wahrscheinlich.
   *[other] Ich habe es oft mit möglichen Karten durchgespielt: Das Spiel ist kaum noch zu gewinnen.
}
reason-calculated = { $chance ->
    [sure] Ich habe alle Züge bis zum Ende berechnet, wie die Karten auch liegen: Das Spiel ist so gut wie gewonnen.
    [nearly-sure] Ich habe alle Züge bis zum Ende berechnet, wie die Karten auch liegen: Das Spiel sollte ich gewinnen.
    [likely] Ich habe alle Züge bis zum Ende berechnet, wie die Karten auch liegen: Das Spiel gewinne ich wahrscheinlich.
    [open] Ich habe alle Züge bis zum Ende berechnet, wie die Karten auch liegen: Das Spiel ist offen.
    [unlikely] Ich habe alle Züge bis zum Ende berechnet, wie die Karten auch liegen: Das Spiel verliere ich wahrscheinlich.
   *[other] Ich habe alle Züge bis zum Ende berechnet, wie die Karten auch liegen: Das Spiel ist kaum noch zu gewinnen.
}
reason-game-ahead = { $points ->
    [1] Diese Partie sollte für meine Seite gut ausgehen, wenn auch knapp.
   *[other] Diese Partie sollte für meine Seite gut ausgehen.
}
reason-game-behind = { $points ->
    [1] Diese Partie geht etwas eher an die Gegenseite.
   *[other] Diese Partie geht wohl eher an die Gegenseite.
}
reason-better-than-next = { $margin ->
    [hair] Ein anderer Zug wäre etwa ebenso gut.
    [little] Von allen Zügen ist es der beste, ein wenig besser als der nächste.
    [clear] Von allen Zügen ist es deutlich der beste.
    [far] Von allen Zügen ist es mit Abstand der beste.
   *[other] Von allen Zügen ist es der beste.
}
reason-as-good = { $instead ->
    [build] Etwa ebenso gut wäre diese Karte auf meinem eigenen Dach: { $card }.
    [disturb] Etwa ebenso gut wäre diese Karte auf dem gegnerischen Dach: { $card }.
    [build-at] Etwa ebenso gut wäre diese Karte auf { $place } meines eigenen Dachs: { $card }.
    [disturb-at] Etwa ebenso gut wäre diese Karte auf { $place } des gegnerischen Dachs: { $card }.
    [clear] Etwa ebenso gut wäre es, die Karte auf { $place } von meinem eigenen Dach zu nehmen.
    [harm] Etwa ebenso gut wäre es, die Karte auf { $place } vom gegnerischen Dach zu nehmen.
    [finish] Etwa ebenso gut wäre es, jetzt abzuschließen.
   *[discard] Etwa ebenso gut wäre es, einfach das abzuwerfen: { $card }.
}
reason-next-best = { $instead ->
    [build] Am zweitbesten wäre diese Karte auf meinem eigenen Dach: { $card }.
    [disturb] Am zweitbesten wäre diese Karte auf dem gegnerischen Dach: { $card }.
    [build-at] Am zweitbesten wäre diese Karte auf { $place } meines eigenen Dachs: { $card }.
    [disturb-at] Am zweitbesten wäre diese Karte auf { $place } des gegnerischen Dachs: { $card }.
    [clear] Am zweitbesten wäre es, die Karte auf { $place } von meinem eigenen Dach zu nehmen.
    [harm] Am zweitbesten wäre es, die Karte auf { $place } vom gegnerischen Dach zu nehmen.
    [finish] Am zweitbesten wäre es, jetzt abzuschließen.
   *[discard] Am zweitbesten wäre es, einfach das abzuwerfen: { $card }.
}
reason-brings-less = { $instead ->
    [build] Alles, was ich auf meinem eigenen Dach bauen könnte, brächte weniger.
    [disturb] Alles, was ich auf das gegnerische Dach legen könnte, brächte weniger.
    [clear] Etwas von meinem eigenen Dach zu nehmen, brächte weniger.
    [harm] Etwas vom gegnerischen Dach zu nehmen, brächte weniger.
    [finish] Jetzt abzuschließen, brächte weniger.
   *[discard] Einfach etwas abzuwerfen, brächte weniger.
}
