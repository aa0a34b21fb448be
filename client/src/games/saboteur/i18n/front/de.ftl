claim = Grab nach Gold. Trau niemandem.
about = Saboteur im Browser: Grabt gemeinsam einen Stollen zum Schatz, während jemand unter euch dafür sorgt, dass er dort nie ankommt.
round = Runde { $round } von { $rounds }
