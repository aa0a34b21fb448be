/** Where the ways and the fields of a card lie, in units of the card: 100 wide and 100 high. */

import type { Dug, Group } from './cards';

export const SIZE = 100;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const MIDDLE: Spot = { x: 50, y: 50 };
const SIDES: Readonly<Record<string, Spot>> = {
  N: { x: 50, y: 0 },
  E: { x: 100, y: 50 },
  S: { x: 50, y: 100 },
  W: { x: 0, y: 50 },
};

/** How far inside the card the field at an opening lies. */
const INSIDE: Readonly<Record<Group, number>> = { I: 24, II: 21, III: 15 };

/** How wide a way is dug. */
export const WIDTH: Readonly<Record<Group, number>> = { I: 34, II: 27, III: 22 };

/** How large a field is. */
const FIELD: Readonly<Record<Group, number>> = { I: 16.5, II: 12.5, III: 9.5 };

/** How large a field in the middle of one of two ways is: there is less room. */
const OF_TWO: Readonly<Record<Group, number>> = { I: 12, II: 12.5, III: 7.5 };
/** How far from the middle the lower way of a bridge has its field. */
const BESIDE_BRIDGE: Readonly<Record<Group, number>> = { I: 33, II: 29, III: 17.5 };
const TUNNEL_FIELD = 9;

/** How large a field of a card is. */
export function fieldRadius({ group, sets }: Pick<Dug, 'group' | 'sets'>, name: string): number {
  if (name === 'T') return TUNNEL_FIELD;
  const middle = group === 'I' || name.startsWith('*');
  return sets.length > 1 && middle ? OF_TWO[group] : FIELD[group];
}

/** The middle of a side. */
function sideSpot(side: string): Spot {
  return SIDES[side] ?? MIDDLE;
}

/** Where a field lies on its card. */
export function fieldSpot(card: Pick<Dug, 'group' | 'sets' | 'upper'>, name: string): Spot {
  if (name === 'T') return MIDDLE;
  const set = name.replace('*', '');
  if (name.startsWith('*') || card.group === 'I') return heart(card, set);
  return towards(sideSpot(set), MIDDLE, INSIDE[card.group]);
}

/** The middle of a set of joined openings. */
function heart(card: Pick<Dug, 'group' | 'sets' | 'upper'>, set: string): Spot {
  if (card.upper !== '' && set !== card.upper) {
    // The lower way of a bridge is seen, and stood on, before it goes under.
    const beside = BESIDE_BRIDGE[card.group];
    return set === 'NS' ? { x: 50, y: 50 + beside } : { x: 50 - beside, y: 50 };
  }
  if (isCurve(set)) return between(bend(set, card.sets.length > 1));
  return MIDDLE;
}

function isCurve(set: string): boolean {
  return set.length === 2 && set !== 'NS' && set !== 'EW';
}

interface Bend {
  readonly from: Spot;
  readonly by: Spot;
  readonly then: Spot;
  readonly to: Spot;
}

/** A curve from opening to opening; two on one card keep apart. */
function bend(set: string, tight: boolean): Bend {
  const from = sideSpot(set.charAt(0));
  const to = sideSpot(set.charAt(1));
  const reach = tight ? 0.5 : 0.8;
  return { from, by: mid(from, MIDDLE, reach), then: mid(to, MIDDLE, reach), to };
}

function between({ from, by, then, to }: Bend): Spot {
  return {
    x: (from.x + 3 * by.x + 3 * then.x + to.x) / 8,
    y: (from.y + 3 * by.y + 3 * then.y + to.y) / 8,
  };
}

/** The line of a set of joined openings, from side to side. */
export function setLine(card: Pick<Dug, 'group' | 'sets'>, set: string): string {
  if (isCurve(set)) {
    const { from, by, then, to } = bend(set, card.sets.length > 1);
    return `M${at(from)}C${at(by)} ${at(then)} ${at(to)}`;
  }
  return [...set].map((side) => `M${at(sideSpot(side))}L${at(MIDDLE)}`).join('');
}

/** How far the rails of a way lie from its middle. */
const GAUGE: Readonly<Record<Group, number>> = { I: 8, II: 6.4, III: 5.2 };

/** The rails along a set: two lines beside each of its ways, from the side to the middle or through a curve. */
export function railLine(card: Pick<Dug, 'group' | 'sets'>, set: string): string {
  const ways = isCurve(set)
    ? [along(bend(set, card.sets.length > 1))]
    : [...set].map((side) => [sideSpot(side), MIDDLE]);
  const gauge = GAUGE[card.group];
  return ways.flatMap((way) => [beside(way, gauge), beside(way, -gauge)]).join('');
}

/** Points along a curve. */
function along({ from, by, then, to }: Bend): Spot[] {
  return Array.from({ length: 9 }, (_, at) => {
    const [t, u] = [at / 8, 1 - at / 8];
    const sum = (axis: 'x' | 'y'): number =>
      u ** 3 * from[axis] + 3 * u * u * t * by[axis] + 3 * u * t * t * then[axis] + t ** 3 * to[axis];
    return { x: sum('x'), y: sum('y') };
  });
}

/** A line that keeps its distance from another one. */
function beside(way: readonly Spot[], far: number): string {
  const points = way.map((spot, index) => {
    const [before, after] = [way[Math.max(0, index - 1)]!, way[Math.min(way.length - 1, index + 1)]!];
    const long = Math.hypot(after.x - before.x, after.y - before.y);
    return { x: spot.x - ((after.y - before.y) / long) * far, y: spot.y + ((after.x - before.x) / long) * far };
  });
  return `M${points.map(at).join('L')}`;
}

/** Where a lantern hangs on a card: on the rock beside one of its ways. */
export function lanternSpot({ group, sets }: Pick<Dug, 'group' | 'sets'>): Spot {
  const side = sets[0]!.charAt(0);
  const { x, y } = towards(sideSpot(side), MIDDLE, 20);
  const far = WIDTH[group] / 2 + 8;
  return side === 'N' || side === 'S' ? { x: x + far, y } : { x, y: y - far };
}

/** Whether a set ends in the rock. */
export function isDeadEnd(set: string): boolean {
  return set.length === 1;
}

/** The line of the tunnel between two curves. */
export function tunnelLine(card: Pick<Dug, 'group' | 'sets' | 'upper'>): string {
  const [one, other] = card.sets.map((set) => heart(card, set));
  return one && other ? `M${at(one)}L${at(other)}` : '';
}

/** The fields of a card that has none named: those of a card in the hand. */
export function fieldsOf(card: Dug): string[] {
  const openings = card.sets.flatMap((set) => [...set]);
  const middles = card.sets.map((set) => `*${set}`);
  const tunnel = card.feature === 'tunnel' ? ['T'] : [];
  if (card.group === 'I') return [...card.sets, ...tunnel];
  return card.group === 'II' ? [...openings, ...tunnel] : [...openings, ...middles, ...tunnel];
}

function towards(from: Spot, to: Spot, by: number): Spot {
  return mid(from, to, by / Math.hypot(to.x - from.x, to.y - from.y));
}

function mid(from: Spot, to: Spot, part: number): Spot {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function at({ x, y }: Spot): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
