/** What happened, in words: one line for each event that is worth telling. */

import { actionOf, creatureOf, dugOf, isKnown } from '../../../art/dark_cave/cards';
import type { IconName } from '../../../art/icons';
import { listed, t } from '../../../i18n';
import type { DarkCaveEvent, DarkCaveView } from '../../../protocol';
import type { LogLine } from '../../../shell/log/line';
import { unreachable } from '../../../unreachable';
import {
  logLines,
  number,
  secret,
  word,
  type EventOf,
  type Flown,
  type Kinds,
  type Naming,
  type NamingAt,
  type EventContext,
} from '../../../shell/log/kinds';
import { s } from '../i18n';
import { parseMove } from '../moves';
import { aName, aNameLying, characterName, clanCardName, cornerName, edgeName, fieldName, goalName } from './names';
import { parseEdge, parseField, type Where } from '../cave/places';
import { placeName, parsePlace } from '../../../shell/table/places';

export interface Line extends LogLine {
  /** The card that stands for it, in notation. */
  readonly card: string;
  readonly sign: IconName;
  readonly place: Where | null;
  /** The field where it ended, if on one. */
  readonly field: string;
}

/** What flies where it isn't a card. */
export const GOLD = 'gold';

/** How much is told. */
interface Extent {
  /** Whether what only the reader has seen may be said. */
  readonly lifted?: boolean;
  /** That a movement was ended, too, which goes without saying. */
  readonly minor?: boolean;
}

/**
 * The lines of a game, with the names of those who sat there then; a walk of several steps is one line, and so is a
 * pass of two cards.
 */
export function linesOf(view: DarkCaveView, namingAt: NamingAt, { lifted = true, minor = false }: Extent = {}): Line[] {
  const lines = logLines(KINDS, view, namingAt, moreOf, lifted);
  const merged: Line[] = [];
  for (const line of lines.filter((each) => minor || !each.minor)) {
    const [earlier, event] = [view.history[line.number - 1], view.history[line.number]!];
    const second = event.key === 'passed' && earlier?.key === 'passed' && earlier.seat === event.seat;
    const before = merged.at(-1);
    const walksOn = event.key === 'stepped' && before?.seat === event.seat && before.sign === 'right';
    if (walksOn || second) merged.pop();
    merged.push(second ? { ...line, text: passedTwo(earlier, event, namingAt(line.number)) } : line);
  }
  return merged;
}

function moreOf(event: DarkCaveEvent, sign: IconName): Pick<Line, 'card' | 'sign' | 'place' | 'field' | 'minor'> {
  const field = word(event, 'end') || word(event, 'field') || word(event, 'start');
  return {
    card: word(event, 'card') || known(event),
    sign,
    place: placeOf(event, field),
    field,
    minor: event.key === 'stayed',
  };
}

function known(event: DarkCaveEvent): string {
  const card = secret(event, 'card');
  return isKnown(card) && (actionOf(card) || dugOf(card)) ? card : '';
}

/** A move in the words that the log has for it. */
export function moveSentence(text: string, seat: number, view: DarkCaveView, naming: Naming): string {
  const move = parseMove(text);
  const words = s().event;
  const person = naming(seat);
  switch (move?.word) {
    case 'lay':
      return words.laid({ person, card: aNameLying(move.card), place: placeName(parsePlace(move.place)) });
    case 'look-goal':
      return words.lookedGoal({ person, corner: cornerName(parsePlace(move.place)) });
    case 'look-clan':
      return words.lookedClan({ person, target: naming(move.seat) });
    case 'rockfall':
      return words.fell({ person, card: s().aCard, place: placeName(parsePlace(move.place)) });
    case 'swap':
      return words.swapped({ person, target: naming(move.seat) });
    case 'web':
      return words.webbed({ person, place: edgeText(move.edge) });
    case 'equip':
      return equipped(move.card, seat, move.seat, naming);
    case 'lure':
      return words.lured({ person, creature: creatureOf(move.card)!, place: fieldName(move.end ?? move.start, view) });
    case 'pass':
      return words.passed({ person, card: listed(move.cards.split(' ').map(aName)) });
    case 'step':
      return words.stepped({ person, place: fieldName(move.field, view) });
    case 'step-goal':
      return words.stepped({ person, place: fieldName(move.place, view) });
    case 'cut':
      return words.cuts({ person, place: edgeText(move.edge) });
    // Ending the movement goes without saying in the log.
    case 'stay':
      return words.stayed({ person });
    case 'propose':
      return words.proposed({ person });
    case 'axe':
      return move.yes === 'yes' ? words.droveOffIt({ person }) : words.heldBack({ person });
    case 'vein':
      return move.yes === 'yes' ? words.tookGold({ person }) : words.leftGold({ person });
    case 'turn':
      return words.turned({ person });
    case 'vote':
      return move.yes === 'yes' ? words.yes({ person }) : words.no({ person });
    case undefined:
      return text;
    default:
      return unreachable(move);
  }
}

