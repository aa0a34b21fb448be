### Deutsche Wörter zu Saboteur.

name = Saboteur

toolName =
    { $tool ->
        [lamp] { tool-lamp }
        [cart] { tool-cart }
       *[pickaxe] { tool-pickaxe }
    }

role-digger = Goldsucher
role-saboteur = Saboteur

goalName =
    { $goal ->
        [north] nördliche Zielkarte
        [middle] mittlere Zielkarte
       *[south] südliche Zielkarte
    }
    .dative =
        { $goal ->
            [north] nördlichen Zielkarte
            [middle] mittleren Zielkarte
           *[south] südlichen Zielkarte
        }

says-saw =
    { $claimed ->
        [treasure] Ich habe die { goalName } gesehen: der Schatz!
       *[stone] Ich habe die { goalName } gesehen: nur Stein.
    }
says-role =
    { $role ->
        [digger] Ich bin Goldsucher.
       *[saboteur] Ich bin Saboteur.
    }
says-suspect = Ich verdächtige { $name }.
says-trust = Ich vertraue { $name }.
says-mend = Repariert meine { toolName }!
says-look = Seht euch die { goalName } an!
says-dig = Graben wir zur { goalName.dative }!
says-stuck = Ich habe keine Karte, die hilft.
says-start-saw = Ich habe ein Ziel gesehen …
says-start-role = Ich bin …
says-start-suspect = Ich verdächtige …
says-start-trust = Ich vertraue …
says-start-mend = Repariert meine …
says-start-look = Seht euch an: …
says-start-dig = Graben wir zur …

shape-crossing = Kreuzung
shape-fork = Abzweigung
shape-straight = gerader Weg
shape-bend = Kurve
shape-end = Sackgasse

aShape-crossing = eine Kreuzung
aShape-fork = eine Abzweigung
aShape-straight = einen geraden Weg
aShape-bend = eine Kurve
aShape-end = eine Sackgasse

card-open = offen nach { $sides }
card-break = Beschädigte { toolName }
card-mend = Reparatur: { $tools }
card-rockfall = Steinschlag
card-map = Schatzplan
card-start = Start mit der Leiter
card-gold = Goldkarte im Wert von { $value }
card-treasure = der Goldschatz
card-stone = ein Stein
card-hidden = verdeckt


event-dealt =
    { WHO($person) ->
        [you] Runde { $round } ist ausgeteilt. Du beginnst.
       *[other] Runde { $round } ist ausgeteilt. { $person } beginnt.
    }
event-laid =
    { WHO($person) ->
        [you] Du legst { $shape } auf { $place }.
       *[other] { $person } legt { $shape } auf { $place }.
    }
event-broke =
    { WHO($person) ->
        [you] Du beschädigst
       *[other] { $person } beschädigt
    } { WHO($target) ->
        [you] deine { toolName }.
       *[other] die { toolName } von { $target }.
    }
event-brokeOwn =
    { WHO($person) ->
        [you] Du beschädigst deine eigene { toolName }.
       *[other] { $person } beschädigt die eigene { toolName }.
    }
event-mended =
    { WHO($person) ->
        [you] Du reparierst
       *[other] { $person } repariert
    } { WHO($target) ->
        [you] deine { toolName }.
       *[other] die { toolName } von { $target }.
    }
event-mendedOwn =
    { WHO($person) ->
        [you] Du reparierst deine eigene { toolName }.
       *[other] { $person } repariert die eigene { toolName }.
    }
event-fell =
    { WHO($person) ->
        [you] Steinschlag! Du verschüttest { $shape } auf { $place }.
       *[other] Steinschlag! { $person } verschüttet { $shape } auf { $place }.
    }
event-looked =
    { WHO($person) ->
        [you] Du schaust unter die { goalName }.
       *[other] { $person } schaut unter die { goalName }.
    }
event-saw = Darunter: { $face }.
event-lies = Dort liegt { $face }.
event-passed =
    { WHO($person) ->
        [you] Du legst eine Karte ab.
       *[other] { $person } legt eine Karte ab.
    }
event-discarded = Es war: { $card }.
event-discards =
    { WHO($person) ->
        [you] Du legst diese Karte ab: { $card }.
       *[other] { $person } legt diese Karte ab: { $card }.
    }
