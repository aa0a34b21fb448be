/** The cut of a tunnel as a field: what is below 0 is dug out. */

import { noise, step } from './chance';
import type { Point } from './contour';
import { CARD_HEIGHT, CARD_WIDTH } from './rock';
import type { Opening } from './shape';
import { DOORS, MIDDLE, OUTWARD, stubDepth } from './tunnelAxes';

const HALF_WIDTH = 15;
/** How far from a tunnel nothing of it is drawn: more than its light, a step of the grid and all that is uneven. */
export const FAR = 22;
const PIECE = 5;

export function hollowOf(
  group: readonly Opening[],
  axes: readonly (readonly Point[])[],
  seed: number,
  plain: boolean,
): (x: number, y: number) => number {
  const chamber = group.length > 2 ? 21 + group.length : 0;
  const timbered = group.join('') === 'EW' || group.join('') === 'NS';
  const care = timbered ? 0.55 : 1;
  const lines = axes.map(piecesOf);
  return (x, y) => {
    let nearest = Infinity;
    for (const line of lines) nearest = soft(nearest, toLine(x, y, line) - HALF_WIDTH, 9);
    if (chamber > 0) {
      nearest = soft(nearest, Math.hypot(x - MIDDLE[0], (y - MIDDLE[1]) * 0.92) - chamber, 8);
    }
    if (plain || nearest > FAR) return nearest;
    const calm = Math.min(step(0, 20, Math.min(x, CARD_WIDTH - x)), step(0, 20, Math.min(y, CARD_HEIGHT - y)));
    const rough = noise(x / 11, y / 11, seed) * 2.6 + noise(x / 5, y / 5, seed + 1) * 1.1;
    return nearest + rough * calm * care;
  };
}

/* Light enters a dead end but a little way: the rest up to the rubble stays in the shade. */
export function shortened(opening: Opening, tight: boolean): (x: number, y: number, floor: number) => number {
  const [doorX, doorY] = DOORS[opening];
  const [dx, dy] = OUTWARD[opening];
  const reach = stubDepth(opening, tight) * 0.42 + 6;
  return (x, y, floor) => {
    const inward = (doorX - x) * dx + (doorY - y) * dy;
    const aside = Math.abs((x - doorX) * dy) + Math.abs((y - doorY) * dx);
    return Math.max(floor, (inward - reach + aside * 0.35) * 0.6);
  };
}

function soft(a: number, b: number, reach: number): number {
  const near = Math.max(0, reach - Math.abs(a - b)) / reach;
  return Math.min(a, b) - (Number.isFinite(near) ? near * near * reach * 0.25 : 0);
}

/* The pieces of a line as numbers: where each begins, how far it goes east and south, and its squared length. */
function piecesOf(line: readonly Point[]): Float64Array {
  const pieces = new Float64Array((line.length - 1) * PIECE);
  for (let index = 1; index < line.length; index++) {
    const from = line[index - 1]!;
    const to = line[index]!;
    const dx = to[0] - from[0];
    const dy = to[1] - from[1];
    pieces.set([from[0], from[1], dx, dy, dx * dx + dy * dy], (index - 1) * PIECE);
  }
  return pieces;
}

/* A card asks for it some fifty thousand times before the browser has compiled it: so no tuples here. */
function toLine(x: number, y: number, pieces: Float64Array): number {
  let best = Infinity;
  for (let at = 0; at < pieces.length; at += PIECE) {
    const east = x - pieces[at]!;
    const south = y - pieces[at + 1]!;
    const dx = pieces[at + 2]!;
    const dy = pieces[at + 3]!;
    const part = Math.min(1, Math.max(0, (east * dx + south * dy) / pieces[at + 4]!));
    const aside = east - dx * part;
    const along = south - dy * part;
    const square = aside * aside + along * along;
    if (square < best) best = square;
  }
  return Math.sqrt(best);
}
