/** What happened, in words: one line for each event that is worth telling. */

import { actionOf, dugOf, isKnown } from '../../art/dark_cave/cards';
import type { IconName } from '../../art/icons';
import { listed } from '../../i18n';
import type { Person } from '../../i18n/person';
import type { DarkCaveEvent, DarkCaveView } from '../../protocol';
import { s } from './i18n';
import { aName, characterName, clanCardName, cornerName, creatureName, fieldName, goalName, placeName } from './names';
import { parsePlace, type Place } from './places';

export interface Line {
  /** The number of the event in the history of the game. */
  readonly number: number;
  readonly seat: number;
  readonly text: string;
  /** The card that stands for it, in notation. */
  readonly card: string;
  readonly sign: IconName;
  /** Where it happened. */
  readonly place: Place | null;
  /** The field where it ended, if on one. */
  readonly field: string;
  /** Whether it was somebody's own doing. */
  readonly play: boolean;
}

/** Who is meant, and how much is said. */
export interface Naming {
  (seat: number): Person;
  /** Whether what only the reader has seen may be said; it may where nothing is set. */
  readonly lifted?: boolean;
  readonly view?: DarkCaveView | null;
}

const PLAYS = [
  'laid', 'looked-goal', 'looked-clan', 'fell', 'swapped', 'webbed', 'equipped', 'lured', 'passed', 'stepped',
  'cut', 'proposed', 'answered', 'drove-off', 'held-back', 'took-gold', 'left-gold', 'turned',
];

const SIGNS: Readonly<Record<string, IconName>> = {
  dealt: 'draw-pile', laid: 'path', passed: 'pass', stepped: 'right', revealed: 'eye', 'lost-card': 'pass',
  'lost-gold': 'gold', 'took-gold': 'gold', 'left-gold': 'gold', shown: 'person', left: 'winner', proposed: 'talk',
  answered: 'check', drew: 'draw-pile', received: 'draw-pile', gave: 'hand', 'game-over': 'winner', 'looked-aside': 'eye',
  attacked: 'refused',
};

/** The lines of a game; a walk of several steps is one line. */
export function linesOf(view: DarkCaveView, naming: Naming): Line[] {
  const told: Line[] = [];
  view.history.forEach((event, number) => {
    const text = sentence(event, naming);
    if (text === '') return;
    const before = told.at(-1);
    const walksOn = event.key === 'stepped' && before?.seat === event.seat && before.sign === 'right';
    if (walksOn) told.pop();
    told.push({
      number,
      seat: event.seat,
      text,
      card: word(event, 'card') || known(event),
      sign: SIGNS[event.key] ?? 'log',
      place: placeOf(event),
      field: word(event, 'end') || word(event, 'field') || word(event, 'start'),
      play: PLAYS.includes(event.key),
    });
  });
  return told;
}

function known(event: DarkCaveEvent): string {
  const card = String(event.secret['card'] ?? '');
  return isKnown(card) && (actionOf(card) || dugOf(card)) ? card : '';
}

/** The last line that tells what each seat did. */
export function lastPlays(lines: readonly Line[]): Map<number, Line> {
  const last = new Map<number, Line>();
  for (const line of lines) if (line.play && line.sign !== 'right') last.set(line.seat, line);
  return last;
}

/** The lines after the reader's own last turn; all of them where the reader has done nothing. */
export function sinceMine(lines: readonly Line[], seat: number): Line[] {
  const mine = lines.findLastIndex((line) => line.play && line.seat === seat);
  const after = lines.slice(mine + 1);
  if (mine < 0) return after;
  // What the reader draws or loses at the end of the turn still belongs to it.
  const others = after.findIndex((line) => line.seat !== seat);
  return others < 0 ? [] : after.slice(others);
}

