/** A roof as a drawing: where its places are, its eight rows, and the pipes that join them. */

import { kinOf, pipeOf, type Colour } from './cards';

export type Point = readonly [x: number, y: number];

/** The cards on the places A to I; null where there is none. */
export type Roof = readonly (string | null)[];

export const SIDE = 100;
export const GAP = 16;
/** Room beside the places: above for the sign of whose roof it is, right and below for the gauges. */
export const MARGIN = { left: 20, top: 62, right: 62, bottom: 62 } as const;
export const BOARD = 3 * SIDE + 2 * GAP;
export const ROOF_WIDTH = MARGIN.left + BOARD + MARGIN.right;
export const ROOF_HEIGHT = MARGIN.top + BOARD + MARGIN.bottom;
export const GAUGE = 42;

/** The eight rows: across, down, and the two diagonals; places from 0 (A) to 8 (I). */
export const ROWS = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [6, 4, 2],
] as const;

export type RowPoints = 0 | 1 | 2;

/** The upper left corner of a place. */
export function cornerOf(place: number): Point {
  return [MARGIN.left + (place % 3) * (SIDE + GAP), MARGIN.top + Math.floor(place / 3) * (SIDE + GAP)];
}

export function centreOf(place: number): Point {
  const [x, y] = cornerOf(place);
  return [x + SIDE / 2, y + SIDE / 2];
}

/** A square of the drawing as the style of what lies over it. */
export function boxAt(x: number, y: number, size: number): string {
  const left = (100 * x) / ROOF_WIDTH;
  const top = (100 * y) / ROOF_HEIGHT;
  return `left: ${left}%; top: ${top}%; width: ${(100 * size) / ROOF_WIDTH}%; height: ${(100 * size) / ROOF_HEIGHT}%`;
}

/** Where the gauge of a row sits: beyond the row's last place. */
export function gaugeOf(row: number): Point {
  const right = MARGIN.left + BOARD + MARGIN.right / 2;
  const below = MARGIN.top + BOARD + MARGIN.bottom / 2;
  if (row < 3) return [right, centreOf(ROWS[row]![2])[1]];
  if (row < 6) return [centreOf(ROWS[row]![2])[0], below];
  return row === 6 ? [right, below] : [right, MARGIN.top / 2];
}

/** What a row counts. */
export function pointsOf(row: number, roof: Roof): RowPoints {
  const colours = ROWS[row]!.map((place) => pipeOf(roof[place])?.colour);
  const [first] = colours;
  if (first === undefined || colours.includes(undefined)) return 0;
  if (colours.every((colour) => colour === first)) return 2;
  return colours.every((colour) => colour && kinOf(colour) === kinOf(first)) ? 1 : 0;
}

/**
 * How a row stands: it counts; it is blocked, as colours that don't match lie in it; it lacks one card to count; or more
 * than one.
 */
export type RowState = 'counts' | 'blocked' | 'lacks-one' | 'open';

export function stateOf(row: number, roof: Roof): RowState {
  const there = coloursIn(row, roof);
  if (new Set(there.map(kinOf)).size > 1) return 'blocked';
  if (there.length === 3) return 'counts';
  return there.length === 2 ? 'lacks-one' : 'open';
}

/** The colours of the cards that lie in a row. */
export function coloursIn(row: number, roof: Roof): Colour[] {
  return ROWS[row]!.flatMap((place) => pipeOf(roof[place])?.colour ?? []);
}

/** The worth of a system: all rows together. */
export function worthOf(roof: Roof): number {
  return ROWS.reduce((sum, _places, row) => sum + pointsOf(row, roof), 0);
}

/** A stretch of pipe in one colour. */
export interface Stretch {
  readonly colour: Colour;
  readonly path: string;
}

/** The lit pipe of a row, card by card, out to its gauge. */
export function stretchesOf(row: number, roof: Roof): Stretch[] {
  const places = ROWS[row]!;
  const centres = places.map(centreOf);
  const ends: Point[] = [
    between(centres[0]!, centres[1]!, -0.36),
    between(centres[0]!, centres[1]!, 0.5),
    between(centres[1]!, centres[2]!, 0.5),
    gaugeOf(row),
  ];
  return places.map((place, at) => ({
    colour: pipeOf(roof[place])!.colour,
    path: line(at === 0 ? centres[0]! : ends[at]!, ends[at + 1]!),
  }));
}

/** The bed in the roof that a row's pipe will lie in. */
export function bedOf(row: number): string {
  const centres = ROWS[row]!.map(centreOf);
  return line(centres[0]!, gaugeOf(row));
}

/** Neighbours in a row whose colours match, though the row is not done: their pipes are coupled. */
export function couplingsOf(roof: Roof): Stretch[] {
  const found: Stretch[] = [];
  ROWS.forEach((places, row) => {
    if (pointsOf(row, roof) > 0) return;
    for (const [from, to] of [
      [places[0], places[1]],
      [places[1], places[2]],
    ] as const) {
      const a = pipeOf(roof[from])?.colour;
      const b = pipeOf(roof[to])?.colour;
      if (!a || !b || kinOf(a) !== kinOf(b)) continue;
      const middle = between(centreOf(from), centreOf(to), 0.5);
      found.push({ colour: a, path: line(centreOf(from), middle) });
      found.push({ colour: b, path: line(middle, centreOf(to)) });
    }
  });
  return found;
}

function between(from: Point, to: Point, part: number): Point {
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

function line(from: Point, to: Point): string {
  return `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
}
