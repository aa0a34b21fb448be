/** Where the tunnels of a path card run: their openings, and the middle lines between them. */

import { noise } from './chance';
import type { Point } from './contour';
import { CARD_HEIGHT, CARD_WIDTH } from './rock';
import type { Opening } from './shape';

export const MIDDLE: Point = [CARD_WIDTH / 2, CARD_HEIGHT / 2];
/** How far a line goes on beyond the edge of the card. */
const BEYOND = 14;

export const DOORS: Readonly<Record<Opening, Point>> = {
  N: [CARD_WIDTH / 2, 0],
  E: [CARD_WIDTH, CARD_HEIGHT / 2],
  S: [CARD_WIDTH / 2, CARD_HEIGHT],
  W: [0, CARD_HEIGHT / 2],
};

export const OUTWARD: Readonly<Record<Opening, Point>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

export function axesOf(group: readonly Opening[], seed: number, tight: boolean, plain: boolean): Point[][] {
  const name = group.join('');
  if (group.length === 1) return [stub(group[0]!, tight)];
  if (name === 'NS' || name === 'EW') return [straight(name, plain ? 0 : noise(seed, 0.5, 3) * 4)];
  if (group.length === 2) return [bend(group)];
  return group.map((opening) => arm(opening));
}

function outside(opening: Opening): Point {
  const [x, y] = DOORS[opening];
  const [dx, dy] = OUTWARD[opening];
  return [x + dx * BEYOND, y + dy * BEYOND];
}

function stub(opening: Opening, tight: boolean): Point[] {
  const [x, y] = DOORS[opening];
  const [dx, dy] = OUTWARD[opening];
  const depth = stubDepth(opening, tight);
  return [outside(opening), [x, y], [x - dx * depth, y - dy * depth]];
}

export function stubDepth(opening: Opening, tight: boolean): number {
  const upright = opening === 'N' || opening === 'S';
  if (tight) return upright ? 18 : 10;
  return upright ? 33 : 22;
}

function straight(name: 'NS' | 'EW', sway: number): Point[] {
  const points: Point[] = [];
  for (let index = 0; index <= 20; index++) {
    const part = index / 20;
    const off = sway * Math.sin(Math.PI * part) ** 2 * Math.sin(2 * Math.PI * part + sway);
    points.push(name === 'NS' ? [50 + off, 150 * part] : [100 * part, 75 + off]);
  }
  const [first, last]: [Opening, Opening] = name === 'NS' ? ['N', 'S'] : ['W', 'E'];
  return [outside(first), ...points, outside(last)];
}

/* A quarter of an oval around the corner between the two openings. */
function bend(group: readonly Opening[]): Point[] {
  const upright = group.find((opening) => opening === 'N' || opening === 'S')!;
  const level = group.find((opening) => opening === 'E' || opening === 'W')!;
  const corner: Point = [DOORS[level][0], DOORS[upright][1]];
  const points: Point[] = [];
  for (let index = 0; index <= 18; index++) {
    const turn = (Math.PI / 2) * (index / 18);
    points.push([
      corner[0] + (50 - corner[0]) * Math.cos(turn) ** 0.9,
      corner[1] + (75 - corner[1]) * Math.sin(turn) ** 0.9,
    ]);
  }
  return [outside(upright), ...points, outside(level)];
}

function arm(opening: Opening): Point[] {
  return [outside(opening), DOORS[opening], MIDDLE];
}