/** A move in the words that the log has for it. */
export function moveSentence(text: string, seat: number, naming: Naming): string {
  const event = eventOf(text);
  // Ending the movement goes without saying in the log.
  if (event?.key === 'stayed') return s().event.stayed(naming(seat));
  return event === null ? text : sentence({ ...event, seat }, naming) || text;
}

function eventOf(text: string): Pick<DarkCaveEvent, 'key' | 'params' | 'secret'> | null {
  const [verb = '', first = '', second = '', third = ''] = text.split(' ');
  const told = (key: string, params: DarkCaveEvent['params']) => ({ key, params, secret: {} });
  if (verb === 'lay') return told('laid', { card: first, place: second });
  if (verb === 'pass') return told('passed', { cards: [first, second].filter(Boolean).join(' ') });
  if (verb === 'step') return told('stepped', { end: first });
  if (verb === 'stay') return told('stayed', {});
  if (verb === 'cut') return told('cut', { place: second, side: third });
  if (verb === 'axe') return told(first === 'yes' ? 'drove-off' : 'held-back', {});
  if (verb === 'vein') return told(first === 'yes' ? 'took-gold' : 'left-gold', {});
  if (verb === 'turn') return told('turned', {});
  if (verb === 'end') return first === 'propose' ? told('proposed', {}) : told('answered', { answer: first });
  return cardEvent(verb, first, second, third);
}

function cardEvent(card: string, first: string, second: string, third: string) {
  const told = (key: string, params: DarkCaveEvent['params']) => ({ key, params: { card, ...params }, secret: {} });
  switch (actionOf(card)) {
    case null:
      return null;
    case 'info':
      return first === 'goal'
        ? told('looked-goal', { place: second })
        : told('looked-clan', { target: Number(second) - 1 });
    case 'rockfall':
      return told('fell', { place: first });
    case 'swap':
      return told('swapped', { target: Number(first) - 1 });
    case 'web':
      return told('webbed', { place: first, side: second });
    case 'boots':
    case 'axe':
      return told('equipped', { target: Number(first) - 1 });
    default:
      return told('lured', { creature: card.split(':')[1] ?? '', start: first, end: third || first });
  }
}

// --- Sentences -----------------------------------------------------------------------------------

type Telling = (event: DarkCaveEvent, who: Person, naming: Naming) => string;

