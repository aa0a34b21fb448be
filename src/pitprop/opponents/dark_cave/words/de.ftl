### Wie Gegner heißen, und womit sie ihre Züge begründen.

opponent-expert = Experte

reason-own-nearer = { $amount ->
    [little] Das bringt mich dem Ausgang ein wenig näher.
    [much] Das bringt mich dem Ausgang viel näher.
   *[other] Das bringt mich dem Ausgang näher.
}
reason-own-farther = { $amount ->
    [little] Das macht meinen eigenen Weg ein wenig länger.
    [much] Das macht meinen eigenen Weg viel länger.
   *[other] Das macht meinen eigenen Weg länger.
}
reason-mates-good = { $amount ->
    [little] Es hilft ein wenig denen, die wohl für meine Seite arbeiten.
    [much] Es hilft sehr denen, die wohl für meine Seite arbeiten.
   *[other] Es hilft denen, die wohl für meine Seite arbeiten.
}
reason-mates-bad = { $amount ->
    [little] Es hindert ein wenig die, die wohl für meine Seite arbeiten.
    [much] Es hindert sehr die, die wohl für meine Seite arbeiten.
   *[other] Es hindert die, die wohl für meine Seite arbeiten.
}
reason-others-good = { $amount ->
    [little] Es hindert ein wenig die, die wohl für die andere Seite arbeiten.
    [much] Es hindert sehr die, die wohl für die andere Seite arbeiten.
   *[other] Es hindert die, die wohl für die andere Seite arbeiten.
}
reason-others-bad = { $amount ->
    [little] Es hilft ein wenig denen, die wohl für die andere Seite arbeiten.
    [much] Es hilft denen sehr, die wohl für die andere Seite arbeiten.
   *[other] Es hilft denen, die wohl für die andere Seite arbeiten.
}
reason-no-difference = Es ändert für niemanden etwas am Weg.
reason-giveaway = { $chance ->
    [hardly] Es könnte mich verraten, und bisher verdächtigt mich niemand.
    [unlikely] Es könnte mich verraten, und bisher bin ich nur wenig verdächtig.
    [open] Es könnte mich verraten: Halb verdächtig bin ich schon.
   *[other] Es könnte mich endgültig verraten: Verdächtig bin ich schon genug.
}
reason-spent = Diese Karte würde ich lieber behalten: { $card }.
reason-draws = Für diese Karte ({ $card }) darf ich eine neue ziehen.
reason-passed = Das kann ich am wenigsten brauchen: { $cards }.
reason-goal-known = Über die Ziele weiß ich schon, was ich wissen will.
reason-look-too-late = Mein Zwerg ist draußen; ich muss es nicht mehr wissen.
reason-look-at-goal = { $chance ->
    [sure] Der Ausgang liegt bei { $place }; es ist gut, ihn zu sehen.
    [nearly-sure] Der Ausgang liegt ziemlich sicher bei { $place }; das ist gut zu wissen.
    [likely] Der Ausgang liegt wahrscheinlich bei { $place }; das ist gut zu wissen.
    [open] Der Ausgang könnte gut bei { $place } liegen; das ist gut zu wissen.
    [unlikely] Der Ausgang liegt vielleicht bei { $place }; das ist gut zu wissen.
   *[other] Der Ausgang liegt wohl kaum bei { $place }, aber das ist gut zu wissen.
}
reason-look-at-clan = { $chance ->
    [sure] { $seat } arbeitet sicher für meine Seite; dann wüsste ich es genau.
    [nearly-sure] Arbeitet { $seat } für meine Seite? Da bin ich fast sicher.
    [likely] Arbeitet { $seat } für meine Seite? Wahrscheinlich.
    [open] Arbeitet { $seat } für meine Seite? Das weiß ich noch nicht.
    [unlikely] Arbeitet { $seat } für meine Seite? Wahrscheinlich nicht.
   *[other] Arbeitet { $seat } für meine Seite? Wohl kaum.
}
reason-dwarf-is-out = Das nützt nichts mehr: Der Zwerg von { $seat } hat die Höhle verlassen.
reason-equip-self = { $amount ->
    [little] Das kann ich vielleicht noch brauchen.
    [much] Das kann ich sehr gut brauchen.
   *[other] Das kann ich gut brauchen.
}
reason-equip-other = { $chance ->
    [sure] Es hilft { $seat }, und wir arbeiten sicher für dieselbe Seite.
    [nearly-sure] Es hilft { $seat }, und wir arbeiten ziemlich sicher für dieselbe Seite.
    [likely] Es hilft { $seat }, und wir arbeiten wahrscheinlich für dieselbe Seite.
    [open] Es hilft { $seat }, und wir arbeiten vielleicht für dieselbe Seite.
   *[other] Es hilft { $seat }, und wir könnten immerhin für dieselbe Seite arbeiten.
}
reason-equip-rival = { $chance ->
    [hardly] Es hilft ziemlich sicher der anderen Seite: { $seat }.
    [unlikely] Es hilft wahrscheinlich der anderen Seite: { $seat }.
   *[other] Es hilft vielleicht der anderen Seite: { $seat }.
}
reason-swap-better = Die Hand von { $seat } dürfte besser sein als meine.
reason-swap-worse = Die Hand von { $seat } wäre kaum besser als meine.
reason-hits-nobody = Die Kreatur trifft niemanden: { $creature }.
reason-bars-way = Die Kreatur versperrt denen den Weg, die wohl für die andere Seite arbeiten: { $creature }.
reason-hits-self = Die Kreatur trifft auch mich: { $creature }.
reason-hits-mate = { $chance ->
    [hardly] Die Kreatur ({ $creature }) trifft { $seat }, und wir arbeiten ziemlich sicher für dieselbe Seite.
    [unlikely] Die Kreatur ({ $creature }) trifft { $seat }, und wir arbeiten wahrscheinlich für dieselbe Seite.
   *[other] Die Kreatur ({ $creature }) trifft { $seat }, und wir arbeiten vielleicht für dieselbe Seite.
}
reason-hits-other = { $chance ->
    [sure] Die Kreatur ({ $creature }) trifft sicher die andere Seite: { $seat }.
    [nearly-sure] Die Kreatur ({ $creature }) trifft ziemlich sicher die andere Seite: { $seat }.
    [likely] Die Kreatur ({ $creature }) trifft wahrscheinlich die andere Seite: { $seat }.
   *[other] Die Kreatur ({ $creature }) trifft vielleicht die andere Seite: { $seat }.
}
reason-cut-worth-it = Das Netz ist mir im Weg; das ist eine Axt wert.
reason-cut-not-worth-it = Das Netz ist keine Axt wert.
reason-still-hope = Es kann noch jemand hinauskommen.
reason-lead-stays = Niemand kommt mehr hinaus, und meine Seite führt.
reason-was-refused = Das wurde schon vorgeschlagen, und jemand wollte weiterspielen.
reason-we-would-win = Endet das Spiel jetzt, gewinnt wohl meine Seite.
reason-they-would-win = Endet das Spiel jetzt, gewinnt wohl die andere Seite.
reason-nobody-would-win = Endet das Spiel jetzt, gewinnt niemand.
reason-no-hope-left = Es ändert sich nichts mehr.
reason-goes-nowhere = Dieser Weg führt nirgends hin, wo ich sein will.
reason-pays-cards = { $number ->
    [0] Der Weg kostet keine Karte.
    [one] Der Weg kostet eine Karte.
   *[other] Der Weg kostet { $number } Karten.
}
reason-pays-gold = { $number ->
    [0] Der Weg kostet kein Gold.
    [one] Der Weg kostet ein Stück Gold.
   *[other] Der Weg kostet { $number } Stück Gold.
}
reason-meets-creature = Der Weg führt zu einer Kreatur: { $creature }.
reason-gold-here = Hier ist Gold zu holen.
reason-way-to-gold = Der Weg führt zu Gold, das ich nehmen kann.
reason-gold-near = Es lohnt sich, erst das Gold einer Ader zu holen.
reason-would-show = Ich müsste zeigen, dass ich Saboteur bin.
reason-way-nearer = { $far ->
    [next] Der Weg bringt mich dem Ziel bei { $place } näher, das dann in etwa einem Zug zu erreichen ist.
    [near] Der Weg bringt mich dem Ziel bei { $place } näher, das dann etwa zwei Züge entfernt ist.
    [away] Der Weg bringt mich dem Ziel bei { $place } näher, das dann einige Züge entfernt ist.
   *[distant] Der Weg bringt mich dem Ziel bei { $place } näher, das dann noch viele Züge entfernt ist.
}
reason-way-left = { $far ->
    [next] Vom Ende des Weges ist das Ziel bei { $place } in etwa einem Zug zu erreichen.
    [near] Vom Ende des Weges ist das Ziel bei { $place } etwa zwei Züge entfernt.
    [away] Vom Ende des Weges ist das Ziel bei { $place } einige Züge entfernt.
   *[distant] Vom Ende des Weges ist das Ziel bei { $place } noch viele Züge entfernt.
}
reason-way-from-here = { $far ->
    [next] Von hier ist das Ziel bei { $place } in etwa einem Zug zu erreichen.
    [near] Von hier ist das Ziel bei { $place } etwa zwei Züge entfernt.
    [away] Von hier ist das Ziel bei { $place } einige Züge entfernt.
   *[distant] Von hier ist das Ziel bei { $place } viele Züge entfernt.
}
reason-nearer-costs = { $cost ->
    [gold] Ich käme näher an das Ziel bei { $place }, aber nicht, ohne Gold zu zahlen, und das lohnt sich nicht.
    [cards] Ich käme näher an das Ziel bei { $place }, aber nicht, ohne Karten abzugeben, und das lohnt sich nicht.
    [creature] Ich käme näher an das Ziel bei { $place }, aber auf dem Weg steht eine Kreatur, und das lohnt sich nicht.
    [goals] Ich käme näher an das Ziel bei { $place }, aber weiter weg von den anderen.
   *[other] Ich käme näher an das Ziel bei { $place }, müsste mich dann aber als Saboteur zeigen.
}
reason-goal-left = Das Ziel bei { $place } ist näher, aber { $seat } ist noch näher daran als ich.
reason-goal-changed = Ich war unterwegs zum Ziel bei { $place }, aber von hier ist dieses mindestens ebenso gut.
reason-goal-taken-over = Von hier aus lohnt es sich jetzt doch, das Ziel bei { $place } selbst aufzudecken.
reason-no-way-nearer = { $far ->
    [next] Kein Weg bringt mich dem Ziel bei { $place } näher; von hier ist es in etwa einem Zug zu erreichen.
    [near] Kein Weg bringt mich dem Ziel bei { $place } näher; von hier ist es etwa zwei Züge entfernt.
    [away] Kein Weg bringt mich dem Ziel bei { $place } näher; von hier ist es einige Züge entfernt.
   *[distant] Kein Weg bringt mich dem Ziel bei { $place } näher; von hier ist es viele Züge entfernt.
}
reason-leaves = { $gold ->
    [0] Der Weg führt aus der Höhle, wenn auch ohne Gold.
    [one] Der Weg führt aus der Höhle, mit einem Stück Gold.
   *[other] Der Weg führt aus der Höhle, mit { $gold } Stück Gold.
}
reason-ends-well = Verlasse ich die Höhle, endet das Spiel, und meine Seite gewinnt wohl.
reason-may-end-well = Verlasse ich die Höhle, endet vielleicht das Spiel, und dann gewinnt wohl meine Seite.
reason-ends-badly = Verließe ich die Höhle, würde das Spiel enden, während die andere Seite führt.
reason-may-end-badly = Verließe ich die Höhle, könnte das Spiel enden, während die andere Seite führt.
reason-turns-up-goal = { $chance ->
    [sure] Das Ziel bei { $place } ist der Ausgang.
    [nearly-sure] Das Ziel bei { $place } ist ziemlich sicher der Ausgang.
    [likely] Das Ziel bei { $place } ist wahrscheinlich der Ausgang.
    [open] Das Ziel bei { $place } könnte gut der Ausgang sein.
    [unlikely] Das Ziel bei { $place } ist vielleicht der Ausgang.
   *[other] Das Ziel bei { $place } ist wohl kaum der Ausgang, aber dann wüsste ich es.
}
reason-axe-worth-it = Der Angriff würde mehr kosten als eine Axt: { $creature }.
reason-axe-kept = Der Angriff ist keine Axt wert: { $creature }.
reason-vein-worth-it = Das Gold ist mir mehr wert, als unerkannt zu bleiben.
reason-vein-would-show = Ich bleibe lieber unerkannt, als das Gold zu nehmen.
reason-turned-so = { $number ->
    [0] Dort treffen keine Wege zusammen.
    [one] Ein Weg schließt dort an.
   *[other] Es verbindet dort { $number } Wege.
}
reason-only-move = Etwas anderes geht nicht.
reason-looked-ahead = { $chance ->
    [sure] Ich habe es oft mit möglichen Karten, Zielen und Rollen weitergespielt: Meine Seite gewinnt fast jedes Mal.
    [nearly-sure] Ich habe es oft mit möglichen Karten, Zielen und Rollen weitergespielt: Meine Seite verliert selten.
    [likely] Ich habe es oft mit möglichen Karten, Zielen und Rollen weitergespielt: Meine Seite gewinnt meistens.
    [open] Ich habe es oft mit möglichen Karten, Zielen und Rollen weitergespielt: Meine Seite gewinnt etwa jedes zweite Mal.
    [unlikely] Ich habe es oft mit möglichen Karten, Zielen und Rollen weitergespielt: Meine Seite gewinnt seltener als jedes zweite Mal.
   *[other] Ich habe es oft mit möglichen Karten, Zielen und Rollen weitergespielt: Meine Seite gewinnt selten.
}
reason-better-than-next = { $margin ->
    [hair] Ein anderer Zug, den ich probiert habe, wäre etwa ebenso gut.
    [little] Von allen Zügen, die ich probiert habe, ist es der beste, ein wenig besser als der nächste.
    [clear] Von allen Zügen, die ich probiert habe, ist es deutlich der beste.
    [far] Von allen Zügen, die ich probiert habe, ist es mit Abstand der beste.
   *[other] Von allen Zügen, die ich probiert habe, ist es der beste.
}
reason-as-good = { $instead ->
    [lay] Etwa ebenso gut wäre diese Karte bei { $place }: { $card }.
    [look] Etwa ebenso gut wäre es, das Ziel bei { $place } anzusehen.
    [rockfall] Etwa ebenso gut wäre es, die Karte bei { $place } wegzunehmen.
    [play] Etwa ebenso gut wäre es, diese Karte auszuspielen: { $card }.
    [turned] Etwa ebenso gut wäre es, sie dort anders herum zu legen.
    [like] Etwa ebenso gut wäre es, dort eine andere Karte dieser Art zu legen.
    [play-otherwise] Etwa ebenso gut wäre es, diese Karte anders einzusetzen: { $card }.
   *[discard] Etwa ebenso gut wäre es, einfach das abzuwerfen: { $card }.
}
reason-better-now = { $chance ->
    [sure] Endet das Spiel jetzt, gewinnt meine Seite; später wäre das weniger sicher.
    [nearly-sure] Endet das Spiel jetzt, gewinnt ziemlich sicher meine Seite; später wäre das weniger sicher.
   *[other] Endet das Spiel jetzt, gewinnt wahrscheinlich meine Seite; später wäre das weniger wahrscheinlich.
}