function equipped(card: string, seat: number, target: number, naming: Naming): string {
  const words = s().event;
  const params = { person: naming(seat), card: aName(card) };
  return seat === target ? words.equippedSelf(params) : words.gave({ ...params, target: naming(target) });
}

// --- Sentences -----------------------------------------------------------------------------------

/** What is counted at the end of a game, in the order in which it is told. */
export const FACTS = ['paths', 'steps', 'goals', 'creatures', 'webs', 'rockfalls', 'axes', 'passes'] as const;

export const KINDS: Kinds<DarkCaveEvent, DarkCaveView, (typeof FACTS)[number]> = {
  dealt: { sign: 'draw-pile', sound: 'paper', say: (_event, { person }) => s().event.dealt({ person }) },
  laid: {
    sign: 'path',
    play: true,
    sound: 'knock',
    flies: ({ params }) => [{ card: params.card, to: { place: params.place }, lands: true }],
    counts: 'paths',
    say: (event, { person }) => s().event.laid({ person, card: aName(word(event, 'card')), place: where(event) }),
  },
  'looked-goal': {
    play: true,
    sound: 'paper',
    flies: toPlace,
    say: (event, { person, lifted }) => {
      const params = { person, corner: corner(event) };
      const goal = seen(event, 'goal', lifted);
      return goal ? s().event.sawGoal({ ...params, goal: goalName(goal) }) : s().event.lookedGoal(params);
    },
  },
  'looked-clan': {
    play: true,
    sound: 'paper',
    flies: toPlayer,
    say: (event, { person, naming, lifted }) => {
      const params = { person, target: naming(event.params.target) };
      const character = seen(event, 'character', lifted);
      return character
        ? s().event.sawClan({ ...params, character: characterName(character) })
        : s().event.lookedClan(params);
    },
  },
  fell: {
    play: true,
    sound: 'thud',
    flies: (event) => [
      ...toPlace(event),
      { card: event.params.fallen, from: { place: event.params.place }, to: 'discard', later: true },
    ],
    counts: 'rockfalls',
    say: (event, { person }) =>
      s().event.fell({
        person,
        card: word(event, 'fallen') ? aName(word(event, 'fallen')) : s().aCard,
        place: where(event),
      }),
  },
  swapped: {
    play: true,
    sound: 'paper',
    flies: toPlayer,
    say: (event, { person, naming }) => s().event.swapped({ person, target: naming(event.params.target) }),
  },
  gave: {
    sign: 'hand',
    sound: 'paper',
    flies: (event) => [{ card: faceOf(event), to: { player: event.params.target }, later: true }],
    say: (event, { person, naming }) =>
      secret(event, 'card')
        ? s().event.gave({ person, target: naming(event.params.target), card: aName(secret(event, 'card')) })
        : '',
  },
  webbed: {
    play: true,
    sound: 'thud',
    flies: toPlace,
    counts: 'webs',
    say: (event, { person }) => s().event.webbed({ person, place: edge(event) }),
  },
  equipped: {
    play: true,
    sound: 'chime',
    flies: toPlayer,
    say: ({ seat, params }, { naming }) => equipped(params.card, seat, params.target, naming),
  },
  lured: {
    play: true,
    sound: 'knock',
    flies: ({ params }) => [{ card: params.card, to: { place: params.start } }],
    counts: 'creatures',
    say: (event, { person, view }) => {
      const place = fieldName(word(event, 'end') || word(event, 'start'), view);
      return s().event.lured({ person, creature: event.params.creature, place });
    },
  },
  passed: {
    sign: 'pass',
    play: true,
    sound: 'paper',
    flies: toDiscard,
    counts: 'passes',
    say: (event, { person }) => s().event.passed({ person, card: cardText(event) }),
  },
  'web-down': { say: (event) => s().event.webDown({ number: number(event, 'number'), place: edge(event) }) },
  'creature-left': { say: (event) => s().event.creatureLeft({ creature: event.params.creature }) },
  'stood-up': { sound: 'chime', say: (_event, { person }) => s().event.stoodUp({ person }) },
  'sat-out': { say: (_event, { person }) => s().event.satOut({ person }) },
  stepped: {
    sign: 'right',
    play: true,
    counts: 'steps',
    say: (event, { person, view }) => s().event.stepped({ person, place: fieldName(word(event, 'end'), view) }),
  },
  stayed: { say: (_event, { person }) => s().event.stayed({ person }) },
  revealed: {
    sign: 'eye',
    sound: 'paper',
    counts: 'goals',
    say: (event, { person }) =>
      s().event.revealed({ person, goal: goalName(word(event, 'goal')), corner: corner(event) }),
  },
  turned: { play: true, sound: 'paper', say: (_event, { person }) => s().event.turned({ person }) },
  attacked: {
    sign: 'refused',
    sound: 'thud',
    say: (event, { view }) =>
      s().event.attacked({ creature: event.params.creature, place: fieldName(event.params.field, view) }),
  },
  'drove-off': {
    play: true,
    sound: 'chime',
    counts: 'axes',
    say: (event, { person }) => s().event.droveOff({ person, creature: event.params.creature }),
  },
  'held-back': { play: true, say: (_event, { person }) => s().event.heldBack({ person }) },
  'lost-card': {
    sign: 'pass',
    sound: 'paper',
    flies: toDiscard,
    say: (event, { person }) => s().event.lostCard({ person, card: cardText(event) }),
  },
  'lost-gold': {
    sign: 'gold',
    sound: 'thud',
    flies: ({ params }) => (params.number === 0 ? [] : [{ card: GOLD, from: 'seat', to: 'discard' }]),
    say: (event, { person }) =>
      word(event, 'reason') === 'goblin'
        ? s().event.goblin({ person, gold: number(event, 'number') })
        : s().event.tunnel({ person, gold: number(event, 'number') }),
  },
  'laid-down': { sound: 'thud', say: (_event, { person }) => s().event.laidDown({ person }) },
  'took-gold': {
    sign: 'gold',
    play: true,
    sound: 'chime',
    flies: ({ params }) => [{ card: GOLD, from: { place: params.field }, to: 'seat' }],
    say: (_event, { person }) => s().event.tookGold({ person }),
  },
  'left-gold': { sign: 'gold', play: true, say: (_event, { person }) => s().event.leftGold({ person }) },
  shown: {
    sign: 'person',
    say: (event, { person }) => s().event.shown({ person, character: characterName(word(event, 'character')) }),
  },
  left: {
    sign: 'winner',
    sound: 'chime',
    say: (event, { person }) => s().event.left({ person, number: number(event, 'number') }),
  },
  'looked-aside': {
    sign: 'eye',
    say: (event, { person, lifted }) => {
      const cards = seen(event, 'cards', lifted);
      return cards
        ? s().event.sawAside({ person, names: listed(cards.split(' ').map(clanCardName)) })
        : s().event.lookedAside({ person });
    },
  },
  proposed: { sign: 'talk', play: true, say: (_event, { person }) => s().event.proposed({ person }) },
  answered: {
    sign: (event) => (word(event, 'answer') === 'yes' ? 'check' : 'close'),
    play: true,
    say: (event, { person }) =>
      word(event, 'answer') === 'yes' ? s().event.yes({ person }) : s().event.no({ person }),
  },
  drew: { sign: 'draw-pile', sound: 'paper', flies: fromPile, say: drew },
  received: { sign: 'draw-pile', flies: fromPile, say: drew },
  cut: {
    play: true,
    sound: 'chime',
    counts: 'axes',
    say: (event, { person }) => s().event.cut({ person, number: event.params.number, place: edge(event) }),
  },
  'game-over': { sign: 'winner', sound: 'motif', say: () => t().table.over },
};

