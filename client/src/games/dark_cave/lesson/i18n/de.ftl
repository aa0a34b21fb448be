### Was die Einführung in Die dunkle Höhle sagt.

dig-cave = Eine der vier verdeckten Zielkarten ist der Ausgang. Bring dort dein Gold hinaus: Du arbeitest für den blauen Clan.
dig-turn = In jedem Zug spielst du eine Karte, bewegst dann deinen Zwerg und ziehst nach.
dig-card = Nimm diese Wegekarte.
dig-place = Leg sie neben den Start.

walk-figure = Jetzt darf dein Zwerg gehen: bis zu drei Schritte, jeder von Feld zu Feld.
walk-place = Geh auf deinen neuen Weg.

stay-place = Weiter führt noch kein Weg. Beende deinen Zug.

traitor-clan = { $name } und { $fellow } sind blau wie du. Aber ein Saboteur arbeitet für den anderen Clan, und niemand weiß, wer das ist.
traitor-card = Geheime Information zeigt dir allein eine Clankarte. Nimm sie.
traitor-place = Sieh dir die Karte von { $name } an.

far-praise = Jetzt weißt du es, und sonst niemand.
far-place = Geh weiter: drei Schritte, bis hierher.

creature-rat = { $name } hat eine Ratte geschickt, und sie hat eine deiner Karten gefressen. Kreaturen kommen aus dem dunklen Loch.
creature-card = Schick { $name } den Goblin: Er nimmt Gold.
creature-place = Lass ihn auf das Feld von { $name } laufen.

on-praise = Gut gemacht!
on-place = Jetzt weiter auf dem Weg, den die anderen gelegt haben.

axe-card = Eine Streitaxt vertreibt Kreaturen. Nimm sie.
axe-place = Leg sie vor dich.

goal-place = Und jetzt auf die verdeckte Zielkarte. Ob das der Ausgang ist?

discard-exit = Der Ausgang! Wer für deinen Clan arbeitet, bringt dort sein ganzes Gold hinaus.
discard-card = Zuerst kommt aber eine Karte. Du brauchst keine mehr: Nimm diese …
discard-place = … und leg sie ab.

out-place = Hinaus mit dir, durch den Ausgang!

end-won = Alle, die für Blau arbeiten, sind draußen: Das Spiel ist aus. Das Gold jedes Clans zählt so oft, wie Zwerge für den anderen arbeiten. Dein Clan hat gewonnen, und du kennst jetzt das Spiel!
end-otherwise = Das Spiel ist aus. Das Gold jedes Clans zählt so oft, wie Zwerge für den anderen arbeiten. Dein Clan hat gewonnen, und du kennst jetzt das Spiel!
end-lost = Das Spiel ist aus. Das Gold jedes Clans zählt so oft, wie Zwerge für den anderen arbeiten. Jetzt kennst du das Spiel!
