### Deutsche Wörter zu The Dark Cave.

name = The Dark Cave

clan-blue = Blau
clan-yellow = Gelb

clanOf-blue = Blauer Clan
clanOf-yellow = Gelber Clan

character-loyal = loyal
character-saboteur = Saboteur

you-moment = Deine Clankarte
you-turn = Clankarte umdrehen
you-goalLoyal = Komm mit möglichst viel Gold aus der Höhle. Es zählt für deinen eigenen Clan, { $clan }.
you-goalFirst = Komm als Erster aus der Höhle: zu zweit gewinnt, wer zuerst draußen ist, auch ohne Gold. Du arbeitest für deinen eigenen Clan, { $clan }.
you-goalSaboteur = Komm mit möglichst viel Gold aus der Höhle. Es zählt für den anderen Clan, { $clan }; das soll niemand merken.
you-cards =
    { $others ->
        [0] { $clan }: { $number } loyal.
        [one] { $clan }: { $number } loyal, { $others } Saboteur.
       *[other] { $clan }: { $number } loyal, { $others } Saboteure.
    }
you-cardsAside =
    { $cards ->
        [one] { $cards } dieser Karten liegt ungesehen beiseite.
       *[other] { $cards } dieser Karten liegen ungesehen beiseite.
    }
you-title = Dein Geheimnis
you-loyal = Du bist loyal
you-saboteur = Du bist Saboteur
you-work-blue = Du arbeitest für Blau
you-work-yellow = Du arbeitest für Gelb
you-cover = Geheimnis zudecken
you-uncover = Geheimnis aufdecken
you-covered = Clankarte zugedeckt
you-goalIs = { $corner }: { $goal }
you-isLoyal = { $name } ist loyal
you-isSaboteur = { $name } ist Saboteur
you-aside = Beiseite liegen: { $names }
you-shown = alle wissen es

look-title = Das siehst nur du
look-goal = Das Ziel im { $corner }: { $goal }.
look-clan = { $name }: { $character }.
look-aside = Diese Clankarten liegen beiseite:
look-done = Zurücklegen

creatureName =
    { $creature ->
        [rat] { creature-rat }
        [lindworm] { creature-lindworm }
       *[goblin] { creature-goblin }
    }
    .nominative =
        { $creature ->
            [rat] die { creature-rat }
            [lindworm] der { creature-lindworm }
           *[goblin] der { creature-goblin }
        }
    .accusative =
        { $creature ->
            [rat] die { creature-rat }
            [lindworm] den { creature-lindworm }
           *[goblin] den { creature-goblin }
        }
    .indefinite =
        { $creature ->
            [rat] eine { creature-rat }
            [lindworm] ein { creature-lindworm }
           *[goblin] ein { creature-goblin }
        }

says-saw = Ich habe das Ziel im { $corner } gesehen: { $goal }.
says-loyal = Ich bin loyal.
says-saboteur = Ich bin Saboteur.
says-suspect = Ich verdächtige { $name }.
says-trust = Ich vertraue { $name }.
says-go = Gehen wir nach { $corner }!
says-beware =
    { $creature ->
        [rat] Achtung, die { creature-rat }!
        [lindworm] Achtung, der { creature-lindworm }!
       *[goblin] Achtung, der { creature-goblin }!
    }
says-follow = Folgt mir!
says-help = Helft mir!
says-start-saw = Ich habe ein Ziel gesehen …
says-start-character = Ich bin …
says-start-suspect = Ich verdächtige …
says-start-trust = Ich vertraue …
says-start-go = Gehen wir nach …
says-start-beware = Achtung …

action-info = Geheime Information
action-rockfall = Steinschlag
action-swap = Kartentausch
action-web = Spinnennetz
action-boots = Stiefel
action-axe = Streitaxt
action-rat = Ratte
action-lindworm = Lindwurm
action-goblin = Goblin

