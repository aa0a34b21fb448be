piece-paths = Wege- und Aktionskarten der Gruppe { $group }
piece-start = Startkarte
piece-goals = Zielkarten
piece-clans = Clankarten, fünf je Clan
piece-dwarves = Zwergenkarten mit einer Übersicht auf der Rückseite
piece-figures = Zwerge zum Falten, vier je Clan
piece-creatures = Kreaturen zum Falten
piece-webs = Netze, jedes mit dem Zeichen seiner Karte
piece-gold = Goldstücke
fold = Figuren: jede in der Mitte und an beiden Füßen falten und die Laschen aufeinanderkleben; dann steht sie.
card-size = Die Karten sind Quadrate von 60 mm. Das Quadrat aus neun mal neun Karten braucht einen Tisch von gut 60 mal 60 cm; die Wege dürfen darüber hinauswachsen.

info = Sieh dir ein verdecktes Ziel oder die Clankarte einer anderen Person an. Sag es niemandem.
rockfall = Entferne eine Wegekarte, auf der weder Zwerg noch Kreatur steht; nicht die Startkarte, kein Ziel.
swap = Tausche alle deine übrigen Karten gegen die einer anderen Person. Am Ende des Zuges zieht sie nach, nicht du.
web = Lege das Netz mit dem Zeichen der Karte auf eine Verbindung oder ein offenes Ende, die 2 nach oben. Es sperrt: Zu Beginn deines nächsten Zuges dreh es auf 1, im übernächsten nimm es weg.
boots = Für jemanden ohne Stiefel: für immer vier Schritte pro Zug statt drei.
axe = Für irgendjemanden. Hilft gegen ein Netz neben dem eigenen Zwerg oder gegen eine Kreatur, die ihm begegnet. Danach abwerfen.
rat = Setz sie auf ein Loch oder zieh sie weiter, bis zu 3 Schritte. Wem sie begegnet, der verliert eine Handkarte: Die Person links davon zieht sie.
lindworm = Setz ihn auf ein Loch oder zieh ihn weiter, bis zu 4 Schritte. Wem er begegnet, der legt sich hin und geht im nächsten Zug nicht.
goblin = Setz ihn auf ein Loch oder zieh ihn weiter, bis zu 5 Schritte. Wem er begegnet, der verliert 1 Gold.

hole = Hier kommen Kreaturen heraus.
ladder = Ein Schritt von jeder Leiter zu jeder anderen.
bridge = Zwei Wege kreuzen sich, ohne sich zu treffen. Wer über die Brücke geht, verliert eine Handkarte: Die Person links davon zieht sie.
tunnel = Hineinzugehen kostet 1 Gold, wenn man welches hat.
vein = Beim Anlegen kommt Gold darauf. Wer hier seine Bewegung beendet, nimmt es und zeigt den Charakter.
exit = Wer hierher geht, hat die Höhle verlassen und zeigt den Charakter.

loyal = Du arbeitest für den { $clan ->
    [blue] blauen
   *[yellow] gelben
} Clan.
saboteur = Heimlich arbeitest du für den { $clan ->
    [blue] blauen
   *[yellow] gelben
} Clan.

glance = Auf einen Blick
aim = Hinter einer der vier Türen ist der Ausgang. Findet ihn und verlasst die Höhle mit Gold: Was gerettet ist, zählt für den Clan, für den man arbeitet, mal die Zwerge, die für den anderen Clan arbeiten. Ein Saboteur arbeitet für den anderen Clan.
turn = Dein Zug
turn-play = Spiel eine Karte, oder leg eine oder zwei verdeckt ab.
turn-move = Zieh deinen Zwerg bis zu drei Schritte weit, mit Stiefeln vier.
turn-draw = Zieh eine Karte nach; nach dem Ablegen so viele, wie du abgelegt hast.
fields = Auf den Karten
bridge-name = Brücke
actions = Aktionskarten
creatures = Eine Kreatur bleibt stehen, wo sie einem Zwerg begegnet, und greift an. Sie bleibt bis zum nächsten Zug der Person, die sie zuletzt gespielt hat, und kommt an keinem Netz vorbei.
setup = Vorbereitung
setup-square = Die Startkarte liegt in der Mitte, die vier Türen verdeckt in den Ecken eines Quadrats.
setup-piles = Wege- und Aktionskarten nach Rückseiten sortieren, mischen und von jeder Gruppe fünf in der Schachtel lassen. Stapel: III zuunterst, dann II, obenauf I.
setup-gold = Alle stellen ihren Zwerg auf die Startkarte und nehmen 3 Gold.
players = Personen
square = Quadrat
hand = Handkarten
clans = Clankarten im Spiel
clans-two = ein loyaler Zwerg jedes Clans
clans-one = ein Clan ohne einen loyalen Zwerg
clans-all = alle ohne einen Saboteur jedes Clans
square-of = { $side } × { $side }
hand-one = { $first } von I
hand-two = { $first } von I, { $second } von II
end = Das Ende
end-when = Wenn alle Karten weg sind, wenn alle draußen sind, die für einen Clan arbeiten, oder wenn alle es vereinbaren, weil niemand mehr hinauskommt.
end-who = Gold derer, die draußen sind, mal die Zwerge der anderen Seite: Der wertvollere Schatz gewinnt, bei Gleichstand die Seite, die zuerst draußen war.
