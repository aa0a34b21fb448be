### Wie Gegner heißen, und womit sie ihre Züge begründen.

opponent-expert = Experte


reason-nearer = { $cards ->
    [0] Das bringt den Weg näher an den Schatz; danach fehlt kaum noch etwas.
    [1] Das bringt den Weg näher an den Schatz; danach fehlt noch etwa eine Karte.
    [2] Das bringt den Weg näher an den Schatz; danach fehlen noch etwa zwei Karten.
    [3] Das bringt den Weg näher an den Schatz; danach fehlen noch etwa drei Karten.
    [4] Das bringt den Weg näher an den Schatz; danach fehlen noch etwa vier Karten.
   *[other] Das bringt den Weg näher an den Schatz; es fehlen aber noch viele Karten.
}
reason-easier = { $cards ->
    [0] Damit kommt man etwas leichter weiter; danach fehlt kaum noch etwas.
    [1] Damit kommt man etwas leichter weiter; danach fehlt noch etwa eine Karte.
    [2] Damit kommt man etwas leichter weiter; danach fehlen noch etwa zwei Karten.
    [3] Damit kommt man etwas leichter weiter; danach fehlen noch etwa drei Karten.
    [4] Damit kommt man etwas leichter weiter; danach fehlen noch etwa vier Karten.
   *[other] Damit kommt man etwas leichter weiter; es fehlen aber noch viele Karten.
}
reason-no-nearer = Das bringt den Weg dem Schatz nicht näher.
reason-farther = Das macht den Weg zum Schatz länger.
reason-reaches = { $chance ->
    [sure] Das erreicht den Schatz.
    [nearly-sure] Das erreicht ziemlich sicher den Schatz.
    [likely] Das erreicht wahrscheinlich den Schatz.
    [open] Das könnte gut den Schatz erreichen.
    [unlikely] Mit etwas Glück erreicht das den Schatz.
   *[other] Das erreicht ein Ziel, aber kaum den Schatz.
}
reason-spreads = Es lässt mehrere Wege offen, um weiterzubauen.
reason-dead-end = Es ist eine Sackgasse, und die legen Goldsucher nicht.
reason-blocks = { $cards ->
    [0] Das versperrt den Weg zum Schatz für einen Moment.
    [1] Das versperrt den Weg zum Schatz; danach fehlt etwa eine Karte.
    [2] Das versperrt den Weg zum Schatz; danach fehlen etwa zwei Karten.
    [3] Das versperrt den Weg zum Schatz; danach fehlen etwa drei Karten.
    [4] Das versperrt den Weg zum Schatz; danach fehlen etwa vier Karten.
   *[other] Das versperrt den Weg zum Schatz; dann fehlen viele Karten.
}
reason-lengthens = { $cards ->
    [0] Das macht den Weg zum Schatz länger; danach fehlt kaum noch etwas.
    [1] Das macht den Weg zum Schatz länger; danach fehlt etwa eine Karte.
    [2] Das macht den Weg zum Schatz länger; danach fehlen etwa zwei Karten.
    [3] Das macht den Weg zum Schatz länger; danach fehlen etwa drei Karten.
    [4] Das macht den Weg zum Schatz länger; danach fehlen etwa vier Karten.
   *[other] Das macht den Weg zum Schatz länger; dann fehlen viele Karten.
}
reason-builds = Das hilft den Goldsuchern weiter.
reason-no-help = Den Goldsuchern hilft das nicht.
reason-hands-over = { $chance ->
    [sure] Das würde den Goldsuchern den Schatz schenken.
    [nearly-sure] Das würde den Goldsuchern ziemlich sicher den Schatz schenken.
    [likely] Das würde den Goldsuchern wahrscheinlich den Schatz schenken.
    [open] Das könnte den Goldsuchern gut den Schatz schenken.
   *[other] Das könnte den Goldsuchern den Schatz schenken.
}

reason-rockfall-clears = Die Karte bei { $place } versperrt den Weg zum Schatz.
reason-rockfall-harms = Die Karte bei { $place } bleibt besser liegen.
reason-rockfall-tears = Ohne die Karte bei { $place } ist der Weg zum Schatz wieder länger.
reason-rockfall-idle = Ohne die Karte bei { $place } ändert sich wenig.
reason-rockfall-helps = Ohne die Karte bei { $place } haben es die Goldsucher leichter.

