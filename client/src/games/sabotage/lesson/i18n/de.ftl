### Was die Einführung in Sabotage sagt.

lay-roof = Das ist dein Dach mit neun Plätzen. Punkte bringen Reihen zu dritt: waagrecht, senkrecht oder schräg.
lay-rows = In jedem Zug ziehst du eine Karte und spielst eine. Ihr Buchstabe sagt, auf welchem Platz sie liegt.
lay-card = Nimm das rote A.
lay-place = Leg es auf dein Dach, auf A.

second-card = Drei Karten einer Farbe in einer Reihe sind 2 wert. Nimm das rote B.
second-place = Es kommt neben das A.

remove-spoilt = { $name } hat dir ein blaues C aufs Dach gelegt. Blau passt nicht zu Rot: Deine Reihe ist verdorben!
remove-card = Demontage nimmt eine Karte vom eigenen Dach. Nimm sie.
remove-place = Weg mit dem blauen C.

row-card = Jetzt das rote C: Es füllt die Reihe.
row-place = Leg es auf C.

spoil-worth = Deine erste Reihe: Dreimal Rot ist 2 wert.
spoil-theirs = { $name } hat in dieser Reihe zwei blaue Karten. Eine dritte, und sie wäre 2 wert.
spoil-card = Auch du kannst stören. Nimm das gelbe F.
spoil-place = Leg es auf das Dach von { $name }. Gelb passt nur zu Rot.

x-card = Ein X passt auf jeden freien Platz deines Daches. Nimm es.
x-place = Die Mitte gehört zu vier Reihen zugleich.

sabotage-near = { $name } ist bei 4. Wer bei 5 ist, darf abschließen und die Partie beenden!
sabotage-card = Sabotage nimmt eine Karte von einem der beiden Dächer. Nimm sie.
sabotage-place = Nimm die Karte in der Mitte weg: Dann ist die Schräge dahin.

diagonal-card = Mit einem roten I ist deine Schräge voll.
diagonal-place = Leg es auf I.

wrench-card = Ein Schraubenschlüssel passt überall auf dein Dach, auch über eine Karte. Gelb passt zu Rot.
wrench-place = Auf G füllt er die andere Schräge. Passende Farben sind 1 wert.

more-enough = Du bist bei 5 und darfst abschließen. Aber was über 5 liegt, zählt am Ende doppelt!
more-card = Also noch ein Zug. Nimm das rote H.
more-place = Auf H füllt es zwei Reihen.

close-worth = Du bist bei 8. Warte nicht, bis dir das jemand verdirbt.
close-place = Schließ die Partie ab.

end-closed = Wert { $worth } bringt { $counted }, denn über 5 zählt jeder Punkt doppelt. Abschließen kostet 1, das macht { $score }. Ein Spiel hat vier Partien: Die drei anderen gehören dir, ohne Hinweise.
end-other = Die Partie ist zu Ende, beide Dächer werden gezählt. Ein Spiel hat vier Partien: Die drei anderen gehören dir, ohne Hinweise.
