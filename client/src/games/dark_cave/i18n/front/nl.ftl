claim = Twee clans, één uitgang, en het water stijgt.
about = Twee clans zoeken in een grot die volloopt de enige weg naar buiten. Leg gangen, loop, ontwijk ratten, lindwormen en goblins – en vertrouw ook je eigen clan niet helemaal.
