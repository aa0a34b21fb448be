host-is = leitet den Tisch
host-begins = { $name } beginnt die Partie.
host-mayBegin = { $name } kann auch vorher beginnen.
host-now = { $name } leitet jetzt den Tisch.
host-you = Du leitest jetzt den Tisch.

seat-actions = Was mit dem Platz von { $name } geschehen soll
seat-open = Was mit Platz { $number } geschehen soll
seat-number = Platz { $number }
seat-give = Computerspieler: { $kind }
seat-free = Für jemanden freihalten
seat-remove = Vom Tisch entfernen
seat-replace = Platz einem Computerspieler geben
seat-host = Leitung übergeben
seat-rename = Namen ändern
seat-earlier = { $name } einen Platz nach oben setzen
seat-later = { $name } einen Platz nach unten setzen
seat-removeSure = { $name } vom Tisch entfernen?
seat-removeMeans = Auf dem Platz spielt ein Computerspieler weiter.
seat-removeBefore = Der Platz wird wieder frei; wer den Link hat, kann ihn nehmen.

said-joined = { $name } hat sich dazugesetzt.
said-called = { $before } heißt jetzt { $name }.
said-left = { $name } sitzt nicht mehr am Tisch.
said-gone = { $name } ist abwesend.
said-removed = Wer den Tisch leitet, hat dich vom Tisch entfernt.
said-renamed = Hier heißt schon jemand { $name }. An diesem Tisch bist du { $given }.
said-back = { $name } ist wieder da.

ready-sit = Hinsetzen
ready-here = Wer sich hier hinsetzt, spielt noch einmal mit. Es beginnt, wenn alle sitzen.
ready-waits = Es fehlen noch: { $names }.
ready-yes = bereit
ready-no = sitzt noch nicht
ready-hostMay = Du kannst ohne sie beginnen; ihre Plätze warten dann auf sie.
ready-button = Bereit
ready-count = Bereit: { $names }
ready-nobody = Noch ist niemand bereit
ready-reading = schaut noch: { $names }
ready-hurry = Gleich weiter

leave-button = Aufstehen
leave-title = Diesen Tisch verlassen?
leave-before = Dein Platz wird wieder frei. Mit dem Link kannst du dich noch einmal hinsetzen, solange er frei ist.
leave-during = Ein Computerspieler übernimmt deinen Platz.
leave-now = Mit dem Link kannst du diesen Platz jederzeit wieder einnehmen.
leave-between = Bevor die nächste Runde ausgeteilt wird, kannst du mit dem Link wieder den Platz eines Computerspielers einnehmen.
leave-later = Wenn diese Runde vorbei ist, kannst du mit dem Link wieder den Platz eines Computerspielers einnehmen.
leave-watch = Danach kannst du nur noch zuschauen.
leave-never = Danach kommst du an diesen Tisch nicht mehr zurück.
leave-host = Dann leitet { $name } den Tisch.
leave-sure = Den Tisch verlassen
leave-stay = Bleiben

again-wants = { $name } möchte noch einmal spielen.
again-you = Du hast den Tisch für noch eine Partie gedeckt.
again-sit = Dort hinsetzen
again-watch = Mitgehen und zuschauen

away-turn = { $name } ist am Zug und abwesend.
away-soon = { $name } ist am Zug und abwesend. In { $seconds } s kann ein Computerspieler einspringen.
away-slow = { $name } ist am Zug.
away-nudge = Anstupsen
away-nudgeName = { $name } anstupsen
away-nudged = { $name } ist angestupst.
away-nudgedBy = { $name } stupst dich an: Du bist am Zug.
away-nudgedReady = { $name } stupst dich an.
away-standIn = Einen Computerspieler für { $name } weiterspielen lassen
away-canStandIn = Für { $name } kann jetzt ein Computerspieler einspringen.
away-plays = Für { $name } spielt ein Computerspieler, bis zur Rückkehr.
away-playsYou = Für dich spielt ein Computerspieler.
away-return = Deinen Platz zurücknehmen
away-playedForYou =
    { $count ->
        [one] Ein Computerspieler hat einmal für dich gespielt.
       *[other] Ein Computerspieler hat { $count }-mal für dich gespielt.
    }
away-stoodIn = von einem Computerspieler
away-standingIn = hier spielt ein Computerspieler
away-hurry = Schneller
away-hurryAbout = Die Computerspieler entscheiden sofort, bis wieder jemand am Zug ist

clock-title = Uhr
clock-soon =
    { $seconds ->
        [one] noch { $seconds } Sekunde
       *[other] noch { $seconds } Sekunden
    }
clock-bank = { $time } Vorrat
clock-move = Für jede Entscheidung
clock-bankTitle = Als Vorrat für alle zusammen
clock-none = Ohne Uhr
clock-noBank = Nichts
clock-about = Ist die Zeit von jemandem um, spielt ein Computerspieler weiter, bis zur Rückkehr.
clock-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
clock-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
clock-hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
clock-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }

