### Was die Einführung in Saboteur sagt.

dig-goal = Du bist Goldsucher. Der Goldschatz liegt unter einer dieser drei Karten: Grabt euch einen Weg dorthin.
dig-hand = Das sind deine Karten. In jedem Zug spielst du eine und ziehst eine neue.
dig-card = Nimm diese Karte: ein Weg, der geradeaus führt.
dig-place = Leg sie neben die Leiter, so dass Weg an Weg stößt.

look-card = Gut gegraben! Aber wo liegt das Gold? Mit diesem Schatzplan schaust du unter eine Karte.
look-place = Schau hier nach. Was du siehst, sieht sonst niemand.

mend-broken = { $name } hat deine Lampe beschädigt. Mit kaputtem Werkzeug kannst du nicht graben!
mend-card = Diese Reparatur zeigt eine Lampe. Nimm sie.
mend-place = Reparier deine eigene Lampe: Tipp dich selbst an.

help-broken = Wieder { $name }: Jetzt kann { $fellow } nicht graben. Wer tut denn so etwas?
help-card = Eine Reparatur mit zwei Werkzeugen repariert eines davon. Nimm sie und hilf { $fellow }.
help-place = Tipp { $fellow } an. Goldsucher gewinnen gemeinsam.

clear-blocked = Eine Sackgasse! { $name } hat den Weg kurz vor dem Gold versperrt.
clear-card = Ein Steinschlag nimmt eine Karte weg. Nimm ihn.
clear-place = Verschütte die Sackgasse.

reach-card = Nur eine Karte fehlt noch. Diese führt nach allen Seiten weiter.
reach-place = Leg sie hierher, und du bist am Gold.

gold-place = Das Gold geht herum, und wer es erreicht hat, wählt zuerst. Nimm die 3: Sie bleibt bis zum Schluss geheim.

discard-role = Neue Runde, neue Rollen: Jetzt bist du Saboteur, und niemand weiß es. Diese Runde läuft schon eine Weile.
discard-pile = Zu ziehen gibt es nichts mehr. Ist die letzte Karte gespielt und der Goldschatz nicht erreicht, gewinnst du.
discard-card = Du hast eine gute Wegekarte. Sie würde nur den anderen helfen: Nimm sie …
discard-place = … und wirf sie ab. Sie liegt verdeckt, und niemand sieht sie.

stop-near = { $fellow } hat weitergegraben. Nur dieser Platz fehlt noch!
stop-card = Wer ein kaputtes Werkzeug hat, kann nicht graben. Nimm diese beschädigte Lampe.
stop-place = Beschädige die Lampe von { $fellow }.

block-mended = Schon repariert! Im nächsten Zug gräbt { $fellow } wieder.
block-card = Dieser Weg führt nirgendwohin: eine Sackgasse.
block-place = Leg sie dorthin, direkt vor die Zielkarte.

caveIn-cleared = { $fellow } hat deine Sackgasse verschüttet. Der Weg ist wieder frei.
caveIn-card = Auch du hast einen Steinschlag. Nimm ihn.
caveIn-place = Verschütte das Ende des Weges.

last-again = { $fellow } hat die Lücke geschlossen und hat nur noch eine Karte.
last-card = Ist es ein Weg, ist alles verloren. Beschädige vorher die Lore von { $fellow }.
last-place = Tipp { $fellow } an.

end-found = Du hast das Gold gefunden, und alle Rollen liegen offen: { $name } war der Saboteur. In der nächsten Runde bist du es selbst!
end-missed = Diesmal blieb der Goldschatz verborgen, und alle Rollen liegen offen: { $name } war der Saboteur. In der nächsten Runde bist du es selbst!
end-won = Niemand hat den Goldschatz erreicht: Du hast als Saboteur gewonnen und bekommst Gold. Das ist das ganze Spiel! Die dritte Runde gehört dir, ohne Hinweise.
end-dug = Diesmal waren die Goldsucher schneller. Jetzt kennst du das ganze Spiel! Die dritte Runde gehört dir, ohne Hinweise.
