/** English words of the plain table. */

export const en = {
  claim: 'A game that was added here.',
  about: 'It has no pictures of its own: the table is told in text, and each move is a button.',
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,

  table: 'The table',
  hand: 'Your hand',
  moves: 'Your moves',
  score: (points: number) => (points === 1 ? '1 point' : `${points} points`),

  prompt: {
    choose: 'Your turn: choose a move.',
    other: (name: string) => `${name} is on turn.`,
    chance: 'Chance decides.',
    dealing: 'The round is over.',
    over: 'The game is over.',
    watching: 'You are watching.',
  },

  since: { title: 'Since your turn', all: 'What has happened so far', log: 'What happened in this round' },

  roundEnd: {
    title: (round: number) => `Round ${round} is over`,
    next: 'Deal the next round',
    waiting: 'The next round is dealt by somebody at the table.',
    final: 'To the end of the game',
    look: 'See the table',
    back: 'Back to the end',
  },

  gameEnd: {
    title: 'The game',
    youWin: 'You win!',
    wins: (name: string) => `${name} wins.`,
    share: (names: string) => `${names} share the win.`,
    nobody: 'Nobody wins.',
    again: 'Play again with the same settings',
    thoughts: 'Thoughts',
    record: 'Record',
    leave: 'First page',
  },

  help: {
    title: 'Keys and help',
    about: 'When it is your turn, choose one of the moves below the table. The rules tell what each does.',
    keys: 'On the keyboard',
    tab: 'go from move to move',
    enter: 'make the move',
    log: 'log',
    rules: 'rules',
    help: 'this help',
  },
};
