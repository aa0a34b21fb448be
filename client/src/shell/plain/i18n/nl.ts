import type { PlainMessages } from '.';

/** Dutch words of the plain table. */
export const nl: PlainMessages = {
  claim: 'Een spel dat hier is toegevoegd.',
  about: 'Eigen plaatjes heeft het niet: de tafel wordt als tekst getoond, en elke zet is een knop.',
  round: (round, rounds) => `Ronde ${round} van ${rounds}`,

  table: 'De tafel',
  hand: 'Jouw hand',
  moves: 'Jouw zetten',
  score: (points) => (points === 1 ? '1 punt' : `${points} punten`),

  prompt: {
    choose: 'Jij bent aan de beurt: kies een zet.',
    other: (name) => `${name} is aan de beurt.`,
    chance: 'Het toeval beslist.',
    dealing: 'De ronde is voorbij.',
    over: 'Het spel is voorbij.',
    watching: 'Je kijkt toe.',
  },

  since: { title: 'Sinds jouw beurt', all: 'Wat er tot nu toe gebeurde', log: 'Wat er in deze ronde gebeurde' },

  roundEnd: {
    title: (round) => `Ronde ${round} is voorbij`,
    next: 'Volgende ronde delen',
    waiting: 'De volgende ronde wordt door iemand aan tafel gedeeld.',
    final: 'Naar het einde van het spel',
    look: 'De tafel bekijken',
    back: 'Terug naar het einde',
  },

  gameEnd: {
    title: 'Het spel',
    youWin: 'Jij wint!',
    wins: (name) => `${name} wint.`,
    share: (names) => `${names} delen de winst.`,
    nobody: 'Niemand wint.',
    again: 'Nog eens met dezelfde instellingen',
    thoughts: 'Gedachten',
    record: 'Notatie',
    leave: 'Startpagina',
  },

  help: {
    title: 'Toetsen en hulp',
    about: 'Ben je aan de beurt, kies dan een van de zetten onder de tafel. Wat elke zet doet, staat in de spelregels.',
    keys: 'Op het toetsenbord',
    tab: 'van zet naar zet gaan',
    enter: 'de zet doen',
    log: 'verloop',
    rules: 'spelregels',
    help: 'deze hulp',
  },
};