function toPlace({ params }: EventOf<DarkCaveEvent, 'fell' | 'looked-goal' | 'webbed'>): Flown[] {
  return [{ card: params.card, to: { place: params.place } }];
}

function toPlayer({ params }: EventOf<DarkCaveEvent, 'looked-clan' | 'swapped' | 'equipped'>): Flown[] {
  return [{ card: params.card, to: { player: params.target } }];
}

function toDiscard(event: EventOf<DarkCaveEvent, 'passed' | 'lost-card'>): Flown[] {
  return [{ card: faceOf(event), to: 'discard' }];
}

function fromPile(event: EventOf<DarkCaveEvent, 'drew' | 'received'>): Flown[] {
  return [{ card: faceOf(event), from: 'draw', to: 'hand' }];
}

/** A card where the reader knows it, else its back. */
function faceOf({
  params,
  secret,
}: EventOf<DarkCaveEvent, 'gave' | 'passed' | 'lost-card' | 'drew' | 'received'>): string {
  return secret.card ?? `${params.back}:?`;
}

/** Who has drawn a card knows it, whether in the own turn or in place of somebody who swapped hands (D-52). */
function drew(event: DarkCaveEvent, { person }: EventContext<DarkCaveView>): string {
  return secret(event, 'card') ? s().event.drew({ person, card: aName(secret(event, 'card')) }) : '';
}

