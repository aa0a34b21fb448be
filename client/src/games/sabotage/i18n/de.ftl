### Deutsche Wörter zu Sabotage.

name = Sabotage

colourName =
    { $colour ->
        [yellow] { colour-yellow }
        [red] { colour-red }
        [blue] { colour-blue }
       *[purple] { colour-purple }
    }
    .neuter =
        { $colour ->
            [yellow] gelbes
            [red] rotes
            [blue] blaues
           *[purple] lila
        }
    .masculine =
        { $colour ->
            [yellow] gelben
            [red] roten
            [blue] blauen
           *[purple] lila
        }

says-praise = Schön gebaut, { $name }!
says-luck = Du ziehst aber gut, { $name }!
says-ouch = Autsch!
says-start-praise = Schön gebaut …
says-start-luck = Du ziehst aber gut …

card-pipe = { $letter }, { colourName }
card-X = X, { colourName }
card-wrench = Schraubenschlüssel, { colourName }
card-anyWrench = Schraubenschlüssel
card-demontage = Demontage
card-sabotage = Sabotage
card-aPipe = ein { colourName.neuter } { $letter }
card-aX = ein { colourName.neuter } X
card-aWrench = einen { colourName.masculine } Schraubenschlüssel
card-aCard = eine Karte
card-hidden = verdeckt

roof-mine = Dein Dach
roof-ours = Euer Dach
roof-with = Euer Dach: du und { $name }
roof-of = Dach von { $names }
roof-place = Platz { $letter }
roof-empty = leer
roof-worth = Wert
roof-openWorth = Wert { $worth }: wie er sich errechnet
roof-becomes = { $before }→{ $after }
roof-last = letzter Zug
roof-mayFinish = kann abschließen
roof-order = Zugfolge: { $number }
roof-partner = dein Partner

seat-plays = In dieser Partie

row-name = Reihe { $letters }
row-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
row-gap = Ein Platz ist leer, also zählt die Reihe noch nichts.
row-one = Dreimal { colourName }: 2 Punkte.
row-match = { CAPITAL($colours) } passen zueinander: 1 Punkt.
row-clash = { CAPITAL($colours) } passen nicht zueinander: nichts.
row-blocked = { CAPITAL($colours) } passen nicht zueinander: So kann die Reihe nicht zählen.
row-lacksOne = { $letter } fehlt noch: { colourName } brächte 2 Punkte, { $kin } 1 Punkt.
row-lacksMatch = { $letter } fehlt noch: { $colours } brächte 1 Punkt.
row-kin = Gelb passt zu Rot, Blau zu Lila.
row-kinShort = Das passt:

worth-title = Was es wert ist
worth-of = System von { $names }
worth-sum = Alle Reihen zusammen
worth-score = Das gibt
worth-bonus = Jeder Punkt über fünf zählt doppelt.
worth-ifClosed = Wer abschließt, bekommt einen weniger
worth-mayClose = Ab einem Wert von fünf darf man die Partie in seinem Zug abschließen.
worth-table = Wert und Punkte
worth-system = Wert
worth-scores = Punkte

event-dealt =
    { WHO($dealer) ->
        [you] Du gibst die Karten für Partie { $round }.
       *[other] { $dealer } gibt die Karten für Partie { $round }.
    } { WHO($opener) ->
        [you] Du eröffnest.
       *[other] { $opener } eröffnet.
    }
event-laidOwn =
    { WHO($person) ->
        [you] Du legst { $card } auf dein { $place }.
       *[other] { $person } legt { $card } auf { $mine ->
            [yes] euer
           *[no] das eigene
        } { $place }.
    }
event-laidOther =
    { WHO($person) ->
        [you] Du legst { $card } auf
       *[other] { $person } legt { $card } auf
    } { $mine ->
        [yes] dein { $place }!
       *[no] das { $place } des anderen Dachs.
    }
event-covers = Das verdrängt { $card }.
event-tookOwn =
    { WHO($person) ->
        [you] { $what }: Du nimmst { $card } von deinem { $place }.
       *[other] { $what }: { $person } nimmt { $card } { $mine ->
            [yes] von eurem
           *[no] vom eigenen
        } { $place }.
    }
event-tookOther =
    { WHO($person) ->
        [you] { $what }! Du nimmst { $card }
       *[other] { $what }! { $person } nimmt { $card }
    } { $mine ->
        [yes] von deinem { $place }.
       *[no] vom { $place } des anderen Dachs.
    }