event-reached =
    { WHO($person) ->
        [you] Du erreichst die { goalName }: { $face }!
       *[other] { $person } erreicht die { goalName }: { $face }!
    }
event-turned = Der Stein wird ausgerichtet ({ goalName }).
event-diggers = Die Goldsucher gewinnen die Runde.
event-saboteurs = Die Saboteure gewinnen die Runde.
event-nobody = Niemand gewinnt die Runde: kein Goldschatz, aber auch kein Saboteur.
event-offered =
    { $cards ->
        [one] { $cards } Goldkarte wird verteilt.
       *[other] { $cards } Goldkarten werden verteilt.
    }
event-took =
    { WHO($person) ->
        [you] Du nimmst eine Goldkarte.
       *[other] { $person } nimmt eine Goldkarte.
    }
event-worth = Sie ist { $value } wert.
event-paid =
    { WHO($person) ->
        [you] Du erhältst { $worth } Gold auf
       *[other] { $person } erhält { $worth } Gold auf
    } { $cards ->
        [one] { $cards } Karte.
       *[other] { $cards } Karten.
    }
event-returned =
    { WHO($person) ->
        [you] Du legst eine zu hohe Karte unter den Stapel zurück.
       *[other] { $person } legt eine zu hohe Karte unter den Stapel zurück.
    }
event-aCard = eine Karte
event-turnedSo = Der Stein liegt nun so: { $sides }.

prompt-choose = Du bist am Zug: Wähle eine Karte.
prompt-chooseBroken = Du bist am Zug. Beschädigt: { $tools }. Spiel eine Aktionskarte oder leg eine Karte ab.
prompt-place = Leg sie auf einen leuchtenden Platz.
prompt-noPlace = Diese Karte lässt sich gerade nicht spielen.
prompt-noPlaceBroken = Beschädigt: { $tools }. Bis das repariert ist, kannst du keine Wegekarte legen.
prompt-break = Wessen Werkzeug soll kaputtgehen?
prompt-mend = Wessen Werkzeug reparierst du?
prompt-noMend = Es gibt nichts, was diese Karte reparieren könnte.
prompt-noBreak = Es gibt niemanden, dessen Werkzeug diese Karte beschädigen könnte.
prompt-rockfall = Welche Karte soll verschüttet werden?
prompt-noRockfall = Noch liegt keine Karte, die verschüttet werden könnte.
prompt-map = Unter welche Zielkarte willst du schauen?
prompt-stone = Wähle, wie der Stein liegen soll.
prompt-take = Nimm eine Goldkarte.
prompt-otherStone = { $name } richtet den Stein aus.
prompt-otherTake = { $name } nimmt eine Goldkarte.
prompt-dealing = Die Runde ist zu Ende.
prompt-tool = Welches von beiden?
prompt-turnHint = Erneut wählen dreht sie.

aim-wrongSeat = Diese Karte kommt ins Labyrinth, nicht vor einen Spieler.
aim-wrongPlace = Diese Karte kommt vor einen Spieler, nicht ins Labyrinth.
aim-wrongRockfall = Ein Steinschlag trifft eine Karte im Labyrinth.
aim-wrongMap = Der Schatzplan zeigt, was unter einer Zielkarte liegt.

control-hand = Deine Hand
control-discard = Ablegen
control-discardChosen = Passen und die gewählte Karte verdeckt ablegen
control-maze = Das Labyrinth
control-places = Wo die Karte liegen kann
control-falls = Was verschüttet werden kann
control-goals = Zielkarten zum Anschauen
control-layAt = Hierher legen: { $place }; { $sides }
control-fallAt = Verschütten, { $card }: { $place }
control-lookAt = Unter die { goalName } schauen
control-breakAt = { toolName } beschädigen: { $name }
control-mendAt = { $tools } reparieren: { $name }
control-dark = im Dunkeln, vom Start abgeschnitten
control-fit = Alles sehen
control-stone = Den Stein so legen: { $sides }
control-take = Die Karte im Wert von { $value } nehmen

seat-gold =
    { $cards ->
        [one] { $cards } Goldkarte
       *[other] { $cards } Goldkarten
    }
seat-broken = beschädigt: { $tools }
seat-last = zuletzt: { $sentence }
seat-plays = In dieser Runde
seat-whole = Alles Werkzeug ist heil.

pile-gold = Goldstapel
pile-byMe = von dir abgelegt
pile-by = von { $name } abgelegt
pile-empty = Hier liegt noch nichts.