anAction-info = eine geheime Information
anAction-rockfall = einen Steinschlag
anAction-swap = einen Kartentausch
anAction-web = ein Spinnennetz
anAction-boots = Stiefel
anAction-axe = eine Streitaxt
anAction-rat = eine Ratte
anAction-lindworm = einen Lindwurm
anAction-goblin = einen Goblin

works-hole = Hier kommen die Kreaturen heraus.
works-ladder = Von hier ist es ein Schritt zu jeder anderen Leiter.
works-bridge = Wer über die Brücke geht, verliert eine Handkarte.
works-tunnel = Wer den Tunnel betritt, verliert 1 Gold.
works-vein = Wer seine Bewegung auf dem Gold beendet, nimmt es und zeigt seinen Charakter.
works-exit = Wer hierher kommt, verlässt die Höhle, mit all seinem Gold.
works-II = Hinüber sind es zwei Schritte.
works-III = Hinüber sind es drei Schritte.

shape-end = Sackgasse
shape-straight = gerader Weg
shape-bend = Kurve
shape-fork = Gabelung
shape-crossing = Kreuzung
shape-bridge = Brücke
shape-double = Doppelkurve

aShape-end = eine Sackgasse
aShape-straight = einen geraden Weg
aShape-bend = eine Kurve
aShape-fork = eine Gabelung
aShape-crossing = eine Kreuzung
aShape-bridge = eine Brücke
aShape-double = eine Doppelkurve

featureWith-exit = Ausgang
featureWith-hole = dunklem Loch
featureWith-ladder = Leiter
featureWith-vein = Goldader
featureWith-tunnel = Tunnel

withFeature = { $shape } mit { $feature }
inGroup = { $name }, Gruppe { $group }
aCard = eine Karte
aCardOf = eine Karte der Gruppe { $group }
walk = Gehen
startCard = Startkarte
goalIs = Ziel: { $goal }
twoCardsOf = zwei Karten der Gruppe { $group }

place-corner-NE = Nordosten
place-corner-SE = Südosten
place-corner-SW = Südwesten
place-corner-NW = Nordwesten
place-at = im { $side }
place-middle = in der Mitte
place-tunnel = im Tunnel
place-way = Weg nach { $sides }
place-goal = Verdecktes Ziel
place-known = du weißt: { $goal }
place-web = Spinnennetz, { $number }
place-open = offen nach { $sides }
place-upperNorthSouth = Brücke darüber von Nord nach Süd
place-upperEastWest = Brücke darüber von Ost nach West
place-gold = Gold liegt darauf
place-here = hier: { $names }

phase-card = Karte
phase-move = Laufen
phase-draw = Ziehen

prompt-choose = Du bist am Zug: Spiel eine Karte oder leg ab.
prompt-place = Leg sie auf einen leuchtenden Platz.
prompt-seat = Spiel sie auf einen leuchtenden Spieler.
prompt-goalOrSeat = Wähl ein Ziel oder einen Mitspieler.
prompt-rockfall = Welche Karte soll weg?
prompt-web = Wähl eine Öffnung für das Netz.
prompt-hole = Aus welchem Loch kommt { creatureName.nominative }?
prompt-where = Wohin geht { creatureName.nominative }?
prompt-nowhere = Sie lässt sich jetzt nicht spielen. Du kannst sie ablegen.
prompt-late = In diesem Zug ist schon eine Karte gespielt. Leg diese zurück, um zu laufen.
prompt-second = Wähl die zweite Karte zum Ablegen.
prompt-move =
    { $steps ->
        [one] Lauf: noch { $steps } Schritt. Wähl ein markiertes Feld.
       *[other] Lauf: noch { $steps } Schritte. Wähl ein markiertes Feld.
    }
