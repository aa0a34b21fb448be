claim = Zwei Dächer, viele Röhren, keine Gnade.
about = Robert Abbotts Duell für zwei oder zwei gegen zwei: Leg auf deinem Dach Röhren in Reihen, deren Farben zueinander passen, und sorg dafür, dass den anderen genau das nicht gelingt.
role-against = Dein Gegenüber
role-partner = Dein Partner, gegenüber
role-left = Gegenseite, links
role-right = Gegenseite, rechts
round =
    { $rounds ->
        [one] Eine einzelne Partie
       *[other] Partie { $round } von { $rounds }
    }
between = Partie zu Ende: Wer ist bereit für die nächste?
side-with = mit { $host }
side-against = gegen { $host }
