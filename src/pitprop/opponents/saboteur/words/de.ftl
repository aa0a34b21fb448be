### Wie Gegner heißen, und womit sie ihre Züge begründen.

opponent-expert = Experte

reason-treasure-at = Ich vermute den Schatz bei { $place } (zu { $percent } % sicher).
reason-treasure-known = Ich weiß, dass der Schatz bei { $place } liegt.
reason-treasure-open = Ich habe noch keine Ahnung, wo der Schatz liegt.

reason-nearer = Das bringt den Weg näher an den Schatz; danach fehlen noch etwa so viele Karten: { $cards }.
reason-no-nearer = Das bringt den Weg dem Schatz nicht näher; es fehlen etwa so viele Karten: { $cards }.
reason-farther = Das macht den Weg zum Schatz länger; danach fehlen etwa so viele Karten: { $cards }.
reason-reaches = Das erreicht den Schatz, wenn er dort liegt, wo ich denke (Chance { $percent } %).
reason-spreads = Es lässt mehrere Wege offen, um weiterzubauen.
reason-dead-end = Es ist eine Sackgasse, und die legen Goldsucher nicht.
reason-blocks = Das versperrt den Weg zum Schatz; danach fehlen etwa so viele Karten: { $cards }.
reason-builds = Das hilft den Goldsuchern weiter; danach fehlen etwa so viele Karten: { $cards }.
reason-hands-over = Das würde den Goldsuchern den Schatz schenken (Chance { $percent } %).

reason-rockfall-clears = Die Karte bei { $place } steht dem Weg im Weg.
reason-rockfall-harms = Die Karte bei { $place } bleibt besser liegen.
reason-rockfall-tears = Ohne die Karte bei { $place } ist der Weg zerrissen.

reason-suspected = Ich halte { $seat } für einen Saboteur ({ $percent } %).
reason-trusted = Dafür verdächtige ich { $seat } zu wenig ({ $percent } %).
reason-own-tool = Warum sollte ich mein eigenes Werkzeug beschädigen?
reason-stop-digger = Ich halte { $seat } für jemanden, der Gold sucht ({ $percent } %) und gestoppt werden muss.
reason-mend-own = Mein eigenes Werkzeug ({ $tool }) ist beschädigt, und ohne es kann ich keine Wegekarte legen.
reason-mend-mate = Ich traue { $seat } ({ $percent } %), und dort fehlt dieses Werkzeug: { $tool }.
reason-no-mending = Ich verdächtige { $seat } ({ $percent } %), da repariere ich nichts.
reason-mend-friend = Ich halte { $seat } für einen Saboteur wie mich ({ $percent } %), und dort fehlt dieses Werkzeug: { $tool }.

reason-map-tells = Ich weiß noch nicht, was bei { $place } liegt.
reason-map-known = Was bei { $place } liegt, weiß ich schon.

reason-drop = Von meinen Karten kann ich diese am ehesten entbehren: { $card }.
reason-drop-dead-end = Wirft man am besten weg: { $card }.
reason-drop-good = Diese Karte sollen die Goldsucher nicht bekommen: { $card }.

reason-hides = Es sieht nach Goldsucher aus, und ich will unerkannt bleiben (verdächtig bin ich zu { $percent } %).
reason-shows = Es sieht verdächtig aus (verdächtig bin ich bisher zu { $percent } %).
reason-keep = Später würde es mehr schaden.

reason-turn = So herum fehlen bis zum Schatz am wenigsten Karten: etwa { $cards }.
reason-turn-away = So herum fehlen bis zum Schatz am meisten Karten: etwa { $cards }.
reason-most-gold = Die wertvollste Goldkarte, die es gibt (Wert { $value }).

reason-only-move = Etwas anderes geht nicht.
reason-looked-ahead = Ich habe die Runde { $worlds }-mal mit möglichen Karten und Rollen durchgespielt; die Aussicht meiner Seite, sie zu gewinnen, liegt bei etwa { $percent } %.
reason-better-than-next = Von { $moves } Zügen, die ich probiert habe, ist es der beste; mit dem nächsten läge unsere Aussicht bei etwa { $percent } %.