prompt-moved = Deine Bewegung ist zu Ende. Zieh, wenn du so weit bist.
prompt-blocked = Dein Zwerg steht auf und läuft diesmal nicht.
prompt-lies = Dein Zwerg liegt und kann nicht laufen.
prompt-defend = { CAPITAL(creatureName.indefinite) } greift dich an! Axt einsetzen?
prompt-take = Das Gold nehmen?
prompt-vote = { $name } schlägt vor, das Spiel zu beenden.
prompt-plays = { $name } spielt eine Karte oder legt ab.
prompt-walks = { $name } ist unterwegs.
prompt-defends = { CAPITAL(creatureName.nominative) } greift an; { $name } entscheidet.
prompt-takes = { $name } überlegt wegen des Goldes.
prompt-votes = { $name } überlegt, ob Schluss ist.
prompt-turns = { $name } dreht das Ziel.
prompt-losing = Eine Karte wird aus einer Hand gezogen.
prompt-dealing = Die Karten werden verteilt.
prompt-walking = Unterwegs …

owed-move =
    { $steps ->
        [one]
            { $empty ->
                [yes] danach bis zu { $steps } Schritt; der Stapel ist leer
               *[no] danach bis zu { $steps } Schritt, dann ziehen
            }
       *[other]
            { $empty ->
                [yes] danach bis zu { $steps } Schritte; der Stapel ist leer
               *[no] danach bis zu { $steps } Schritte, dann ziehen
            }
    }
owed-onlyDraw = danach ziehen
owed-draw =
    { $cards ->
        [0] danach wird nichts gezogen
       *[other] danach ziehst du { $cards }
    }
owed-other = danach zieht { $name } eine Karte statt dir
owed-empty = der Stapel ist leer

control-hand = Deine Hand
control-turn = Umdrehen
control-pass = Ablegen
control-passTwo = Zwei ablegen …
control-passBoth = Beide ablegen
control-back = Zurück
control-stays = Bleibt dort
control-round = Hin und zurück
control-end = Bewegung beenden
control-endTurn = Zug beenden
control-cut = Axt gegen das Netz
control-propose = Spielende vorschlagen
control-layHere = Hierher legen: { $place }
control-lookGoal = Das Ziel im { $corner } ansehen
control-fallHere = Diese Karte wegnehmen: { $place }
control-webHere = Netz hierher: { $place }, { $side }
control-startHere = { CAPITAL(creatureName.nominative) } kommt hier heraus: { $field }
control-goHere = { CAPITAL(creatureName.nominative) } geht hierher: { $field }
control-meets = trifft { $names }
control-stepHere = Hierher laufen: { $field }; { $price }
control-aimSeat =
    { WHO($person) ->
        [you] Auf dich selbst anwenden
       *[other] Auf { $person } anwenden
    }
aimAt-info = Die Clankarte von { $person } ansehen
aimAt-swap = Die Hand mit { $person } tauschen
aimAt-boots =
    { WHO($person) ->
        [you] Die Stiefel selbst nehmen
       *[other] { $person } die Stiefel geben
    }
aimAt-axe =
    { WHO($person) ->
        [you] Die Axt selbst nehmen
       *[other] { $person } die Axt geben
    }
control-fit = Alles zeigen
control-cave = Die Höhle

way-cards =
    { $cards ->
        [one] kostet { $cards } Handkarte (Brücke)
       *[other] kostet { $cards } Handkarten (Brücke)
    }
way-gold = kostet { $gold } Gold (Tunnel)
way-creature = trifft: { $names } – greift an und beendet die Bewegung
way-exit = verlässt die Höhle für immer, mit all deinem Gold
way-vein = Gold, wenn du hier stehen bleibst – und du zeigst deinen Charakter
way-goal = deckt das Ziel auf und beendet die Bewegung
way-go = Los
way-title = Dorthin?

cut-title = Axt gegen das Netz?
cut-two = Eine deiner Äxte ist verbraucht: Aus 2 wird 1.
cut-one = Eine deiner Äxte ist verbraucht: Das Netz verschwindet.
cut-yes = Axt einsetzen

propose-title = Vorschlagen, das Spiel zu beenden?
propose-about = Gedacht für den Fall, dass kein Zwerg mehr zum Ausgang kommt: Stimmen alle zu, endet das Spiel sofort, und wer noch drin ist, verliert alles Gold. Einmal je Zug.
propose-yes = Vorschlagen

