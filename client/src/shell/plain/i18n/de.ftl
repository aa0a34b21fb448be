claim = Ein Spiel, das hier dazugekommen ist.
about = Eigene Bilder hat es nicht: Der Tisch wird als Text gezeigt, und jeder Zug ist eine Schaltfläche.
round = Runde { $round } von { $rounds }

table = Der Tisch
hand = Deine Hand
moves = Deine Züge
score =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

prompt-choose = Du bist am Zug: Wähle einen Zug.
prompt-chance = Der Zufall entscheidet.
prompt-dealing = Die Runde ist zu Ende.
prompt-over = Das Spiel ist zu Ende.

since-title = Seit deinem Zug
since-round = Runde { $round }
since-log = Was in dieser Runde geschah

roundEnd-title = Runde { $round } ist zu Ende
roundEnd-next = Nächste Runde geben
roundEnd-final = Zum Ende des Spiels
roundEnd-look = Den Tisch ansehen
roundEnd-back = Zurück zum Ende

gameEnd-title = Das Spiel
gameEnd-youWin = Du gewinnst!
gameEnd-wins = { $name } gewinnt.
gameEnd-share = { $names } teilen sich den Sieg.
gameEnd-nobody = Niemand gewinnt.

help-about = Wenn du dran bist, wähle einen der Züge unter dem Tisch. Was jeder bewirkt, steht in den Regeln.
help-tab = von Zug zu Zug gehen
help-enter = den Zug machen
