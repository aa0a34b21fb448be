import type { PlainMessages } from '.';

/** German words of the plain table. */
export const de: PlainMessages = {
  claim: 'Ein Spiel, das hier dazugekommen ist.',
  about: 'Eigene Bilder hat es nicht: Der Tisch wird als Text gezeigt, und jeder Zug ist eine Schaltfläche.',
  round: (round, rounds) => `Runde ${round} von ${rounds}`,

  table: 'Der Tisch',
  hand: 'Deine Hand',
  moves: 'Deine Züge',
  score: (points) => (points === 1 ? '1 Punkt' : `${points} Punkte`),

  prompt: {
    choose: 'Du bist dran: Wähle einen Zug.',
    other: (name) => `${name} ist am Zug.`,
    chance: 'Der Zufall entscheidet.',
    dealing: 'Die Runde ist zu Ende.',
    over: 'Das Spiel ist zu Ende.',
    watching: 'Du schaust zu.',
  },

  since: { title: 'Seit deinem Zug', all: 'Was bisher geschah', log: 'Was in dieser Runde geschah' },

  roundEnd: {
    title: (round) => `Runde ${round} ist zu Ende`,
    next: 'Nächste Runde geben',
    waiting: 'Die nächste Runde gibt jemand am Tisch.',
    final: 'Zum Ende des Spiels',
    look: 'Den Tisch ansehen',
    back: 'Zurück zum Ende',
  },

  gameEnd: {
    title: 'Das Spiel',
    youWin: 'Du gewinnst!',
    wins: (name) => `${name} gewinnt.`,
    share: (names) => `${names} teilen sich den Sieg.`,
    nobody: 'Niemand gewinnt.',
    again: 'Noch einmal mit denselben Einstellungen',
    thoughts: 'Gedanken',
    record: 'Notation',
    leave: 'Startseite',
  },

  help: {
    title: 'Tasten und Hilfe',
    about: 'Wenn du dran bist, wähle einen der Züge unter dem Tisch. Was jeder bewirkt, steht in den Regeln.',
    keys: 'Auf der Tastatur',
    tab: 'von Zug zu Zug gehen',
    enter: 'den Zug machen',
    log: 'Verlauf',
    rules: 'Regeln',
    help: 'diese Hilfe',
  },
};