question-attack = { CAPITAL(creatureName.indefinite) } greift an!
question-stake-rat = Ohne Axt verlieren alle hier eine Handkarte.
question-stake-lindworm = Ohne Axt werden alle hier umgeworfen und setzen eine Bewegung aus.
question-stake-goblin = Ohne Axt verlieren alle hier 1 Gold.
question-stakeYou-rat = Ohne Axt verlierst du eine Handkarte.
question-stakeYou-lindworm = Ohne Axt wirst du umgeworfen und setzt eine Bewegung aus.
question-stakeYou-goblin = Ohne Axt verlierst du 1 Gold.
question-stakeNoCard = Du hast keine Handkarte, die sie dir nehmen könnte.
question-stakeNoGold = Du hast kein Gold, das er dir nehmen könnte.
question-here = Auf dem Feld: { $names }.
question-axes =
    { $axes ->
        [one] Du hast { $axes } Axt; eine wird verbraucht.
       *[other] Du hast { $axes } Äxte; eine wird verbraucht.
    }
question-axeNo = Geschehen lassen
question-vein = Das Gold aus der Ader nehmen?
question-veinStake = Wer es nimmt, zeigt für den Rest des Spiels den eigenen Charakter.
question-veinYes = Nehmen
question-veinNo = Liegen lassen
question-vote = { $name } schlägt vor, das Spiel jetzt zu beenden.
question-voteStake =
    { $out ->
        [yes] Du bist draußen, mit { $gold } Gold.
       *[no] Du bist noch drin: Deine { $gold } Gold wären verloren.
    }
question-voteInside =
    { $number ->
        [0] Stimmen alle zu, endet das Spiel sofort. Sonst ist niemand mehr drin.
       *[other] Stimmen alle zu, endet das Spiel sofort. Wer noch drin ist, geht leer aus: { $names }.
    }
question-voteYes = Spiel beenden
question-voteNo = Weiterspielen
question-turn = Wie soll das Ziel liegen?
question-turnStake = Du betrittst es in jedem Fall.
question-way = Möglichkeit { $number }: offen nach { $sides }

seat-worksFor = arbeitet für { $clan }
seat-gold = { $gold } Gold
seat-boots = Stiefel: vier Schritte
seat-axes =
    { $axes ->
        [one] { $axes } Axt
       *[other] { $axes } Äxte
    }
seat-lying = liegt
seat-out = aus der Höhle, als Nummer { $number }
seat-shown = alle wissen: { $character }
seat-youKnow = du weißt: { $character }
seat-last = zuletzt: { $text }
seat-where = Wo
seat-backs = Kartenrückseiten: { $backs }
seat-front = Ausliegend
seat-nothing = nichts

pile-left =
    { $cards ->
        [one] noch { $cards } Karte
       *[other] noch { $cards } Karten
    }
pile-empty = Keine Karte mehr
pile-supply = Vorrat
pile-title = Stapel
pile-group =
    { $cards ->
        [one] Gruppe { $group }: { $cards } Karte
       *[other] Gruppe { $group }: { $cards } Karten
    }
pile-taken = Aus jeder Gruppe sind fünf Karten ungesehen aus dem Spiel.
pile-none = Dort liegt noch nichts.
pile-faceDown = verdeckt, Gruppe { $group }
pile-yours = deine

event-dealt =
    { WHO($person) ->
        [you] Die Karten sind verteilt. Du beginnst.
       *[other] Die Karten sind verteilt. { $person } beginnt.
    }
event-laid =
    { WHO($person) ->
        [you] Du legst { $card } ({ $place }).
       *[other] { $person } legt { $card } ({ $place }).
    }
event-lookedGoal =
    { WHO($person) ->
        [you] Du siehst dir das Ziel im { $corner } an.
       *[other] { $person } sieht sich das Ziel im { $corner } an.
    }
event-sawGoal =
    { WHO($person) ->
        [you] Du siehst dir das Ziel im { $corner } an: { $goal }.
       *[other] { $person } sieht sich das Ziel im { $corner } an: { $goal }.
    }