/** The card where the reader knows it, else its back. */
function cardText(event: DarkCaveEvent): string {
  const card = secret(event, 'card') || word(event, 'card');
  const back = word(event, 'back');
  return card ? aName(card) : back ? s().aCardOf({ group: back }) : s().aCard;
}

/** Two cards passed in one turn are one play. */
function passedTwo(one: DarkCaveEvent, other: EventOf<DarkCaveEvent, 'passed'>, naming: Naming): string {
  const [first, second] = [cardText(one), cardText(other)];
  const back = word(other, 'back');
  const alike = first === second && back !== '' && !secret(other, 'card');
  const card = alike ? s().twoCardsOf({ group: back }) : listed([first, second]);
  return s().event.passed({ person: naming(other.seat), card });
}

/** "H5, east side" of an edge in notation. */
function edgeText(text: string): string {
  const { place, side } = parseEdge(text);
  return edgeName(place, side);
}

function edge(event: EventOf<DarkCaveEvent, 'cut' | 'web-down' | 'webbed'>): string {
  return edgeName(parsePlace(event.params.place), event.params.side);
}

function where(event: DarkCaveEvent): string {
  return placeName(parsePlace(word(event, 'place')));
}

function corner(event: DarkCaveEvent): string {
  return cornerName(parsePlace(word(event, 'place')));
}

function placeOf(event: DarkCaveEvent, field: string): Where | null {
  const place = word(event, 'place');
  const side = word(event, 'side');
  if (place) return side ? { ...parsePlace(place), side } : parsePlace(place);
  return field ? { ...parseField(field).place, field } : null;
}

/** What a secret look has shown, unless the cover lies on it. */
function seen(event: DarkCaveEvent, param: string, lifted: boolean): string {
  return lifted ? secret(event, param) : '';
}
