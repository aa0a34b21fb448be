/** What stands in a tunnel: props, lamps, the rubble and planks of a dead end, the deck of a bridge. */

import { round, type Point } from './contour';
import { CARD_HEIGHT, CARD_WIDTH } from './rock';
import { boulders, type Boulder } from './rubble';
import type { Opening } from './shape';
import { DOORS, MIDDLE, OUTWARD, stubDepth } from './tunnelAxes';
import { FLOOR_SHIFT } from './tunnelWalls';

/** The planks of a bridge, the shadow below and the beams along its sides. */
export interface Deck {
  readonly shadow: string;
  readonly floor: string;
  readonly gaps: string;
  readonly beams: readonly (readonly [Point, Point])[];
  readonly rails: string;
}

/** Pit props: posts that hold a cap, all as middle lines of round timber. */
export interface Frame {
  readonly cap: readonly [Point, Point];
  readonly posts: readonly (readonly [Point, Point])[];
}

/** What stops a dead end: boulders and two crossed planks. */
export interface Block {
  readonly boulders: readonly Boulder[];
  readonly planks: readonly (readonly [Point, Point])[];
}

export function propsOf(group: readonly Opening[]): Frame[] {
  const name = group.join('');
  if (name === 'EW') return [gallery()];
  if (name === 'NS') return [portal(34), portal(104)];
  return [];
}

/* Along a level tunnel: three posts at the wall at the back under one long cap. */
function gallery(): Frame {
  const post = (x: number): readonly [Point, Point] => [
    [x, 60],
    [x, 70.5],
  ];
  return {
    cap: [
      [13, 59.2],
      [87, 59.2],
    ],
    posts: [post(20), post(50), post(80)],
  };
}

/* Across an upright tunnel: a post at each wall and a cap to walk under. */
function portal(y: number): Frame {
  const post = (x: number): readonly [Point, Point] => [
    [x, y],
    [x, y + 14],
  ];
  return {
    cap: [
      [29.5, y],
      [70.5, y],
    ],
    posts: [post(34.5), post(65.5)],
  };
}

export function lanternOf(group: readonly Opening[], seed: number): Point | null {
  const name = group.join('');
  const left = (seed & 1) === 0;
  if (name === 'EW') return [left ? 35 : 65, 65.5];
  if (name === 'NS') return [left ? 41 : 59, 40];
  if (group.length < 2) return null;
  if (group.length === 2) return seed % 3 === 0 ? null : [group.includes('E') ? 83 : 17, 63];
  if (!group.includes('N')) return [50, 57];
  return [group.includes('E') && (left || !group.includes('W')) ? 71 : 29, 61];
}

export function glowOf(group: readonly Opening[]): readonly [number, number, number, number] {
  const doors = group.map((opening) => DOORS[opening]);
  const middle = (axis: 0 | 1): number => doors.reduce((sum, door) => sum + door[axis], 0) / doors.length;
  const x = (middle(0) + MIDDLE[0]) / 2;
  const y = (middle(1) + MIDDLE[1]) / 2;
  return [x, y, Math.min(x, CARD_WIDTH - x), Math.min(y, CARD_HEIGHT - y, 58)];
}

export function blockOf(opening: Opening, seed: number, tight: boolean): Block {
  const [x, y] = DOORS[opening];
  const [dx, dy] = OUTWARD[opening];
  const depth = stubDepth(opening, tight) + 7;
  const heart: Point = [x - dx * depth, y - dy * depth + FLOOR_SHIFT * (dx === 0 ? 0.6 : 0.8)];
  const back = tight ? 9 : 14;
  const cross: Point = [heart[0] + dx * back, heart[1] + dy * back];
  const long = 12.5;
  const rise = 7;
  const turn = (side: 1 | -1): readonly [Point, Point] =>
    dx === 0
      ? [
          [cross[0] - long, cross[1] - rise * side],
          [cross[0] + long, cross[1] + rise * side],
        ]
      : [
          [cross[0] - rise, cross[1] - long * side],
          [cross[0] + rise, cross[1] + long * side],
        ];
  return { boulders: boulders(heart, dx === 0, seed), planks: [turn(1), turn(-1)] };
}

export function deckOf(group: readonly Opening[]): Deck {
  const upright = group[0] === 'N';
  let gaps = '';
  if (upright) {
    for (let y = 60; y < 98; y += 6.2) gaps += `M36 ${round(y)}H64`;
    return {
      shadow: 'M24 58H76V97H24Z',
      floor: 'M35 54H65V100H35Z',
      gaps,
      beams: [
        [
          [34.5, 54],
          [34.5, 100],
        ],
        [
          [65.5, 54],
          [65.5, 100],
        ],
      ],
      rails: 'M45.4 54V100M54.6 54V100',
    };
  }
  for (let x = 33; x < 70; x += 6.2) gaps += `M${round(x)} 62V92`;
  return {
    shadow: 'M30 50H70V106H30Z',
    floor: 'M27 61H73V92H27Z',
    gaps,
    beams: [
      [
        [27, 61.5],
        [73, 61.5],
      ],
      [
        [27, 92],
        [73, 92],
      ],
    ],
    rails: 'M27 73.9H73M27 83.1H73',
  };
}
