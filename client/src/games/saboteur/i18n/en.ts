/** English words of Saboteur. */

import type { Person } from '../../../i18n/person';

const who = (person: Person): string => (person.you ? 'You' : person.name);
const whose = (person: Person): string => (person.you ? 'your' : `${person.name}’s`);
const does = (person: Person, one: string, other: string): string => `${who(person)} ${person.you ? one : other}`;
const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

export const en = {
  name: 'Saboteur',
  claim: 'Dig for the gold. Trust nobody.',
  about:
    'Saboteur in the browser: dig a tunnel to the treasure together, while somebody among you sees to it that it never gets there.',
  side: { N: 'north', E: 'east', S: 'south', W: 'west' },
  tool: { lamp: 'lamp', cart: 'cart', pickaxe: 'pickaxe' },
  role: { digger: 'Gold digger', saboteur: 'Saboteur' },
  goal: ['north goal', 'middle goal', 'south goal'],
  shape: {
    crossing: 'a crossing',
    fork: 'a fork',
    straight: 'a straight tunnel',
    bend: 'a bend',
    end: 'a dead end',
  },
  card: {
    open: (sides: string) => `open to the ${sides}`,
    break: (tool: string) => `Broken ${tool}`,
    mend: (tools: string) => `Repair: ${tools}`,
    rockfall: 'Rockfall',
    map: 'Map',
    start: 'Start with the ladder',
    gold: (value: number) => `Gold card worth ${value}`,
    treasure: 'the treasure',
    stone: 'a stone',
    hidden: 'face down',
  },
  or: 'or',

  place: {
    start: 'at the start',
    at: (parts: string) => parts,
    east: (steps: number) => `${steps} east`,
    west: (steps: number) => `${steps} west`,
    south: (steps: number) => `${steps} south`,
    north: (steps: number) => `${steps} north`,
    ofStart: (parts: string) => `${parts} of the start`,
  },

  event: {
    dealt: (round: number, person: Person) => `Round ${round} is dealt. ${does(person, 'begin', 'begins')}.`,
    laid: (person: Person, shape: string) => `${does(person, 'lay', 'lays')} ${shape}.`,
    broke: (person: Person, target: Person, tool: string, own: boolean) =>
      own
        ? `${does(person, 'break your own', 'breaks their own')} ${tool}.`
        : `${does(person, 'break', 'breaks')} ${whose(target)} ${tool}.`,
    mended: (person: Person, target: Person, tool: string, own: boolean) =>
      own
        ? `${does(person, 'mend your own', 'mends their own')} ${tool}.`
        : `${does(person, 'mend', 'mends')} ${whose(target)} ${tool}.`,
    fell: (person: Person, shape: string) => `Rockfall! ${does(person, 'bring down', 'brings down')} ${shape}.`,
    looked: (person: Person, goal: string) => `${does(person, 'look', 'looks')} under the ${goal}.`,
    saw: (face: string) => `You saw ${face}.`,
    passed: (person: Person) => `${does(person, 'pass', 'passes')}.`,
    discarded: (card: string) => `It was: ${card}.`,
    skipped: (person: Person) => `${does(person, 'have', 'has')} no card left.`,
    reached: (person: Person, goal: string, face: string) =>
      `${does(person, 'reach', 'reaches')} the ${goal}: ${face}!`,
    turned: (goal: string) => `The stone at the ${goal} is turned.`,
    diggers: 'The gold diggers win the round.',
    saboteurs: 'The saboteurs win the round.',
    nobody: 'Nobody wins the round: no treasure, and no saboteur either.',
    offered: (cards: number) => `${count(cards, 'gold card is', 'gold cards are')} shared out.`,
    took: (person: Person) => `${does(person, 'take', 'takes')} a gold card.`,
    worth: (value: number) => `It is worth ${value}.`,
    paid: (person: Person, cards: number, worth: number) =>
      `${does(person, 'get', 'gets')} ${worth} gold on ${count(cards, 'card', 'cards')}.`,
    returned: (person: Person) => `${does(person, 'put', 'puts')} back a card that was too much.`,
    aCard: 'a card',
    turnedSo: (sides: string) => `The stone is turned: ${sides}.`,
    over: 'The game is over.',
  },

  prompt: {
    choose: 'Your turn: choose a card.',
    chooseBroken: (tools: string) => `Your turn. Broken: ${tools}. Play an action card, or discard one.`,
    place: 'Choose a glowing place.',
    noPlace: 'This card fits nowhere now.',
    break: 'Whose tool shall break?',
    mend: 'Whose tool do you mend?',
    noMend: 'There is nothing that this card could mend.',
    noBreak: 'There is nobody whose tool this card could break.',
    rockfall: 'Which card shall come down?',
    noRockfall: 'There is no card yet that could come down.',
    map: 'Which goal do you want to look under?',
    stone: 'Choose how the stone shall lie.',
    take: 'Pick a gold card.',
    other: (name: string) => `${name} is on turn.`,
    otherStone: (name: string) => `${name} turns the stone.`,
    otherTake: (name: string) => `${name} picks a gold card.`,
    dealing: 'The round is over.',
    over: 'The game is over.',
    watching: 'You are watching.',
    tool: 'Which of the two?',
    turnHint: 'Tap the card to turn it.',
  },

  aim: {
    wrongSeat: 'This card goes into the maze, not in front of a player.',
    wrongPlace: 'This card is laid in front of a player, not into the maze.',
    wrongRockfall: 'A rockfall takes a card off the maze.',
    wrongMap: 'A map looks under a goal.',
  },

  control: {
    hand: 'Your hand',
    handCard: (number: number, card: string) => `Card ${number}: ${card}`,
    chosen: 'chosen',
    turn: 'Turn the card',
    discard: 'Discard',
    discardChosen: 'Discard the chosen card face down',
    maze: 'The maze',
    places: 'Where the card can lie',
    falls: 'What can come down',
    goals: 'Goals to look under',
    layAt: (place: string, sides: string) => `Lay here: ${place}; ${sides}`,
    fallAt: (place: string, card: string) => `Bring down ${card}: ${place}`,
    lookAt: (goal: string) => `Look under the ${goal}`,
    breakAt: (name: string, tool: string) => `Break the ${tool}: ${name}`,
    mendAt: (name: string, tools: string) => `Mend the ${tools}: ${name}`,
    dark: 'in the dark, cut off from the start',
    zoomIn: 'Larger',
    zoomOut: 'Smaller',
    fit: 'See everything',
    stone: (sides: string) => `Let the stone lie: ${sides}`,
    take: (value: number) => `Take the card worth ${value}`,
  },

  seat: {
    hand: (cards: number) => count(cards, 'card in hand', 'cards in hand'),
    gold: (cards: number) => count(cards, 'gold card', 'gold cards'),
    broken: (tools: string) => `broken: ${tools}`,
    last: (sentence: string) => `last: ${sentence}`,
    plays: 'This round',
    noPlays: 'Nothing played yet.',
    whole: 'All tools are whole.',
  },

  pile: {
    draw: 'Draw pile',
    discard: 'Discard pile',
    gold: 'Gold stack',
    cards: (cards: number) => count(cards, 'card', 'cards'),
    faceDown: 'face down',
    byMe: 'discarded by you',
    by: (name: string) => `discarded by ${name}`,
    empty: 'Nothing lies there yet.',
  },

  own: {
    title: 'Only for you',
    lift: 'Lift the cover: your role, your gold, what your maps have shown',
    lower: 'Lay the cover over it again',
    look: 'See your role',
    covered: 'covered',
    youAre: (role: string) => `You are a ${role.toLowerCase()}.`,
    gold: (worth: number) => `${worth} gold`,
    noGold: 'no gold yet',
    maps: 'Your maps',
  },

  peek: {
    title: (goal: string) => `Under the ${goal}`,
    treasure: 'The treasure! Only you have seen it.',
    stone: 'A stone. Only you have seen it.',
    done: 'Put it back',
  },

  since: {
    title: 'Since your turn',
    all: 'What has happened so far',
    log: 'What happened in this round',
  },

  roundEnd: {
    diggers: 'The gold diggers have found the treasure!',
    saboteurs: 'The saboteurs have won the round!',
    nobody: 'Nobody wins: there was no saboteur, and no treasure.',
    reachedBy: (person: Person) => `${does(person, 'laid', 'laid')} the card that reached the treasure.`,
    left: 'The card left over',
    roles: 'Who was who',
    sharing: 'The gold goes round',
    pick: 'Pick your gold card',
    pickedForYou: 'The table takes the most valuable card for you',
    picks: (name: string, cards: number) => `${name} picks one of ${count(cards, 'gold card', 'gold cards')}.`,
    gets: (cards: number) => count(cards, 'gold card', 'gold cards'),
    paid: (worth: number) => `${worth} gold`,
    short: (due: number) => `${due} were due; the stack had no more`,
    nothing: 'no gold',
    deadEnds: (number: number) => count(number, 'dead end', 'dead ends'),
    tunnels: (number: number) => count(number, 'tunnel dug', 'tunnels dug'),
    broken: (number: number) => count(number, 'tool broken', 'tools broken'),
    mended: (number: number) => count(number, 'tool mended', 'tools mended'),
    fellTunnel: (number: number) => count(number, 'tunnel brought down', 'tunnels brought down'),
    fellEnd: (number: number) => count(number, 'dead end cleared', 'dead ends cleared'),
    maps: (number: number) => count(number, 'map', 'maps'),
    passes: (number: number) => count(number, 'card discarded', 'cards discarded'),
    next: 'Deal the next round',
    waiting: 'The next round is dealt by somebody at the table.',
    showMaze: 'See the maze',
    showAgain: 'Back to the end of the round',
    final: 'To the final count',
  },

  gameEnd: {
    title: 'The final count',
    wins: (names: string, gold: number) => `${names} wins with ${gold} gold!`,
    youWin: (gold: number) => `You win with ${gold} gold!`,
    share: (names: string, gold: number) => `${names} share the win with ${gold} gold each!`,
    rank: (rank: number) => `Place ${rank}`,
    gold: (worth: number) => `${worth} gold`,
    rounds: 'Round by round',
    again: 'Play again with the same settings',
    thoughts: 'Thoughts',
    record: 'Record',
    maze: 'Maze',
    leave: 'First page',
  },

  help: {
    title: 'Keys and help',
    aims: 'The gold diggers want a tunnel from the ladder to the treasure. The saboteurs want it never to get there. Nobody knows who is who.',
    turn: 'On your turn you play one card: lay a path card, play an action card, or discard one face down. Then you draw one.',
    touch: 'Tap a card, then what glows; or drag it there. Tap the chosen card again to turn it.',
    light: 'The light follows the tunnels that are joined to the ladder. What lies in the dark is cut off.',
    keys: 'On the keyboard',
    choose: 'choose a card of the hand',
    turnKey: 'turn the chosen card',
    arrows: 'go from place to place, from player to player',
    enter: 'play',
    escape: 'put the card back, close what is open',
    discard: 'discard the chosen card',
    zoom: 'larger, smaller, see everything',
    cover: 'lift or lower the cover over your secrets',
    log: 'log',
    rules: 'rules',
    help: 'this help',
  },

  table: {
    round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  },
};
