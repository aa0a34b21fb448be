/** What happened, in words: one line for each event that is worth telling. */

import { actionOf, creatureOf, dugOf, isKnown } from '../../art/dark_cave/cards';
import type { IconName } from '../../art/icons';
import { listed } from '../../i18n';
import type { Person } from '../../i18n/person';
import { DARK_CAVE_MOVES, type DarkCaveEvent, type DarkCaveMove, type DarkCaveView } from '../../protocol';
import type { LogLine } from '../../shell/log/line';
import { readMove } from '../../shell/moves';
import { unreachable } from '../../unreachable';
import { kindOf, number, secret, word, type Kinds } from '../../shell/log/telling';
import { s } from './i18n';
import { aName, characterName, clanCardName, cornerName, creatureName, fieldName, goalName, placeName } from './names';
import { parseEdge } from './places';
import { parsePlace, type Place } from '../../shell/table/places';

export interface Line extends LogLine {
  /** The card that stands for it, in notation. */
  readonly card: string;
  readonly sign: IconName;
  readonly place: Place | null;
  /** The field where it ended, if on one. */
  readonly field: string;
}

/** Who is meant, and how much is said. */
export interface Naming {
  (seat: number): Person;
  /** Whether what only the reader has seen may be said; it may where nothing is set. */
  readonly lifted?: boolean;
  readonly view?: DarkCaveView | null;
}

/** The lines of a game; a walk of several steps is one line. */
export function linesOf(view: DarkCaveView, naming: Naming): Line[] {
  const told: Line[] = [];
  view.history.forEach((event, at) => {
    const text = sentence(event, naming);
    if (text === '') return;
    const kind = kindOf(KINDS, event);
    const before = told.at(-1);
    const walksOn = event.key === 'stepped' && before?.seat === event.seat && before.sign === 'right';
    if (walksOn) told.pop();
    told.push({
      number: at,
      seat: event.seat,
      text,
      card: word(event, 'card') || known(event),
      sign: kind?.sign ?? 'log',
      place: placeOf(event),
      field: word(event, 'end') || word(event, 'field') || word(event, 'start'),
      play: kind?.play ?? false,
    });
  });
  return told;
}

function known(event: DarkCaveEvent): string {
  const card = secret(event, 'card');
  return isKnown(card) && (actionOf(card) || dugOf(card)) ? card : '';
}

/** A move in the words that the log has for it. */
export function moveSentence(text: string, seat: number, naming: Naming): string {
  const move = readMove<DarkCaveMove>(DARK_CAVE_MOVES, text);
  return (move && moveTold(move, naming(seat), seat, naming)) ?? text;
}

function moveTold(move: DarkCaveMove, who: Person, seat: number, naming: Naming): string {
  const words = s().event;
  const { view } = naming;
  switch (move.word) {
    case 'lay':
      return words.laid(who, aName(move.card), placeName(parsePlace(move.place)));
    case 'look-goal':
      return words.lookedGoal(who, cornerName(parsePlace(move.place)), goalName(''));
    case 'look-clan':
      return words.lookedClan(who, naming(move.seat), characterName(''));
    case 'rockfall':
      return words.fell(who, s().aCard, placeName(parsePlace(move.place)));
    case 'swap':
      return words.swapped(who, naming(move.seat));
    case 'web':
      return words.webbed(who, placeName(parseEdge(move.edge).place));
    case 'equip':
      return equipped(move.card, seat, move.seat, naming);
    case 'lure':
      return words.lured(who, creatureName(creatureOf(move.card) ?? ''), fieldName(move.end ?? move.start, view));
    case 'pass':
      return words.passed(who, listed(move.cards.split(' ').map(aName)));
    case 'step':
      return words.stepped(who, fieldName(move.field, view));
    case 'step-goal':
      return words.stepped(who, fieldName(move.place, view));
    case 'cut':
      return words.cuts(who, placeName(parseEdge(move.edge).place));
    // Ending the movement goes without saying in the log.
    case 'stay':
      return words.stayed(who);
    case 'propose':
      return words.proposed(who);
    case 'axe':
      return move.yes === 'yes' ? words.droveOff(who, creatureName('')) : words.heldBack(who);
    case 'vein':
      return move.yes === 'yes' ? words.tookGold(who) : words.leftGold(who);
    case 'turn':
      return words.turned(who);
    case 'vote':
      return move.yes === 'yes' ? words.yes(who) : words.no(who);
    default:
      return unreachable(move);
  }
}

function equipped(card: string, seat: number, target: number, naming: Naming): string {
  const words = s().event;
  if (seat === target) return words.equippedSelf(naming(seat), aName(card));
  return words.equipped(naming(seat), naming(target), aName(card));
}

// --- Sentences -----------------------------------------------------------------------------------

interface Telling {
  /** Whoever did it. */
  readonly who: Person;
  readonly naming: Naming;
}

