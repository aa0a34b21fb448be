### Wie die Dinge heißen.

card-path = Wegekarte
card-start = Startkarte
card-goal = Zielkarte
card-clan = Clankarte
card-info = Geheime Information
card-rockfall = Steinschlag
card-swap = Kartentausch
card-web = Spinnennetz
card-boots = Stiefel
card-axe = Streitaxt
card-rat = Ratte
card-lindworm = Lindwurm
card-goblin = Goblin

creature-rat = Ratte
creature-lindworm = Lindwurm
creature-goblin = Goblin

feature-hole = dunkles Loch
feature-ladder = Leiter
feature-vein = Goldader
feature-bridge = Brücke
feature-tunnel = Tunnel
feature-exit = Ausgang

goal-exit = Ausgang
goal-hole = dunkles Loch
goal-ladder = Leiter
goal-vein = Goldader

clan-blue = blauer Clan
clan-yellow = gelber Clan

role-loyal = loyaler Zwerg
role-saboteur = Saboteur

roles-loyal = loyale Zwerge
roles-saboteur = Saboteure

ending-cards = alle Karten sind fort
ending-clan = alle, die für einen Clan arbeiten, haben die Höhle verlassen
ending-agreed = alle haben sich geeinigt

side-N = Norden
side-E = Osten
side-S = Süden
side-W = Westen

# Die Karten in Gruppen, und was jede von ihnen tut.

deck-paths-I = Wegekarten der Gruppe I
deck-paths-II = Wegekarten der Gruppe II
deck-paths-III = Wegekarten der Gruppe III
deck-actions = Aktionskarten
deck-layout = Start und Ziele
deck-clans = Clankarten

does-info = Sieh dir ein verdecktes Ziel oder die Clankarte eines Mitspielers an.
does-rockfall = Nimmt eine Wegekarte weg, auf der niemand steht.
does-swap = Alle deine übrigen Karten gegen alle eines Mitspielers.
does-web = Versperrt eine Öffnung bis zum Beginn deines übernächsten Zuges.
does-boots = Vier statt drei Schritte, für immer.
does-axe = Einmal: gegen ein Netz oder eine Kreatur.
does-rat = Bis zu 3 Schritte. Nimmt allen auf ihrem Feld eine Handkarte.
does-lindworm = Bis zu 4 Schritte. Legt alle auf seinem Feld hin.
does-goblin = Bis zu 5 Schritte. Nimmt allen auf seinem Feld 1 Gold.
does-lay = Setzt einen Weg fort. Alle Öffnungen und Wände müssen passen.
does-hole = Aus diesem dunklen Loch kommen die Kreaturen.
does-ladder = Von dieser Leiter ist es ein Schritt zu jeder anderen.
does-bridge = Zwei Wege kreuzen sich hier, ohne sich zu treffen; wer über die Brücke geht, verliert eine Handkarte.
does-tunnel = Der Tunnel verbindet die beiden Kurven; wer ihn betritt, verliert 1 Gold.
does-vein = Hier kommt Gold hin; wer seine Bewegung dort beendet und es nimmt, zeigt seinen Charakter.
does-exit = Wer hierher kommt, verlässt die Höhle, mit all seinem Gold.
does-loyal = Du arbeitest für deinen eigenen Clan: Für ihn zählt das Gold, das du hinausbringst.
does-saboteur = Du arbeitest heimlich für den anderen Clan: Für ihn zählt das Gold, das du hinausbringst.

option-one_clan = Der Clan bei drei oder vier Personen
explanation-one_clan = Zu welchem Clan alle gehören, wenn drei oder vier spielen.
option-one_clan-drawn = Ausgelost
explanation-one_clan-drawn = Das Los entscheidet.
option-one_clan-blue = Blau
explanation-one_clan-blue = Alle gehören zum blauen Clan.
option-one_clan-yellow = Gelb
explanation-one_clan-yellow = Alle gehören zum gelben Clan.

option-vein_optional = Gold in der Ader lassen
explanation-vein_optional = Ob ein Zwerg, der seine Bewegung auf Gold beendet, es liegen lassen darf.
option-vein_optional-no = Nein
explanation-vein_optional-no = Das Gold wird genommen und der Charakter offengelegt.
option-vein_optional-yes = Ja
explanation-vein_optional-yes = Es wird gefragt.

option-spawn_attacks = Unter Zwerge gesetzte Kreaturen
explanation-spawn_attacks = Was eine Kreatur tut, die auf ein Loch mit Zwergen gesetzt wird.
option-spawn_attacks-yes = Sofort angreifen
explanation-spawn_attacks-yes = Sie greift sie an und bewegt sich nicht.
option-spawn_attacks-no = Zuerst bewegen
explanation-spawn_attacks-no = Sie greift sie nur an, wenn sie fortgeht und zurückkommt.

option-both_out = Das Ende zu zweit
explanation-both_out = Nach der Regel gewinnt, wer als Erstes draußen ist, auch ohne Gold: Zu zweit zählen Gold, Adern und Goblins nichts.
option-both_out-no = Der erste ist draußen
explanation-both_out-no = Die Regel des Dokuments.
option-both_out-yes = Beide sind draußen
explanation-both_out-yes = Bis alle Karten fort sind, können beide hinaus; das Gold entscheidet.

option-last_move = Bewegung nach der letzten Karte
explanation-last_move = Ob sich noch bewegen darf, wer die allerletzte Karte spielt.
option-last_move-no = Nein
explanation-last_move-no = Das Spiel endet sofort.
option-last_move-yes = Ja
explanation-last_move-yes = Das Spiel endet nach dieser Bewegung.
