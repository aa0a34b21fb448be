/** Moves in notation, by what they are aimed at. */

import { actionOf, backOf, creatureOf, halfTurn } from '../../art/dark_cave/cards';
import type { DarkCaveMove } from '../../protocol';
import { byTarget, readMove } from '../../shell/moves';
import { unreachable } from '../../unreachable';
import { DARK_CAVE_MOVES } from '../../../generated/protocol/dark_cave';
import { parseField, type Where } from './cave/places';

/**
 * What can be aimed at: `place x,y` to lay a card, `goal x,y`, `card x,y` that may fall, `seat n` from 0,
 * `edge x,y S`, `field F`.
 */
export type Target = string;

/** Reads a move; null where it is none of The Dark Cave. */
export function parseMove(text: string): DarkCaveMove | null {
  return readMove<DarkCaveMove>(DARK_CAVE_MOVES, text);
}

/** Whether a card as it is laid is a card of the hand, upright or half a turn round. */
export function isFaceOf(face: string, kind: string): boolean {
  if (face === kind) return true;
  const one = parts(face);
  const other = parts(kind);
  if (one.group !== other.group || one.feature !== other.feature) return false;
  if (one.feature === 'bridge' && one.tail !== other.tail) return false;
  return one.openings === other.openings || one.openings === halfTurn(other.openings);
}

function parts(card: string): { group: string; openings: string; feature: string; tail: string } {
  const [openings = '', rest = ''] = card.slice(card.indexOf(':') + 1).split('+');
  const [feature = '', tail = ''] = rest.split('-');
  return { group: backOf(card), openings, feature, tail };
}

/** Where a card of the hand can be aimed, with the moves that do it; passing is not among them. */
export function targetsOf(
  card: string,
  legal: readonly string[],
  start: string | null,
): ReadonlyMap<Target, readonly string[]> {
  return byTarget(legal, (move) => targetWith(card, move, start));
}

function targetWith(card: string, text: string, start: string | null): Target | null {
  const move = parseMove(text);
  if (!move || !isMadeWith(card, move)) return null;
  if (move.word !== 'lure') return targetOf(move);
  if (start === null) return `field ${move.start}`;
  return move.start === start && move.end !== undefined && move.end !== start ? `field ${move.end}` : null;
}

/** Whether a move is made with a card of the hand; of two that are passed it is the first. */
export function isMadeWith(card: string, move: DarkCaveMove): boolean {
  if (move.word === 'lay') return isFaceOf(move.card, card);
  if (move.word === 'pass') return move.cards.split(' ')[0] === card;
  return 'card' in move && move.card === card;
}

/** What a move is aimed at, a creature at where it ends; null where it is aimed at nothing. */
export function targetOf(move: DarkCaveMove): Target | null {
  switch (move.word) {
    case 'lay':
      return `place ${move.place}`;
    case 'look-goal':
    case 'step-goal':
      return `goal ${move.place}`;
    case 'rockfall':
      return `card ${move.place}`;
    case 'web':
    case 'cut':
      return `edge ${move.edge}`;
    case 'look-clan':
    case 'swap':
    case 'equip':
      return `seat ${move.seat}`;
    case 'step':
      return `field ${move.field}`;
    case 'lure':
      return `field ${move.end ?? move.start}`;
    case 'pass':
    case 'stay':
    case 'propose':
    case 'axe':
    case 'vein':
    case 'turn':
    case 'vote':
      return null;
    default:
      return unreachable(move);
  }
}

/** From where a creature can be moved with a card. */
export function startsOf(card: string, legal: readonly string[]): string[] {
  if (creatureOf(card) === null) return [];
  const starts = legal.filter((move) => move.startsWith(`${card} `)).map((move) => move.split(' ')[1] ?? '');
  return [...new Set(starts)];
}

/** A move that aims a card where it may not be aimed: the rules say why. */
export function attempt(card: string, target: Target, start: string | null): string | null {
  const [kind = '', where = '', side = ''] = target.split(' ');
  const action = actionOf(card);
  if (action === null) return kind === 'seat' ? null : `lay ${card} ${placeIn(where)}`;
  if (kind === 'seat') {
    const seat = Number(where) + 1;
    if (action === 'info') return `${card} clan ${seat}`;
    return ['swap', 'boots', 'axe'].includes(action) ? `${card} ${seat}` : null;
  }
  if (action === 'info') return `${card} goal ${placeIn(where)}`;
  if (action === 'rockfall') return `${card} ${placeIn(where)}`;
  if (action === 'web') return kind === 'edge' ? `${card} ${where} ${side}` : null;
  if (creatureOf(card) !== null && kind === 'field') {
    return start === null ? `${card} ${where}` : `${card} ${start} > ${where}`;
  }
  return null;
}

function placeIn(where: string): string {
  return where.split(':')[0] ?? where;
}

const GROUPS = ['I', 'II', 'III'];

/** The move that passes one card or two, among those that are allowed. */
export function passMove(cards: readonly string[], legal: readonly string[]): string {
  const [one = '', other] = cards;
  if (other === undefined) return `pass ${one}`;
  const either = [`pass ${one} ${other}`, `pass ${other} ${one}`];
  const sorted = [one, other].toSorted((a, b) => GROUPS.indexOf(backOf(a)) - GROUPS.indexOf(backOf(b)));
  return either.find((move) => legal.includes(move)) ?? `pass ${sorted.join(' ')}`;
}

/** The card, the field or the side that a move is aimed at; null where it is aimed at none. */
export function placeOfMove(text: string): Where | null {
  const move = parseMove(text);
  const [kind = '', where = '', side = ''] = (move && targetOf(move))?.split(' ') ?? [];
  if (where === '' || kind === 'seat') return null;
  const { place, name } = parseField(where);
  return { ...place, ...(name && { field: where }), ...(side && { side }) };
}