const KINDS: Kinds<DarkCaveEvent, Telling> = {
  dealt: { sign: 'draw-pile', say: (_event, { who }) => s().event.dealt(who) },
  laid: {
    sign: 'path',
    play: true,
    say: (event, { who }) => s().event.laid(who, aName(word(event, 'card')), where(event)),
  },
  'looked-goal': {
    play: true,
    say: (event, { who, naming }) => s().event.lookedGoal(who, corner(event), goalName(seen(event, 'goal', naming))),
  },
  'looked-clan': {
    play: true,
    say: (event, { who, naming }) =>
      s().event.lookedClan(who, target(event, naming), characterName(seen(event, 'character', naming))),
  },
  fell: {
    play: true,
    say: (event, { who }) =>
      s().event.fell(who, word(event, 'fallen') ? aName(word(event, 'fallen')) : s().aCard, where(event)),
  },
  swapped: { play: true, say: (event, { who, naming }) => s().event.swapped(who, target(event, naming)) },
  gave: {
    sign: 'hand',
    say: (event, { who, naming }) =>
      secret(event, 'card') ? s().event.gave(who, target(event, naming), aName(secret(event, 'card'))) : '',
  },
  webbed: { play: true, say: (event, { who }) => s().event.webbed(who, where(event)) },
  equipped: {
    play: true,
    say: ({ seat, params }, { naming }) => equipped(params.card, seat, params.target, naming),
  },
  lured: {
    play: true,
    say: (event, { who, naming: { view } }) => {
      const field = fieldName(word(event, 'end') || word(event, 'start'), view);
      return s().event.lured(who, creatureName(word(event, 'creature')), field);
    },
  },
  passed: {
    sign: 'pass',
    play: true,
    say: (event, { who }) => s().event.passed(who, cardTold(event)),
  },
  'web-down': { say: (event) => s().event.webDown(number(event, 'number'), where(event)) },
  'creature-left': { say: (event) => s().event.creatureLeft(creatureName(word(event, 'creature'))) },
  'stood-up': { say: (_event, { who }) => s().event.stoodUp(who) },
  'sat-out': { say: (_event, { who }) => s().event.satOut(who) },
  stepped: {
    sign: 'right',
    play: true,
    say: (event, { who, naming: { view } }) => s().event.stepped(who, fieldName(word(event, 'end'), view)),
  },
  // Ending the movement goes without saying.
  stayed: { say: () => '' },
  revealed: {
    sign: 'eye',
    say: (event, { who }) => s().event.revealed(who, goalName(word(event, 'goal')), corner(event)),
  },
  turned: { play: true, say: (_event, { who }) => s().event.turned(who) },
  attacked: { sign: 'refused', say: (event) => s().event.attacked(creatureName(word(event, 'creature'))) },
  'drove-off': { play: true, say: (event, { who }) => s().event.droveOff(who, creatureName(word(event, 'creature'))) },
  'held-back': { play: true, say: (_event, { who }) => s().event.heldBack(who) },
  'lost-card': { sign: 'pass', say: (event, { who }) => s().event.lostCard(who, cardTold(event)) },
  'lost-gold': {
    sign: 'gold',
    say: (event, { who }) =>
      word(event, 'reason') === 'goblin'
        ? s().event.goblin(who, number(event, 'number'))
        : s().event.tunnel(who, number(event, 'number')),
  },
  'laid-down': { say: (_event, { who }) => s().event.laidDown(who) },
  'took-gold': { sign: 'gold', play: true, say: (_event, { who }) => s().event.tookGold(who) },
  'left-gold': { sign: 'gold', play: true, say: (_event, { who }) => s().event.leftGold(who) },
  shown: { sign: 'person', say: (event, { who }) => s().event.shown(who, characterName(word(event, 'character'))) },
  left: { sign: 'winner', say: (event, { who }) => s().event.left(who, number(event, 'number')) },
  'looked-aside': {
    sign: 'eye',
    say: (event, { who, naming }) => {
      const cards = seen(event, 'cards', naming);
      return s().event.lookedAside(who, cards ? listed(cards.split(' ').map(clanCardName)) : '');
    },
  },
  proposed: { sign: 'talk', play: true, say: (_event, { who }) => s().event.proposed(who) },
  answered: {
    sign: 'check',
    play: true,
    say: (event, { who }) => (word(event, 'answer') === 'yes' ? s().event.yes(who) : s().event.no(who)),
  },
  drew: { sign: 'draw-pile', say: drew },
  received: { sign: 'draw-pile', say: drew },
  cut: { play: true, say: (event, { who }) => s().event.cut(who, event.params.number, where(event)) },
  'game-over': { sign: 'winner', say: () => s().event.over },
};

function sentence(event: DarkCaveEvent, naming: Naming): string {
  return kindOf(KINDS, event)?.say(event, { who: naming(event.seat), naming }) ?? '';
}

/** Who has drawn a card knows it, whether in the own turn or in place of somebody who swapped hands (D-52). */
function drew(event: DarkCaveEvent, { who }: Telling): string {
  return secret(event, 'card') ? s().event.drew(who, aName(secret(event, 'card'))) : '';
}

/** The card where the reader knows it, else its back. */
function cardTold(event: DarkCaveEvent): string {
  const card = secret(event, 'card') || word(event, 'card');
  const back = word(event, 'back');
  return card ? aName(card) : back ? s().aCardOf(back) : s().aCard;
}

function target(event: DarkCaveEvent, naming: Naming): Person {
  return naming(number(event, 'target'));
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

/** What a secret look has shown, unless the cover lies on it. */
function seen(event: DarkCaveEvent, param: string, naming: Naming): string {
  return naming.lifted === false ? '' : secret(event, param);
}