event-discarded =
    { WHO($person) ->
        [you] Du wirfst { $card } ab.
       *[other] { $person } wirft { $card } ab.
    }
event-asked =
    { WHO($person) ->
        [you] Du fragst
       *[other] { $person } fragt
    } { WHO($target) ->
        [you] dich: Schließen wir ab?
       *[other] { $target }: Schließen wir ab?
    }
event-yes =
    { WHO($person) ->
        [you] Du bist einverstanden.
       *[other] { $person } ist einverstanden.
    }
event-no =
    { WHO($person) ->
        [you] Du willst weiterspielen.
       *[other] { $person } will weiterspielen.
    }
event-closed =
    { WHO($person) ->
        [you] Du schließt die Partie ab.
       *[other] { $person } schließt die Partie ab.
    }
event-scored =
    { $score ->
        [one] { $names }: { $score } Punkt (Wert { $worth }).
       *[other] { $names }: { $score } Punkte (Wert { $worth }).
    }
event-matchOver = Das Spiel ist zu Ende.

prompt-choose = Du bist am Zug: Wähle eine Karte.
prompt-chooseOrClose = Du bist am Zug: Wähle eine Karte oder schließ ab.
prompt-chooseOrAsk = Du bist am Zug: Wähle eine Karte oder frag, ob ihr abschließt.
prompt-lay =
    { $places ->
        [1] Leg sie auf den leuchtenden Platz.
       *[other] Leg sie auf einen leuchtenden Platz.
    }
prompt-take = Welche Karte soll weg?
prompt-discard = Die Karte abwerfen?
prompt-warn =
    { $together ->
        [yes] Die anderen können abschließen!
       *[no] { $name } kann abschließen!
    }
prompt-tried = { CAPITAL($place) }: Wert { $before } wird { $after }.
prompt-triedSame = { CAPITAL($place) }: Wert bleibt { $worth }.
prompt-only = Sie lässt sich jetzt nicht spielen. Du kannst sie abwerfen.
prompt-answering = { $partner } überlegt sich die Antwort auf die Frage von { $name }.
prompt-answeringYou = { $partner } überlegt sich die Antwort auf deine Frage.
prompt-dealing = Die Partie ist zu Ende.

aim-chooseFirst = Wähle zuerst eine Karte deiner Hand.

control-hand = Deine Hand
control-drawn = eben gezogen
control-new = neu
control-discard = Abwerfen
control-discardChosen = Die gewählte Karte abwerfen
control-layAt = { CAPITAL($card) } hierhin legen: { $place }
control-overAt = { CAPITAL($card) } hierhin legen: { $place }, über { $gone }
control-takeAt = { CAPITAL($card) } wegnehmen: { $place }
control-worth = Wert: aus { $before } wird { $after }
control-worthSame = Wert bleibt { $worth }
control-onOwn = dein Dach
control-onOther = das andere Dach

close-close = Abschließen
close-ask = Abschluss erfragen
close-would = { $own } : { $other }
close-wouldScore =
    { $together ->
        [yes] An Punkten bekämt ihr { $own }, die anderen { $other }.
       *[no] Du bekämst { $own }, { $name } { $other } Punkte.
    }
close-doubled = Vom Wert eines Daches zählt jeder Punkt über fünf doppelt.
close-notYet = ab Wert 5
close-title = Die Partie jetzt abschließen?
close-titleAsk = Deinen Partner nach dem Abschluss fragen?
close-cost = Abschließen kostet einen Punkt.
close-once = Fragen kannst du einmal im Zug, und zurücknehmen kannst du es nicht.
close-total = Im Spiel stünde es dann { $own } : { $other }.
close-yesAsk = Fragen
close-no = Weiterspielen

question-title = { $name } fragt: Schließen wir ab?
question-worth = Das ergäbe { $own } : { $other }.
question-yes = Ja, abschließen
question-no = Nein, weiterspielen

pile-look = Den Ablagestapel durchsehen
pile-empty = Da liegt noch nichts.
pile-newest = Die neueste zuerst.
pile-left = Was noch kommen kann
pile-leftHint = Von jeder Karte, wie viele weder auf einem Dach noch abgelegt noch auf deiner Hand sind.

sheet-title = Punktezettel
sheet-game = Partie
sheet-total = Summe
sheet-closed = abgeschlossen
sheet-running = jetzt

since-title = Seit deinem Zug
since-round = Partie { $round }
since-log = Was in dieser Partie geschah

gameEnd-closedBy =
    { WHO($person) ->
        [you] Du schließt ab.
       *[other] { $person } schließt ab.
    }