reason-suspected = { $chance ->
    [sure] Ich bin sicher, dass { $seat } Saboteur ist.
    [nearly-sure] Ich bin fast sicher, dass { $seat } Saboteur ist.
    [likely] Ich halte { $seat } für einen Saboteur.
    [open] { $seat } könnte gut Saboteur sein.
   *[other] { $seat } ist vielleicht Saboteur.
}
reason-trusted = { $chance ->
    [hardly] Ich verdächtige { $seat } überhaupt nicht.
    [unlikely] Ich verdächtige { $seat } kaum.
   *[other] Dafür verdächtige ich { $seat } zu wenig.
}
reason-own-tool = Warum sollte ich mein eigenes Werkzeug beschädigen?
reason-stop-digger = { $chance ->
    [sure] Ich bin sicher: { $seat } sucht Gold und muss gestoppt werden.
    [nearly-sure] { $seat } sucht ziemlich sicher Gold und muss gestoppt werden.
    [likely] { $seat } sucht wahrscheinlich Gold und muss gestoppt werden.
    [open] { $seat } sucht vielleicht Gold und müsste gestoppt werden.
   *[other] Sucht { $seat } doch Gold, ist das hiermit gestoppt.
}
reason-stop-longer = { $chance ->
    [sure] Ich bin sicher: { $seat } sucht Gold, und noch ein beschädigtes Werkzeug hält länger auf.
    [nearly-sure] { $seat } sucht ziemlich sicher Gold, und noch ein beschädigtes Werkzeug hält länger auf.
    [likely] { $seat } sucht wahrscheinlich Gold, und noch ein beschädigtes Werkzeug hält länger auf.
   *[other] Sucht { $seat } doch Gold, hält noch ein beschädigtes Werkzeug länger auf.
}
reason-breaks-friend = { $chance ->
    [sure] Ich bin sicher, dass { $seat } Saboteur ist wie ich.
    [nearly-sure] { $seat } ist ziemlich sicher Saboteur wie ich.
    [likely] { $seat } ist wahrscheinlich Saboteur wie ich.
   *[other] { $seat } ist vielleicht Saboteur wie ich.
}
reason-mend-own = Mein eigenes Werkzeug ({ $tool }) ist beschädigt, und ohne es kann ich keine Wegekarte legen.
reason-mend-mate = { $chance ->
    [sure] Ich traue { $seat } völlig, und dort fehlt dieses Werkzeug: { $tool }.
    [nearly-sure] Ich traue { $seat }, und dort fehlt dieses Werkzeug: { $tool }.
   *[other] Ich traue { $seat } einigermaßen, und dort fehlt dieses Werkzeug: { $tool }.
}
reason-no-mending = { $chance ->
    [sure] Ich bin sicher, dass { $seat } Saboteur ist: Da repariere ich nichts.
    [nearly-sure] { $seat } ist ziemlich sicher Saboteur: Da repariere ich nichts.
    [likely] Ich halte { $seat } für einen Saboteur, da repariere ich nichts.
   *[other] Ich traue { $seat } nicht genug, um dort zu reparieren.
}
reason-own-first = Auch mein eigenes Werkzeug ist beschädigt, und das geht vor.
reason-mend-friend = { $chance ->
    [sure] Ich bin sicher, dass { $seat } Saboteur ist wie ich, und dort fehlt dieses Werkzeug: { $tool }.
    [nearly-sure] { $seat } ist ziemlich sicher Saboteur wie ich, und dort fehlt dieses Werkzeug: { $tool }.
    [likely] { $seat } ist wahrscheinlich Saboteur wie ich, und dort fehlt dieses Werkzeug: { $tool }.
    [open] { $seat } ist vielleicht Saboteur wie ich, und dort fehlt dieses Werkzeug: { $tool }.
   *[other] { $seat } ist wohl kaum Saboteur wie ich.
}
reason-mends-stranger = { $chance ->
    [hardly] { $seat } ist wohl kaum Saboteur wie ich: Warum sollte ich da etwas reparieren?
    [unlikely] { $seat } ist wahrscheinlich kein Saboteur wie ich: Warum sollte ich da etwas reparieren?
   *[other] Ich bin nicht sicher genug, dass { $seat } Saboteur ist wie ich.
}

reason-map-tells = Ich weiß noch nicht, was bei { $place } liegt.
reason-map-known = Was bei { $place } liegt, weiß ich schon.
reason-map-seen = Was bei { $place } liegt, haben sich schon andere angesehen.

## Where the treasure is.