event-lookedClan =
    { WHO($person) ->
        [you] Du siehst dir
       *[other] { $person } sieht sich
    } { WHO($target) ->
        [you] deine Clankarte an.
       *[other] die Clankarte von { $target } an.
    }
event-sawClan =
    { WHO($person) ->
        [you] Du siehst dir
       *[other] { $person } sieht sich
    } { WHO($target) ->
        [you] deine Clankarte an: { $character }.
       *[other] die Clankarte von { $target } an: { $character }.
    }
event-fell =
    { WHO($person) ->
        [you] Steinschlag: Du nimmst { $card } weg ({ $place }).
       *[other] Steinschlag: { $person } nimmt { $card } weg ({ $place }).
    }
event-swapped =
    { WHO($person) ->
        [you] Du tauschst die Handkarten mit
       *[other] { $person } tauscht die Handkarten mit
    } { WHO($target) ->
        [you] dir.
       *[other] { $target }.
    }
event-gave =
    { WHO($person) ->
        [you] Du gibst
       *[other] { $person } gibt
    } { WHO($target) ->
        [you] dir { $card }.
       *[other] { $target } { $card }.
    }
event-webbed =
    { WHO($person) ->
        [you] Du spannst ein Netz ({ $place }).
       *[other] { $person } spannt ein Netz ({ $place }).
    }
event-equippedSelf =
    { WHO($person) ->
        [you] Du nimmst dir { $card }.
       *[other] { $person } nimmt sich { $card }.
    }
event-lured =
    { WHO($person) ->
        [you] Du schickst { creatureName.accusative } los ({ $place }).
       *[other] { $person } schickt { creatureName.accusative } los ({ $place }).
    }
event-passed =
    { WHO($person) ->
        [you] Du legst { $card } ab.
       *[other] { $person } legt { $card } ab.
    }
event-webDown =
    { $number ->
        [0] Ein Netz verschwindet ({ $place }).
       *[other] Ein Netz steht noch auf 1 ({ $place }).
    }
event-creatureLeft = { CAPITAL(creatureName.nominative) } verkriecht sich wieder in ein Loch.
event-stoodUp =
    { WHO($person) ->
        [you] Dein Zwerg steht auf und läuft diesmal nicht.
       *[other] Der Zwerg von { $person } steht auf und läuft diesmal nicht.
    }
event-satOut =
    { WHO($person) ->
        [you] Du hast keine Karte und setzt aus.
       *[other] { $person } hat keine Karte und setzt aus.
    }
event-stepped =
    { WHO($person) ->
        [you] Du läufst nach { $place }.
       *[other] { $person } läuft nach { $place }.
    }
event-revealed =
    { WHO($person) ->
        [you] Du deckst das Ziel im { $corner } auf: { $goal }!
       *[other] { $person } deckt das Ziel im { $corner } auf: { $goal }!
    }
event-attacked = { CAPITAL(creatureName.nominative) } greift an ({ $place }).
event-droveOff =
    { WHO($person) ->
        [you] Du vertreibst { creatureName.accusative } mit der Axt!
       *[other] { $person } vertreibt { creatureName.accusative } mit der Axt!
    }
event-droveOffIt =
    { WHO($person) ->
        [you] Du vertreibst die Kreatur mit der Axt!
       *[other] { $person } vertreibt die Kreatur mit der Axt!
    }
event-heldBack =
    { WHO($person) ->
        [you] Du behältst die Axt.
       *[other] { $person } behält die Axt.
    }
event-lostCard =
    { WHO($person) ->
        [you] Du verlierst { $card }.
       *[other] { $person } verliert { $card }.
    }
event-tunnel =
    { WHO($person) ->
        [you]
            { $gold ->
                [0] Du hast kein Gold für den Tunnel.
               *[other] Der Tunnel kostet dich 1 Gold.
            }
       *[other]
            { $gold ->
                [0] { $person } hat kein Gold für den Tunnel.
               *[other] Der Tunnel kostet { $person } 1 Gold.
            }
    }
