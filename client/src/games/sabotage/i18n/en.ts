/** English words of Sabotage. */

import type { Person } from '../../../i18n/person';

const who = (person: Person): string => (person.you ? 'You' : person.name);
const does = (person: Person, one: string, other: string): string => `${who(person)} ${person.you ? one : other}`;
const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
const up = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const en = {
  name: 'Sabotage',
  claim: 'Two roofs, one set of pipes, no mercy.',
  about:
    'Robert Abbott’s duel for two, or for two against two: lay pipes in rows of matching colours on your own roof, and see to it that the others don’t.',
  game: (round: number, rounds: number) => `Game ${round} of ${rounds}`,

  colour: { yellow: 'yellow', red: 'red', blue: 'blue', purple: 'purple' },
  card: {
    pipe: (letter: string, colour: string) => `${letter}, ${colour}`,
    X: (colour: string) => `X, ${colour}`,
    wrench: (colour: string) => `Wrench, ${colour}`,
    demontage: 'Demontage',
    sabotage: 'Sabotage',
    aPipe: (letter: string, colour: string) => `a ${colour} ${letter}`,
    aX: (colour: string) => `a ${colour} X`,
    aWrench: (colour: string) => `a ${colour} wrench`,
    aCard: 'a card',
    hidden: 'face down',
  },

  seat: {
    role: (seat: number, players: number) =>
      players === 2
        ? 'Against you'
        : seat === 2
          ? 'Your partner, opposite'
          : seat === 1
            ? 'Against you, on the left'
            : 'Against you, on the right',
    with: (host: string) => `with ${host}`,
    against: (host: string) => `against ${host}`,
  },

  roof: {
    mine: 'Your roof',
    ours: 'Your roof, together',
    of: (names: string) => `Roof of ${names}`,
    place: (letter: string) => `Place ${letter}`,
    empty: 'empty',
    worth: 'worth',
    openWorth: (worth: number) => `Worth ${worth}: how it is counted`,
    last: 'latest play',
    hand: (cards: number) => count(cards, 'card in hand', 'cards in hand'),
    you: 'you',
    partner: 'your partner',
  },

  row: {
    name: (letters: string) => `Row ${letters}`,
    points: (points: number) => count(points, 'point', 'points'),
    gap: 'A place is empty, so the row counts nothing yet.',
    one: (colour: string) => `Three times ${colour}: 2 points.`,
    match: (colours: string) => `${up(colours)} match: 1 point.`,
    clash: (colours: string) => `${up(colours)} don’t match: nothing.`,
    kin: 'Yellow matches red, blue matches purple.',
  },

  worth: {
    title: 'What it is worth',
    of: (names: string) => `System of ${names}`,
    sum: 'All rows together',
    score: 'That scores',
    bonus: 'Every point above five counts twice.',
    ifClosed: 'For whoever closes, one less',
    table: 'Worth and score',
    system: 'Worth',
    scores: 'Score',
  },

  event: {
    dealt: (round: number, dealer: Person, opener: Person) =>
      `${does(dealer, 'deal', 'deals')} game ${round}. ${does(opener, 'open', 'opens')}.`,
    laidOwn: (person: Person, card: string, place: string) =>
      person.you ? `You lay ${card} on your ${place}.` : `${person.name} lays ${card} on their own ${place}.`,
    laidOther: (person: Person, card: string, place: string, mine: boolean) =>
      mine
        ? `${does(person, 'lay', 'lays')} ${card} on your ${place}!`
        : `${does(person, 'lay', 'lays')} ${card} on the others’ ${place}.`,
    over: (card: string) => `It covers ${card}.`,
    tookOwn: (person: Person, what: string, card: string, place: string) =>
      person.you
        ? `${what}: you take ${card} off your ${place}.`
        : `${what}: ${person.name} takes ${card} off their own ${place}.`,
    tookOther: (person: Person, what: string, card: string, place: string, mine: boolean) =>
      mine
        ? `${what}! ${does(person, 'take', 'takes')} ${card} off your ${place}.`
        : `${what}! ${does(person, 'take', 'takes')} ${card} off the others’ ${place}.`,
    discarded: (person: Person, card: string) => `${does(person, 'discard', 'discards')} ${card}.`,
    asked: (person: Person, partner: Person) =>
      `${does(person, 'ask', 'asks')} ${partner.you ? 'you' : partner.name}: shall we close?`,
    yes: (person: Person) => `${does(person, 'agree', 'agrees')}.`,
    no: (person: Person) => `${does(person, 'want', 'wants')} to play on.`,
    closed: (person: Person) => `${does(person, 'close', 'closes')} the game.`,
    skipped: (person: Person) => `${does(person, 'have', 'has')} no card left.`,
    scored: (names: string, worth: number, score: number) =>
      `${names}: worth ${worth}, ${count(score, 'point', 'points')}.`,
    over4: 'The match is over.',
  },

  prompt: {
    choose: 'Your turn: choose a card.',
    chooseOrClose: 'Your turn: choose a card, or close.',
    lay: (places: number) => (places === 1 ? 'One place glows for it.' : 'Choose a glowing place.'),
    take: 'Which card shall come off?',
    only: 'It fits nowhere now. You can discard it.',
    other: (name: string) => `${name} is on turn.`,
    answering: (name: string, partner: string) => `${partner} thinks about ${name}’s question.`,
    answer: (name: string) => `${name} asks: shall we close?`,
    dealing: 'The game is over.',
    over: 'The match is over.',
    watching: 'You are watching.',
  },

  aim: {
    chooseFirst: 'Choose a card of your hand first.',
  },

  control: {
    hand: 'Your hand',
    handCard: (number: number, card: string) => `Card ${number}: ${card}`,
    drawn: 'just drawn',
    new: 'new',
    discard: 'Discard',
    discardChosen: 'Discard the chosen card',
    layAt: (card: string, place: string) => `Lay ${card} here: ${place}`,
    overAt: (card: string, place: string, gone: string) => `Lay ${card} here: ${place}, over ${gone}`,
    takeAt: (card: string, place: string) => `Take ${card} off: ${place}`,
    worth: (before: number, after: number) => `worth ${before} becomes ${after}`,
    onOwn: 'your roof',
    onOther: 'the others’ roof',
  },

  close: {
    close: 'Close',
    ask: 'Ask to close',
    would: (own: number, other: number) => `${own} : ${other}`,
    wouldScore: (own: number, other: number, together: boolean) =>
      `${together ? 'You two' : 'You'} would score ${own}, the others ${other}.`,
    notYet: 'from worth 5',
    title: 'Close the game now?',
    titleAsk: 'Ask your partner whether to close?',
    cost: 'Closing costs one point.',
    once: 'You can ask once a turn, and not take it back.',
    total: (own: number, other: number) => `The match would then stand at ${own} : ${other}.`,
    yes: 'Close',
    yesAsk: 'Ask',
    no: 'Play on',
    refused: 'Your partner wants to play on.',
  },

  question: {
    title: (name: string) => `${name} asks: shall we close?`,
    worth: (worth: number, own: number, other: number) =>
      `Your system is worth ${worth}. You would score ${own}, the others ${other}.`,
    yes: 'Yes, close',
    no: 'No, play on',
    waiting: (partner: string) => `${partner} has the word …`,
  },

  pile: {
    draw: 'Draw pile',
    discard: 'Discard pile',
    cards: (cards: number) => count(cards, 'card', 'cards'),
    look: 'Look through the discard pile',
    empty: 'Nothing lies there yet.',
    newest: 'The newest first.',
    left: 'What can still come',
    leftHint: 'Of every card, how many are neither on a roof, nor discarded, nor in your hand.',
    none: 'gone',
  },

  sheet: {
    title: 'Score sheet',
    game: 'Game',
    total: 'Total',
    closed: 'closed',
    running: 'now',
    open: 'Open the score sheet',
    row: (game: number) => `Game ${game}`,
  },

  since: {
    title: 'Since your turn',
    all: 'What has happened so far',
    log: 'What happened in this game',
  },

  gameEnd: {
    closedBy: (person: Person) => `${does(person, 'close', 'closes')} the game!`,
    nobody: 'All cards are played, and nobody has closed.',
    worth: (worth: number) => `worth ${worth}`,
    bonus: (bonus: number) => `+${bonus} bonus`,
    cost: '−1 for closing',
    points: (score: number) => count(score, 'point', 'points'),
    next: 'Deal the next game',
    waiting: 'The next game is dealt by somebody at the table.',
    showRoofs: 'See the roofs',
    showAgain: 'Back to the end of the game',
    final: 'To the end of the match',
  },

  matchEnd: {
    title: 'The match',
    youWin: (own: number, other: number) => `You win the match ${own} : ${other}!`,
    weWin: (partner: string, own: number, other: number) => `You and ${partner} win the match ${own} : ${other}!`,
    theyWin: (names: string, own: number, other: number) => `${names} win ${own} : ${other}.`,
    wins: (name: string, own: number, other: number) => `${name} wins ${own} : ${other}.`,
    share: (points: number) => `${points} all: the win is shared!`,
    again: 'Play again with the same settings',
    thoughts: 'Thoughts',
    record: 'Record',
    roofs: 'Roofs',
    leave: 'First page',
  },

  help: {
    title: 'Keys and help',
    aims: 'Nine places, eight rows of three: three cards of one colour count 2, three of matching colours 1. Yellow matches red, blue matches purple.',
    turn: 'On your turn you draw a card and play one: on your own roof to build, on the others’ to spoil, or onto the discard pile. From worth 5 you may close instead.',
    cards:
      'A letter goes to its own place, on either roof. X goes to any empty place of yours, a wrench to any of yours. Demontage takes a card off your roof, sabotage off either.',
    touch: 'Tap a card, then what glows; or drag it there. Tap a gauge to hear why its row counts what it does.',
    keys: 'On the keyboard',
    choose: 'choose a card of the hand',
    arrows: 'go from place to place',
    enter: 'play',
    other: 'to the other roof and back',
    close: 'close, or ask to close',
    worth: 'what your system is worth',
    escape: 'put the card back, close what is open',
    discard: 'discard the chosen card',
    piles: 'look through the discard pile',
    log: 'log',
    rules: 'rules',
    help: 'this help',
  },
};
