### Warum ein Zug nicht erlaubt ist: was daran falsch ist, und was richtig wäre.

game-over = Nach der letzten Partie ist alles gespielt; wenn du weiterspielen willst, fang ein neues Spiel an.
not-dealt = Gerade läuft keine Partie; warte, bis die nächste ausgeteilt ist.
not-your-turn = Du bist nicht am Zug; jetzt ist { $seat } dran.
not-in-hand = Eine Karte „{ $card }“ hast du nicht auf der Hand; spiel eine, die du hast.
place-taken = Auf { $place } liegt schon eine Karte; eine Karte mit Buchstaben braucht ihren Platz leer.
wrong-place = Die Karte „{ $card }“ gehört nicht auf { $place }; sie kommt auf den Platz mit ihrem Buchstaben.
place-taken-for-x = Auf { $place } liegt schon eine Karte; ein X braucht einen freien Platz, nur ein Schraubenschlüssel ersetzt eine Karte.
x-on-other-roof = Ein X darf nicht auf das gegnerische Dach; leg es auf dein eigenes.
wrench-on-other-roof = Ein Schraubenschlüssel darf nicht auf das gegnerische Dach; leg ihn auf dein eigenes.
demontage-on-other-roof = Demontage entfernt Karten nur vom eigenen Dach; fürs gegnerische brauchst du eine Sabotage-Karte.
nothing-there = Auf { $place } liegt auf diesem Dach keine Karte; wähle einen Platz, von dem sich eine entfernen lässt.
own-roof-empty = Auf deinem Dach liegt nichts; Demontage kannst du jetzt nur abwerfen.
both-roofs-empty = Auf keinem der Dächer liegt etwas; Sabotage kannst du jetzt nur abwerfen.
worth-too-little = Dein System ist { $worth } wert; zum Abschließen muss es 5 oder mehr wert sein.
card-is-played = Deine Karte ist ausgespielt; abschließen kannst du nur davor, warte also auf deinen nächsten Zug.
asked-already = Dein Partner hat in diesem Zug schon abgelehnt; spiel eine Karte aus.
nothing-asked = Niemand hat dich um Zustimmung gefragt; du antwortest, wenn dein Partner abschließen will.
nobody-asks = Zu zweit fragt niemand um Zustimmung; wer am Zug ist, schließt ohne sie ab.
answer-first = Antworte zuerst, ob { $seat } abschließen darf; danach geht es weiter.
waiting-for-answer = Eine Frage steht noch offen; vor allem anderen muss { $seat } sie beantworten.