event-goblin =
    { WHO($person) ->
        [you]
            { $gold ->
                [0] Der Goblin findet bei dir kein Gold.
               *[other] Der Goblin nimmt dir 1 Gold ab.
            }
       *[other]
            { $gold ->
                [0] Der Goblin findet bei { $person } kein Gold.
               *[other] Der Goblin nimmt { $person } 1 Gold ab.
            }
    }
event-laidDown =
    { WHO($person) ->
        [you] Du wirst hingelegt.
       *[other] { $person } wird hingelegt.
    }
event-tookGold =
    { WHO($person) ->
        [you] Du nimmst das Gold aus der Ader.
       *[other] { $person } nimmt das Gold aus der Ader.
    }
event-leftGold =
    { WHO($person) ->
        [you] Du lässt das Gold in der Ader.
       *[other] { $person } lässt das Gold in der Ader.
    }
event-shown =
    { WHO($person) ->
        [you] Du zeigst deinen Charakter: { $character }!
       *[other] { $person } zeigt den eigenen Charakter: { $character }!
    }
event-left =
    { WHO($person) ->
        [you] Du verlässt
       *[other] { $person } verlässt
    } { $number ->
        [1] zuerst die Höhle!
       *[other] die Höhle!
    }
event-lookedAside =
    { WHO($person) ->
        [you] Du siehst dir die beiseitegelegten Clankarten an.
       *[other] { $person } sieht sich die beiseitegelegten Clankarten an.
    }
event-sawAside =
    { WHO($person) ->
        [you] Du siehst dir die beiseitegelegten Clankarten an: { $names }.
       *[other] { $person } sieht sich die beiseitegelegten Clankarten an: { $names }.
    }
event-proposed =
    { WHO($person) ->
        [you] Du schlägst vor, das Spiel zu beenden.
       *[other] { $person } schlägt vor, das Spiel zu beenden.
    }
event-yes =
    { WHO($person) ->
        [you] Du stimmst zu.
       *[other] { $person } stimmt zu.
    }
event-no =
    { WHO($person) ->
        [you] Du willst weiterspielen.
       *[other] { $person } will weiterspielen.
    }
event-drew =
    { WHO($person) ->
        [you] Du ziehst { $card }.
       *[other] { $person } zieht { $card }.
    }
event-cut =
    { WHO($person) ->
        [you] Du setzt eine Axt ein: Das Netz
       *[other] { $person } setzt eine Axt ein: Das Netz
    } { $number ->
        [0] ist weg ({ $place }).
       *[other] steht noch auf 1 ({ $place }).
    }
event-cuts =
    { WHO($person) ->
        [you] Du setzt eine Axt gegen das Netz ein ({ $place }).
       *[other] { $person } setzt eine Axt gegen das Netz ein ({ $place }).
    }
event-turned =
    { WHO($person) ->
        [you] Du drehst es so, dass du hineinkannst.
       *[other] { $person } dreht es so, dass der Weg hinein frei ist.
    }
event-stayed =
    { WHO($person) ->
        [you] Du beendest die Bewegung.
       *[other] { $person } beendet die Bewegung.
    }

found-exit =
    { WHO($person) ->
        [you] Du hast den Ausgang gefunden, im { $corner } ({ $place })!
       *[other] { $person } hat den Ausgang gefunden, im { $corner } ({ $place })!
    }
found-about = Wer ihn erreicht, ist draußen, mit all seinem Gold.

aim-chooseFirst = Wähl zuerst eine Karte deiner Hand.
aim-noWay =
    { $steps ->
        [one] In { $steps } Schritt führt kein offener Weg dorthin.
       *[other] In { $steps } Schritten führt kein offener Weg dorthin.
    }
aim-noTarget = Die gewählte Karte lässt sich dort nicht einsetzen.

since-title = Seit deinem Zug
since-log = Was in diesem Spiel geschah

