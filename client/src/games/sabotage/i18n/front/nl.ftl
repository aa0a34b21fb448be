claim = Twee daken, veel buizen, geen genade.
about = Het duel van Robert Abbott, voor twee of voor twee tegen twee: leg op je eigen dak buizen in rijen waarvan de kleuren bij elkaar passen, en zorg dat de anderen dat niet lukt.
role-against = Je tegenstander
role-partner = Je partner, tegenover je
role-left = Tegenstander, links
role-right = Tegenstander, rechts
round =
    { $rounds ->
        [one] Eén partij
       *[other] Partij { $round } van { $rounds }
    }
between = Partij afgelopen: wie is klaar voor de volgende?
side-with = met { $host }
side-against = tegen { $host }