own-moment = Deine Rolle in Runde { $round }
own-turn = Rollenkarte umdrehen
own-goal =
    { $role ->
        [digger] Grab mit den anderen Goldsuchern einen Weg zum Goldschatz, und finde heraus, wer gegen euch arbeitet.
       *[saboteur] Sorg dafür, dass kein Weg zum Goldschatz führt – und dass es dir niemand nachweisen kann.
    }
own-cards =
    { $saboteurs ->
        [one] Im Spiel sind die Karten von { $number } Goldsuchern und { $saboteurs } Saboteur; eine Karte bleibt übrig.
       *[other] Im Spiel sind die Karten von { $number } Goldsuchern und { $saboteurs } Saboteuren; eine Karte bleibt übrig.
    }
own-cardsLeft =
    { $saboteurs ->
        [one] Im Spiel sind die Karten von { $number } Goldsuchern und { $saboteurs } Saboteur; { $role ->
            [digger] ein Goldsucher
           *[saboteur] ein Saboteur
        } bleibt übrig.
       *[other] Im Spiel sind die Karten von { $number } Goldsuchern und { $saboteurs } Saboteuren; { $role ->
            [digger] ein Goldsucher
           *[saboteur] ein Saboteur
        } bleibt übrig.
    }
own-changed =
    { $role ->
        [digger] Du hast die Seite gewechselt: Jetzt suchst du Gold!
       *[saboteur] Du hast die Seite gewechselt: Jetzt bist du Saboteur!
    }
own-title = Nur für dich
own-lift = Aufdecken: deine Rolle, dein Gold, was deine Schatzpläne gezeigt haben
own-lower = Wieder zudecken
own-look = Rolle ansehen
own-youAre =
    { $role ->
        [digger] Du bist Goldsucher.
       *[saboteur] Du bist Saboteur.
    }
own-gold = { $worth } Gold
own-noGold = noch kein Gold

peek-title = Unter der { goalName.dative }
peek-treasure = Der Goldschatz! Sonst sieht ihn niemand.
peek-stone = Ein Stein. Sonst sieht ihn niemand.
peek-done = Zurücklegen

since-title = Seit deinem Zug
since-round = Runde { $round }
since-log = Was in dieser Runde geschah

roundEnd-reached = Der Goldschatz ist erreicht!
roundEnd-notReached = Der Goldschatz wurde nicht erreicht.
roundEnd-did = Was alle getan haben
roundEnd-diggers = Die Goldsucher haben den Goldschatz gefunden!
roundEnd-saboteurs = Die Saboteure haben die Runde gewonnen!
roundEnd-nobody = Niemand gewinnt: Es gab keinen Saboteur und keinen Goldschatz.
roundEnd-reachedBy =
    { WHO($person) ->
        [you] Deine Karte hat den Goldschatz erreicht.
       *[other] Die Karte, die ihn erreicht hat, kam von { $person }.
    }
roundEnd-decidedWay =
    { WHO($person) ->
        [you] Du hast die letzte der { $cards } Karten auf dem Weg zum Schatz gelegt; { roundEnd-mostOfThem }.
       *[other] { $person } hat die letzte der { $cards } Karten auf dem Weg zum Schatz gelegt; { roundEnd-mostOfThem }.
    }
roundEnd-decidedWayAlone =
    { WHO($person) ->
        [you] Du hast die letzte der { $cards } Karten auf dem Weg zum Schatz gelegt und von diesen auch die meisten ({ $number }).
       *[other] { $person } hat die letzte der { $cards } Karten auf dem Weg zum Schatz gelegt und von diesen auch die meisten ({ $number }).
    }
roundEnd-mostOfThem =
    { $people ->
        [one] die meisten davon sind von { $names } ({ $number })
       *[other] die meisten davon sind von { $names } (je { $number })
    }
roundEnd-decidedGap =
    { $cards ->
        [one] Dem Weg fehlte noch { $cards } Karte bis zu einer Zielkarte.
       *[other] Dem Weg fehlten noch { $cards } Karten bis zu einer Zielkarte.
    }