end-ending-cards = Die letzte Karte ist gespielt.
end-ending-clan = Alle, die für einen Clan arbeiten, sind draußen.
end-ending-agreed = Alle waren einverstanden, Schluss zu machen.
end-youWin = Du gewinnst mit { $clan }!
end-youLose = { $clan } gewinnt. Du hast für { $lost } gearbeitet und verlierst.
end-wins = { $clan } gewinnt.
end-nobody = Niemand ist hinausgekommen: Niemand gewinnt.
end-nobodyNorYou = Niemand ist hinausgekommen: Niemand gewinnt, auch du verlierst.
end-decidedGold =
    { WHO($person) ->
        [you] Ohne die { $gold } Gold, die du hinausgebracht hast, hätte { $clan } nicht gewonnen.
       *[other] Ohne die { $gold } Gold, die { $person } hinausgebracht hat, hätte { $clan } nicht gewonnen.
    }
end-decidedWorth = Der Schatz von { $clan } war { $worth } wert, der von { $other } { $less }.
end-doors = Hinter den Türen
end-treasure = Schatz für { $clan }
end-formula = { $gold } Gold × { $others } = { $worth }
end-factor =
    { $others ->
        [one] × { $others }, denn { $others } arbeitet für { $clan }: Das Gold eines Clans zählt einmal für jeden, der gegen ihn arbeitet.
       *[other] × { $others }, denn { $others } arbeiten für { $clan }: Das Gold eines Clans zählt einmal für jeden, der gegen ihn arbeitet.
    }
end-tie = Gleichstand: Es gewinnt der Clan, für den zuerst ein Zwerg hinauskam.
end-winners = Der Sieg geht an { $names }.
end-out = als { $number }. draußen
end-inside = noch drin
end-winner = gewinnt
end-cave = Höhle ansehen
end-back = Zurück zum Ende

story-paths =
    { $number ->
        [one] { $number } Weg gelegt
       *[other] { $number } Wege gelegt
    }
story-steps =
    { $number ->
        [one] { $number } Schritt
       *[other] { $number } Schritte
    }
story-goals =
    { $number ->
        [one] { $number } Ziel aufgedeckt
       *[other] { $number } Ziele aufgedeckt
    }
story-creatures =
    { $number ->
        [one] { $number } Kreatur geschickt
       *[other] { $number } Kreaturen geschickt
    }
story-webs =
    { $number ->
        [one] { $number } Netz
       *[other] { $number } Netze
    }
story-rockfalls =
    { $number ->
        [one] { $number } Steinschlag
       *[other] { $number } Steinschläge
    }
story-axes =
    { $number ->
        [one] { $number } Axt benutzt
       *[other] { $number } Äxte benutzt
    }
story-passes = { $number } Mal abgelegt

help-aims = Findet den Ausgang hinter einer der vier Türen und geht mit Gold hinaus. Gerettetes Gold zählt für den Clan, für den du arbeitest – als Saboteur für den anderen – mal die Zahl der Zwerge, die dagegen arbeiten.
help-turn = In jedem Zug: eine Karte spielen oder eine oder zwei ablegen, bis zu drei Schritte laufen, ziehen.
help-cards = Tippe eine Karte an, dann das, was leuchtet, oder ohne Karte ein Feld, zu dem du gehen willst: Dort siehst du, was es bewirken und kosten würde, und ein zweites Tippen dort gilt. Tippst du woandershin, ist es zurückgenommen; ziehst du die Karte dorthin, ist sie gleich gespielt.
help-touch = Tipp auf eine Karte der Höhle, um zu lesen, was sie tut, oder auf einen Spieler, um mehr zu sehen. Zieh die Höhle, um sie zu verschieben; zwei Finger vergrößern.
help-choose = eine Handkarte wählen
help-arrows = von Ziel zu Ziel
help-rotate = die Karte halb herumdrehen
help-pass = die gewählte Karte ablegen
help-end = die Bewegung beenden
help-targets = zum ersten Ziel
help-escape = zurücklegen, Offenes schließen
help-fit = die ganze Höhle zeigen, oder wieder dem Geschehen folgen
help-cover = dein Geheimnis zu- oder aufdecken
help-piles = Stapel