gameEnd-nobody = Alle Karten sind gespielt, und niemand hat abgeschlossen.
gameEnd-worth = Wert { $worth }
gameEnd-bonus = +{ $bonus } Bonus
gameEnd-cost = −1 fürs Abschließen
gameEnd-soFar = Im Spiel bisher: { $names }.
gameEnd-decidedEven = Beide Dächer haben gleich viele Punkte.
gameEnd-decidedFull =
    { $more ->
        [one] { $names }: { $more } Punkt mehr; einfarbige Reihen: { $own } zu { $other }.
       *[other] { $names }: { $more } Punkte mehr; einfarbige Reihen: { $own } zu { $other }.
    }
gameEnd-decidedRows =
    { $more ->
        [one] { $names }: { $more } Punkt mehr; Reihen, die zählen: { $own } zu { $other }.
       *[other] { $names }: { $more } Punkte mehr; Reihen, die zählen: { $own } zu { $other }.
    }
gameEnd-decidedMore =
    { $more ->
        [one] { $names }: { $more } Punkt mehr.
       *[other] { $names }: { $more } Punkte mehr.
    }
gameEnd-next = Nächste Partie geben
gameEnd-showRoofs = Dächer ansehen
gameEnd-showAgain = Zurück zum Ende der Partie
gameEnd-final = Zum Ende des Spiels

matchEnd-title = Das Spiel
matchEnd-youWin = Du gewinnst { $own } : { $other }!
matchEnd-weWin = Du und { $partner } gewinnt { $own } : { $other }!
matchEnd-theyWin = { $names } gewinnen { $own } : { $other }.
matchEnd-wins = { $name } gewinnt { $own } : { $other }.
matchEnd-share = { $points } zu { $points }: Ihr teilt euch den Sieg!
matchEnd-decided = Das meiste brachte Partie { $round }: { $own } zu { $other }.
matchEnd-roofs = Dächer
matchEnd-showAgain = Zurück zum Ende des Spiels

counting-rows = Eine Reihe aus drei Karten zählt 2, wenn alle die gleiche Farbe haben, 1 bei passenden Farben, sonst nichts. Acht Reihen ergeben den Wert eines Systems.
counting-bonus = Dieses System ist { $worth } wert. Jeder Punkt über fünf zählt doppelt: Das gibt 5 + 2 × { $bonus } = { $score } Punkte.
counting-cost = Abschließen kostet einen Punkt: Wer mit diesem System abgeschlossen hat, bekommt { $points } statt { $score } Punkte.
counting-match = In jeder Partie werden beide Systeme gewertet; die höchste Summe aus allen gewinnt.

help-aims = Neun Plätze, acht Reihen zu dritt: Drei Karten einer Farbe zählen 2, drei in zueinander passenden Farben 1. Gelb passt zu Rot, Blau zu Lila.
help-turn = In deinem Zug ziehst du eine Karte und spielst eine: auf dein Dach, um zu bauen, auf das andere, um zu stören, oder auf den Ablagestapel. Ab Wert 5 darfst du stattdessen abschließen.
help-cards = Ein Buchstabe gehört auf seinen Platz, auf dem einen wie dem anderen Dach. X passt auf jeden leeren deiner Plätze, der Schraubenschlüssel auf jeden. Demontage nimmt eine Karte von deinem Dach, Sabotage von einem der beiden.
help-touch = Tippe auf eine Karte, dann auf das, was leuchtet: Dort siehst du, was der Zug bewirken würde, und ein zweites Tippen dort macht ihn. Tippst du woandershin, ist er zurückgenommen; ziehst du die Karte dorthin, ist sie gleich gespielt. Tippe auf ein Manometer, um zu hören, warum seine Reihe so viel zählt: Ein Kreuz heißt, dass Farben darin nicht passen, ein gepunkteter Ring, dass eine Karte fehlt.
help-partners = Zu viert sitzen sich Partner gegenüber und bauen an einem Dach. Die Zahl im Kreis an einem Kopf sagt, wer wann am Zug ist, die daneben, wie viele Karten auf der Hand sind.
help-choose = eine Karte der Hand wählen
help-arrows = von Platz zu Platz gehen
help-other = aufs andere Dach und zurück
help-close = abschließen oder danach fragen
help-worth = was dein System wert ist
help-escape = Karte zurückstecken, Offenes schließen
help-discard = die gewählte Karte abwerfen
help-piles = den Ablagestapel durchsehen
