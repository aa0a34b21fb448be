### Was die Einführung in Saboteur sagt.

dig-goal = Der Goldschatz liegt unter einer dieser drei Karten: Grabt euch einen Weg dorthin.
dig-card = In jedem Zug spielst du eine deiner Karten und ziehst eine neue. Nimm diesen geraden Weg.
dig-place = Leg ihn neben die Leiter, so dass Weg an Weg stößt.

look-praise = Gut gegraben!
look-card = Wo liegt das Gold? Mit diesem Schatzplan schaust du unter eine Karte.
look-place = Schau hier nach. Was du siehst, sieht sonst niemand.

mend-card = { $name } hat deine Lampe beschädigt: Nun kannst du nicht graben. Nimm diese Reparatur, die eine Lampe zeigt.
mend-place = Spiel sie auf dich selbst.

help-card = Wieder { $name }: Jetzt kann { $fellow } nicht graben. Diese Karte repariert eine Lampe oder eine Lore: Nimm sie.
help-place = Spiel sie auf { $fellow }: Goldsucher gewinnen gemeinsam.

clear-card = { $name } hat eine Sackgasse gelegt! Ein Steinschlag nimmt eine Karte weg: Nimm ihn.
clear-place = Verschütte die Sackgasse.

reach-card = Jetzt fehlt nur noch eine Karte: Nimm diese Kreuzung.
reach-place = Leg sie hierher, und du bist am Gold.

gold-place = Das Gold geht herum, und wer es erreicht hat, wählt zuerst. Nimm die 3: Sie bleibt bis zum Schluss geheim.

stop-pile = Diese Runde läuft schon eine Weile: Zu ziehen gibt es nichts mehr. Erreichen die letzten Karten den Goldschatz nicht, gewinnst du.
stop-card = { $fellow } hat weitergegraben: Nur noch eine Karte fehlt! Nimm diese beschädigte Lampe.
stop-place = Beschädige die Lampe von { $fellow }.

block-card = Schon repariert! Nimm diese Sackgasse, einen Weg, der nirgendwohin führt.
block-place = Leg sie dorthin, direkt vor die Zielkarte.

caveIn-card = { $fellow } hat deine Sackgasse verschüttet. Auch du hast einen Steinschlag: Nimm ihn.
caveIn-place = Verschütte das Ende des Weges.

discard-card = Diese Kreuzung würde nur den anderen helfen: Nimm sie …
discard-place = … und wirf sie verdeckt ab: Niemand sieht sie.

end-found = Alle Rollen liegen offen: { $name } war der Saboteur. In der nächsten Runde bist du es!
end-missed = Diesmal blieb der Goldschatz verborgen. Alle Rollen liegen offen: { $name } war der Saboteur. In der nächsten Runde bist du es!
end-won = Du hast als Saboteur gewonnen und bekommst Gold. Das ist das ganze Spiel! Die dritte Runde gehört dir, ohne Hinweise.
end-dug = Diesmal waren die Goldsucher schneller. Jetzt kennst du das ganze Spiel! Die dritte Runde gehört dir, ohne Hinweise.