roundEnd-decidedClosed = Kein Weg von der Leiter hatte noch ein offenes Ende.
roundEnd-byYou = dir
roundEnd-decidedBy =
    { WHO($person) ->
        [you] Als Saboteur hast du am meisten dagegen getan, mit Sackgassen, beschädigtem Werkzeug und Steinschlägen ({ $number }).
       *[other] Als Saboteur hat { $person } am meisten dagegen getan, mit Sackgassen, beschädigtem Werkzeug und Steinschlägen ({ $number }).
    }
roundEnd-decidedBySeveral = Als Saboteure haben { $names } am meisten dagegen getan, mit Sackgassen, beschädigtem Werkzeug und Steinschlägen (je { $number }).
roundEnd-left = Die übrige Karte
roundEnd-roles = Wer war wer
roundEnd-sharing = Das Gold geht herum
roundEnd-pick = Nimm deine Goldkarte
roundEnd-pickedForYou = Der Tisch nimmt für dich die wertvollste Karte
roundEnd-picks =
    { $cards ->
        [one] { $name } wählt aus { $cards } Goldkarte.
       *[other] { $name } wählt aus { $cards } Goldkarten.
    }
roundEnd-short = { $due } wären fällig gewesen; mehr gab der Stapel nicht her
roundEnd-nothing = kein Gold
roundEnd-deadEnds =
    { $number ->
        [one] { $number } Sackgasse
       *[other] { $number } Sackgassen
    }
roundEnd-tunnels =
    { $number ->
        [one] { $number } Weg gegraben
       *[other] { $number } Wege gegraben
    }
roundEnd-broken =
    { $number ->
        [one] { $number } Werkzeug beschädigt
       *[other] { $number } Werkzeuge beschädigt
    }
roundEnd-mended =
    { $number ->
        [one] { $number } Werkzeug repariert
       *[other] { $number } Werkzeuge repariert
    }
roundEnd-fellTunnel =
    { $number ->
        [one] { $number } Weg verschüttet
       *[other] { $number } Wege verschüttet
    }
roundEnd-fellEnd =
    { $number ->
        [one] { $number } Sackgasse geräumt
       *[other] { $number } Sackgassen geräumt
    }
roundEnd-maps =
    { $number ->
        [one] { $number } Schatzplan
       *[other] { $number } Schatzpläne
    }
roundEnd-passes =
    { $number ->
        [one] { $number } Karte abgelegt
       *[other] { $number } Karten abgelegt
    }
roundEnd-next = Nächste Runde austeilen
roundEnd-showMaze = Das Labyrinth ansehen
roundEnd-showAgain = Zurück zum Ende der Runde
roundEnd-final = Zur Schlusswertung

gameEnd-title = Die Schlusswertung
gameEnd-wins = { $names } gewinnt mit { $gold } Gold!
gameEnd-youWin = Du gewinnst mit { $gold } Gold!
gameEnd-share = { $names } gewinnen gemeinsam mit je { $gold } Gold!
gameEnd-ahead = { $gold } Gold mehr als { $names }.
gameEnd-rank = Platz { $rank }
gameEnd-lay = Der Schatz lag unter der { goalName.dative }.
gameEnd-soFar = Bisher: { $names }.
gameEnd-maze = Labyrinth
gameEnd-showAgain = Zurück zur Schlusswertung

help-aims = Die Goldsucher wollen einen Weg von der Leiter zum Goldschatz. Die Saboteure wollen, dass er dort nie ankommt. Niemand weiß, wer wer ist.
help-turn = Bist du am Zug, spielst du eine Karte: Du legst eine Wegekarte, spielst eine Aktionskarte oder legst eine Karte verdeckt ab. Danach ziehst du eine nach.
help-touch = Tippe eine Karte an, dann das, was leuchtet: Dort siehst du, was sie bewirken würde, und ein zweites Tippen dort spielt sie. Tippst du woandershin, ist es zurückgenommen; ziehst du sie dorthin, ist sie gleich gespielt. Tippst du die gewählte Karte noch einmal an, dreht sie sich.
help-light = Das Licht folgt den Wegen, die mit der Leiter verbunden sind. Was im Dunkeln liegt, ist abgeschnitten.
help-choose = eine Handkarte wählen
help-turnKey = die gewählte Karte drehen
help-arrows = von Platz zu Platz, von Spieler zu Spieler
help-escape = die Karte zurückstecken, Offenes schließen
help-discard = die gewählte Karte ablegen
help-zoom = größer, kleiner, alles sehen
help-cover = deine Geheimnisse auf- und zudecken