const TELLING: Readonly<Record<string, Telling>> = {
  dealt: (_event, who) => s().event.dealt(who),
  laid: (event, who) => s().event.laid(who, aName(word(event, 'card')), where(event)),
  'looked-goal': (event, who, naming) => s().event.lookedGoal(who, corner(event), goalName(seen(event, 'goal', naming))),
  'looked-clan': (event, who, naming) =>
    s().event.lookedClan(who, target(event, naming), characterName(seen(event, 'character', naming))),
  fell: (event, who) =>
    s().event.fell(who, word(event, 'fallen') ? aName(word(event, 'fallen')) : s().aCard, where(event)),
  swapped: (event, who, naming) => s().event.swapped(who, target(event, naming)),
  gave: (event, who, naming) =>
    secret(event, 'card') ? s().event.gave(who, target(event, naming), aName(secret(event, 'card'))) : '',
  webbed: (event, who) => s().event.webbed(who, where(event)),
  equipped: (event, who, naming) => {
    const card = aName(word(event, 'card'));
    const to = target(event, naming);
    return numberIn(event, 'target') === event.seat
      ? s().event.equippedSelf(who, card)
      : s().event.equipped(who, to, card);
  },
  lured: (event, who, { view }) => {
    const field = fieldName(word(event, 'end') || word(event, 'start'), view);
    return s().event.lured(who, creatureName(word(event, 'creature')), field);
  },
  passed: (event, who) => {
    const cards = word(event, 'cards');
    return s().event.passed(who, cards ? listed(cards.split(' ').map(aName)) : cardTold(event));
  },
  'web-down': (event) => s().event.webDown(numberIn(event, 'number'), where(event)),
  'creature-left': (event) => s().event.creatureLeft(creatureName(word(event, 'creature'))),
  'stood-up': (_event, who) => s().event.stoodUp(who),
  'sat-out': (_event, who) => s().event.satOut(who),
  stepped: (event, who, { view }) => s().event.stepped(who, fieldName(word(event, 'end'), view)),
  revealed: (event, who) => s().event.revealed(who, goalName(word(event, 'goal')), corner(event)),
  turned: (_event, who) => s().event.turned(who),
  attacked: (event) => s().event.attacked(creatureName(word(event, 'creature'))),
  'drove-off': (event, who) => s().event.droveOff(who, creatureName(word(event, 'creature'))),
  'held-back': (_event, who) => s().event.heldBack(who),
  'lost-card': (event, who) => s().event.lostCard(who, cardTold(event)),
  'lost-gold': (event, who) =>
    word(event, 'reason') === 'goblin'
      ? s().event.goblin(who, numberIn(event, 'number'))
      : s().event.tunnel(who, numberIn(event, 'number')),
  'laid-down': (_event, who) => s().event.laidDown(who),
  'took-gold': (_event, who) => s().event.tookGold(who),
  'left-gold': (_event, who) => s().event.leftGold(who),
  shown: (event, who) => s().event.shown(who, characterName(word(event, 'character'))),
  left: (event, who) => s().event.left(who, numberIn(event, 'number')),
  'looked-aside': (event, who, naming) => {
    const cards = seen(event, 'cards', naming);
    return s().event.lookedAside(who, cards ? listed(cards.split(' ').map(clanCardName)) : '');
  },
  proposed: (_event, who) => s().event.proposed(who),
  answered: (event, who) => (word(event, 'answer') === 'yes' ? s().event.yes(who) : s().event.no(who)),
  drew,
  received: drew,
  // What the web then shows isn't known before the axe has hit it.
  cut: (event, who) =>
    'number' in event.params
      ? s().event.cut(who, numberIn(event, 'number'), where(event))
      : s().event.cuts(who, where(event)),
  'game-over': () => s().event.over,
};

function sentence(event: DarkCaveEvent, naming: Naming): string {
  return TELLING[event.key]?.(event, naming(event.seat), naming) ?? '';
}

/** Who has drawn a card knows it, whether in the own turn or in place of somebody who swapped hands (D-52). */
function drew(event: DarkCaveEvent, who: Person): string {
  return secret(event, 'card') ? s().event.drew(who, aName(secret(event, 'card'))) : '';
}

/** The card where the reader knows it, else its back. */
function cardTold(event: DarkCaveEvent): string {
  const card = secret(event, 'card') || word(event, 'card');
  const back = word(event, 'back');
  return card ? aName(card) : back ? s().aCardOf(back) : s().aCard;
}

function target(event: DarkCaveEvent, naming: Naming): Person {
  return naming(numberIn(event, 'target'));
}

function where(event: DarkCaveEvent): string {
  return placeName(parsePlace(word(event, 'place')));
}

function corner(event: DarkCaveEvent): string {
  return cornerName(parsePlace(word(event, 'place')));
}

function placeOf(event: DarkCaveEvent): Place | null {
  const place = word(event, 'place');
  const field = word(event, 'end') || word(event, 'field') || word(event, 'start');
  if (place) return parsePlace(place);
  return field ? parsePlace(field.split(':')[0] ?? '') : null;
}

function word(event: DarkCaveEvent, param: string): string {
  return String(event.params[param] ?? '');
}

/** What a secret look has shown, unless the cover lies on it. */
function seen(event: DarkCaveEvent, param: string, naming: Naming): string {
  return naming.lifted === false ? '' : secret(event, param);
}

function secret(event: DarkCaveEvent, param: string): string {
  return String(event.secret[param] ?? '');
}

function numberIn(event: DarkCaveEvent, param: string): number {
  return Number(event.params[param] ?? 0);
}