reason-treasure-seen = Ich habe es gesehen: Der Goldschatz liegt bei { $place }.
reason-treasure-told = { $chance ->
    [sure] { $seat } sagt, der Goldschatz liege bei { $place }, und so ist es.
    [nearly-sure] { $seat } sagt, der Goldschatz liege bei { $place }, und ich glaube das.
   *[other] { $seat } sagt, der Goldschatz liege bei { $place }, und wahrscheinlich stimmt das.
}
reason-treasure-guessed = { $chance ->
    [sure] Der Goldschatz muss bei { $place } liegen.
    [nearly-sure] Nach allem, was gesagt und getan wurde, bin ich fast sicher: Der Goldschatz liegt bei { $place }.
   *[other] Nach allem, was gesagt und getan wurde, liegt der Goldschatz wahrscheinlich bei { $place }.
}
reason-treasure-doubted = { $seat } sagt, der Goldschatz liege bei { $place }, aber das glaube ich nicht.
reason-treasure-distrusts = Vorher habe ich { $seat } geglaubt, aber inzwischen ist mein Verdacht größer.
reason-treasure-unlikely = Vorher habe ich { $seat } geglaubt, aber was seither gesagt und getan wurde, spricht dagegen.
reason-treasure-trusts = Vorher habe ich { $seat } nicht geglaubt, aber inzwischen ist mein Verdacht kleiner.
reason-treasure-likely = Vorher habe ich { $seat } nicht geglaubt, aber was seither gesagt und getan wurde, spricht dafür.
reason-treasure-before = Bisher hielt ich { $place } für den Ort des Goldschatzes; was seither gesagt und getan wurde, spricht dagegen.

reason-drop = Von meinen Karten kann ich diese am ehesten entbehren: { $card }.
reason-drop-dead-end = Diese Karte wirft man am besten weg: { $card }.
reason-drop-good = Diese Karte sollen die Goldsucher nicht bekommen: { $card }.

reason-hides = { $chance ->
    [hardly] Es sieht nach Goldsucher aus, und ich will unverdächtig bleiben.
    [unlikely] Es sieht nach Goldsucher aus, und bisher bin ich nur wenig verdächtig.
    [open] Es sieht nach Goldsucher aus, und halb verdächtig bin ich schon.
   *[other] Es sieht nach Goldsucher aus, und verdächtig bin ich schon genug.
}
reason-shows = { $chance ->
    [hardly] Es sieht verdächtig aus, und bisher verdächtigt mich niemand.
    [unlikely] Es sieht verdächtig aus, und bisher bin ich nur wenig verdächtig.
    [open] Es sieht verdächtig aus, und halb verdächtig bin ich schon.
   *[other] Es sieht verdächtig aus, und verdächtig bin ich schon genug.
}
reason-keep = Später in der Runde würde das mehr schaden.
reason-waits = Ich bin Saboteur, aber es ist noch zu früh, das zu zeigen: Ich grabe erst einmal mit.

reason-turn = So herum fehlen bis zum Schatz am wenigsten Karten.
reason-turn-away = So herum fehlen bis zum Schatz am meisten Karten.
reason-most-gold = { $value ->
    [one] Die wertvollste Goldkarte, die es gibt; sie ist ein Stück Gold wert.
   *[other] Die wertvollste Goldkarte, die es gibt; sie ist { $value } Stück Gold wert.
}

reason-only-move = Etwas anderes geht nicht.
reason-looked-ahead = { $chance ->
    [sure] Ich habe die Runde oft mit möglichen Karten und Rollen durchgespielt: Meine Seite gewinnt sie fast jedes Mal.
    [nearly-sure] Ich habe die Runde oft mit möglichen Karten und Rollen durchgespielt: Meine Seite verliert sie selten.
    [likely] Ich habe die Runde oft mit möglichen Karten und Rollen durchgespielt: Meine Seite gewinnt sie meistens.
    [open] Ich habe die Runde oft mit möglichen Karten und Rollen durchgespielt: Meine Seite gewinnt sie etwa jedes zweite Mal.
    [unlikely] Ich habe die Runde oft mit möglichen Karten und Rollen durchgespielt: Meine Seite verliert sie meistens.
   *[other] Ich habe die Runde oft mit möglichen Karten und Rollen durchgespielt: Meine Seite gewinnt sie selten.
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
    [break] Etwa ebenso gut wäre es, ein Werkzeug von { $seat } zu beschädigen: { $tool }.
    [break-own] Etwa ebenso gut wäre es, mein eigenes Werkzeug zu beschädigen: { $tool }.
    [mend] Etwa ebenso gut wäre es, ein Werkzeug von { $seat } zu reparieren: { $tool }.
    [mend-own] Etwa ebenso gut wäre es, mein eigenes Werkzeug zu reparieren: { $tool }.
    [rockfall] Etwa ebenso gut wäre es, die Karte bei { $place } wegzunehmen.
    [look] Etwa ebenso gut wäre es, nachzusehen, was bei { $place } liegt.
    [turned] Etwa ebenso gut wäre es, sie andersherum zu legen.
    [mend-with] Etwa ebenso gut wäre es, dafür diese Karte zu nehmen: { $card }.
   *[drop] Etwa ebenso gut wäre es, einfach das abzuwerfen: { $card }.
}