table-people = Am Tisch
table-settings = Wie hier gespielt wird
table-settingsHost = Du kannst das ändern.
table-settingsOthers = Ändern kann das nur, wer den Tisch leitet: { $name }.
table-talk = Was am Tisch gesagt wird
table-talks-none = Nichts
table-talks-claims = Fertige Sätze
table-talks-free = Was man schreiben mag
table-watching = Zuschauer
table-watchings-yes = Wer den Link hat, darf zuschauen
table-watchings-no = Niemand sonst schaut zu
table-late = Später dazukommen
table-lates-no = Nur vor dem Austeilen
table-lates-yes = Jederzeit, auf den Platz eines Computerspielers
table-watchers =
    { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
table-coverKey = Die Taste C dreht sie um.
table-otherPace = Wie es ist

late-title = Die Partie hat begonnen
late-about = { $name } und die anderen spielen { $game }.
late-now = Du kannst den Platz eines Computerspielers nehmen, mit seinen Karten:
late-between = Gleich wird neu ausgeteilt: Bis dahin kannst du den Platz eines Computerspielers nehmen.
late-later = Wenn diese Runde zu Ende ist, kannst du den Platz eines Computerspielers nehmen. Bis dahin kannst du zuschauen.
late-asked = In diesem Spiel wird nicht mehr ausgeteilt. { $name } kann dir trotzdem den Platz eines Computerspielers öffnen (Menü, „Dieser Tisch“, „{ table-late }“); bis dahin kannst du zuschauen.
late-yours = Hast du hier schon in einem anderen Browser gesessen? { $name } kann deinen Platz einem Computerspieler geben (Menü, „Dieser Tisch“): Dann kannst du ihn nehmen.
late-take = Wessen Platz
late-comes = Das gehört dazu: { $things }.
late-sit = Den Platz nehmen
late-watch = Zuschauen
late-only = An diesem Tisch schaut niemand zu. Bevor eine Runde ausgeteilt wird, kannst du den Platz eines Computerspielers nehmen; versuch es dann.

character-bold = kühn
character-careful = vorsichtig
character-helpful = hilfsbereit
character-suspicious = misstrauisch

likes-title = Über die Computerspieler
likes-why = Wo mehrere Züge etwa gleich gut sind, macht jeder lieber, was zu seinem Charakter passt. Stärker wird dadurch keiner.
likes-bold = wagt etwas und kommt anderen eher in die Quere
likes-careful = sieht erst nach und geht auf Nummer sicher
likes-helpful = baut und repariert lieber, als andere zu behindern
likes-suspicious = traut niemandem so leicht: sieht nach und behindert andere eher

level-measured = Computerspieler verschiedener Spielstärke haben gegeneinander gespielt. Von 100 Runden oder Partien hat die stärkere Seite so viele gewonnen:
level-wins = { $level } gegen { $other }: { $wins } von 100 gewonnen

even-title = Gleiche Chancen
even-measured = Zwischen Computerspielern haben damit die Goldsucher { $diggers } von 100 Runden gewonnen ({ $low } bis { $high }, { $rounds } Runden).
even-usual = So, wie es die Regeln wollen, { $diggers }.
even-others = Die anderen Änderungen der Regeln wurden nicht gemessen.
even-choose = So spielen
even-chosen = So spielt der Tisch.

evenings-none = Noch gibt es nichts zu erzählen. Spiel mit jemandem eine Partie zu Ende.
evenings-games =
    { $count ->
        [one] { $count } gemeinsame Partie
       *[other] { $count } gemeinsame Partien
    }
evenings-won =
    { $count ->
        [0] keine Partie gewonnen
        [one] { $count } Partie gewonnen
       *[other] { $count } Partien gewonnen
    }
evenings-as = { $role }: { $won } von { $count } gewonnen
evenings-roles-digger = Goldsucher
evenings-roles-saboteur = Saboteur
evenings-roles-blue = Für Clan Blau
evenings-roles-yellow = Für Clan Gelb
evenings-roles-closer = Selbst abgeschlossen
evenings-roles-other = Von anderen abgeschlossen oder von niemandem
evenings-liar = Wer am besten lügt: als Saboteur gewonnen und dabei am wenigsten verdächtigt
evenings-trusted = Wem am meisten vertraut wird: von anderen repariertes Werkzeug, Stiefel und Äxte, abzüglich des selbst beschädigten Werkzeugs
evenings-joined = Größtes Wegenetz
evenings-forget = Diese Abende vergessen
evenings-sure = Vergessen? Sie verschwinden auch von deiner Liste; bei den anderen bleiben sie.
evenings-yes = Vergessen
evenings-about = Gezählt aus den Partien, die dieselben Leute auf diesem Server beendet haben, solange sie auf deiner Liste stehen. Nur wer dabei war, sieht das.
