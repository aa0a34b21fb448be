claim = Zwei Clans, ein Ausgang, und das Wasser steigt.
about = Zwei Clans suchen in einer Höhle, die vollläuft, den einzigen Weg hinaus. Legt Wege, lauft, weicht Ratten, Lindwürmern und Goblins aus – und traut auch dem eigenen Clan nicht ganz.
