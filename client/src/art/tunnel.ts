/** Tunnels of a path card as geometry: what is dug, what lies on the floor and what blocks the way. */

import { noise, step } from './chance';
import { curve, lineTo, moveTo, polygon, resample, round, sample, trace, type Point, type Samples } from './contour';
import { CARD_BOX, CARD_HEIGHT, CARD_WIDTH } from './rock';
import { boulders, type Boulder } from './rubble';
import { isDeadEnd, parseShape, type Opening, type Shape } from './shape';

/** One group of joined openings, ready to be painted from the ground up. */
export interface Tunnel {
  readonly openings: readonly Opening[];
  readonly deadEnd: boolean;
  /** Where light that reaches the tunnel spills over on the rock around: near and far. */
  readonly spill: readonly [string, string];
  /** The cut itself; of it, what the floor leaves free is the wall at the back. */
  readonly cut: string;
  /** Where rock ends and the cut begins, without the openings: the edge itself and the lip around it. */
  readonly edge: string;
  readonly lip: string;
  readonly chisel: string;
  readonly floor: string;
  /** The floor as far as light reaches it. */
  readonly near: string;
  readonly trodden: string;
  readonly core: string;
  readonly grit: string;
  readonly ties: string;
  readonly rails: string;
  readonly turnplate: Point | null;
  readonly props: readonly Frame[];
  readonly lantern: Point | null;
  /** The lamplight on the rock around: middle and radii, within the card; none in a dead end. */
  readonly glow: readonly [x: number, y: number, rx: number, ry: number] | null;
  readonly blocks: readonly Block[];
  /** Where this group is a bridge over another one: drawn last, with planks. */
  readonly deck: Deck | null;
}

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

const HALF_WIDTH = 15;
const WALL_HEIGHT = 7;
const MIDDLE: Point = [CARD_WIDTH / 2, CARD_HEIGHT / 2];
const FLOOR_SHIFT = WALL_HEIGHT / 2;
const BEYOND = 14;
const VARIANTS = 12;
/** How far from a tunnel nothing of it is drawn: more than its light, a step of the grid and all that is uneven. */
const FAR = 22;
const PIECE = 5;

const DOORS: Readonly<Record<Opening, Point>> = {
  N: [CARD_WIDTH / 2, 0],
  E: [CARD_WIDTH, CARD_HEIGHT / 2],
  S: [CARD_WIDTH / 2, CARD_HEIGHT],
  W: [0, CARD_HEIGHT / 2],
};

const OUTWARD: Readonly<Record<Opening, Point>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

const known = new Map<string, readonly Tunnel[]>();

/**
 * The tunnels of a path card.
 *
 * @param notation the card as it lies, such as `NES` or `N.E.W`
 * @param seed any whole number; the same number always gives the same walls
 * @param over which group runs over the other where two cross (`NS.EW`)
 */
export function tunnels(notation: string, seed: number, over: string = 'NS'): readonly Tunnel[] {
  const variant = ((seed % VARIANTS) + VARIANTS) % VARIANTS;
  const key = `${notation}|${variant}|${over}`;
  const seen = known.get(key);
  if (seen) return seen;
  const dug = dig(parseShape(notation), variant, over);
  known.set(key, dug);
  return dug;
}

type Crossing = 'none' | 'below' | 'above';

function dig(shape: Shape, variant: number, over: string): Tunnel[] {
  const names = shape.groups.map((group) => group.join(''));
  const crossed = names.includes('NS') && names.includes('EW');
  const tight = shape.groups.some((group) => !isDeadEnd(group));
  const crossing = (name: string): Crossing => {
    if (!crossed) return 'none';
    return name === over ? 'above' : 'below';
  };
  return shape.groups
    .map((group, index) => tunnel(group, variant * 31 + index * 7 + 1, tight, crossing(names[index]!)))
    .sort((first, second) => Number(first.deck !== null) - Number(second.deck !== null));
}

function tunnel(group: readonly Opening[], seed: number, tight: boolean, crossing: Crossing): Tunnel {
  const deadEnd = isDeadEnd(group);
  const plain = crossing !== 'none';
  const axes = axesOf(group, seed, tight, plain);
  const hollow = hollowOf(group, axes, seed, plain);
  const floor = (x: number, y: number): number => Math.max(hollow(x, y), hollow(x, y - WALL_HEIGHT));
  const cut = sample(hollow, CARD_BOX, 4);
  const ground = resample(cut, (x, y, here) => (here > FAR ? here : Math.max(here, hollow(x, y - WALL_HEIGHT))));
  const bright = deadEnd ? resample(ground, shortened(group[0]!, tight)) : ground;
  const lantern = plain ? null : lanternOf(group, seed);
  const tracks = axes.map((axis) => trackAlong(axis, group, deadEnd, tight));
  return {
    openings: group,
    deadEnd,
    spill: [trace(cut, 4.5, 6).fill, trace(cut, 9.5, 8).fill],
    cut: trace(cut, 0).fill,
    edge: trace(cut, 0).wall,
    lip: trace(cut, 1.5).wall,
    chisel: chisel(cut, seed),
    floor: trace(ground, 0, 3.6).fill,
    near: trace(bright, 0, 4).fill,
    trodden: trace(bright, -3.4, 4.5).fill,
    core: trace(bright, -7.2, 5).fill,
    grit: grit(floor, seed),
    ties: tracks.map((track) => track.ties).join(''),
    rails: tracks.map((track) => track.rails).join(''),
    turnplate: group.length > 2 ? [MIDDLE[0], MIDDLE[1] + FLOOR_SHIFT] : null,
    props: plain ? [] : propsOf(group),
    lantern,
    glow: deadEnd ? null : glowOf(group),
    blocks: deadEnd ? [blockOf(group[0]!, seed, tight)] : [],
    deck: crossing === 'above' ? deckOf(group) : null,
  };
}

/* ---- where a tunnel runs ---- */

function axesOf(group: readonly Opening[], seed: number, tight: boolean, plain: boolean): Point[][] {
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

function stubDepth(opening: Opening, tight: boolean): number {
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

/* ---- the cut as a field: below 0 is dug out ---- */

function hollowOf(
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
function shortened(opening: Opening, tight: boolean): (x: number, y: number, floor: number) => number {
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

/* ---- what lies in it ---- */

const GAUGE = 4.6;
const TIE = 7.4;
const TIE_PACE = 50 / 7;

interface Track {
  readonly ties: string;
  readonly rails: string;
}

/* Rails lie in the middle of the floor, which the wall at the back pushes a little south. */
function trackAlong(axis: readonly Point[], group: readonly Opening[], deadEnd: boolean, tight: boolean): Track {
  const line = finely(axis.slice(1, deadEnd || group.length > 2 ? undefined : -1));
  const length = line.length;
  const shifted = line.map(([x, y]): Point => [x, y + FLOOR_SHIFT * step(0, 24, Math.min(y, CARD_HEIGHT - y))]);
  const whole = lengthOf(shifted);
  const stop = group.length > 2 ? 13 : deadEnd ? (tight ? 2 : 6) : 0;
  const end = whole - stop;
  const left: Point[] = [];
  const right: Point[] = [];
  let ties = '';
  let walked = 0;
  const count = group.length === 2 ? Math.max(1, Math.round(whole / TIE_PACE)) : 0;
  const pace = count > 0 ? whole / count : TIE_PACE;
  let nextTie = pace / 2;
  for (let index = 0; index < length; index++) {
    const here = shifted[index]!;
    if (index > 0) walked += distance(shifted[index - 1]!, here);
    if (walked > end) break;
    const ahead = shifted[Math.min(length - 1, index + 1)]!;
    const behind = shifted[Math.max(0, index - 1)]!;
    const size = distance(behind, ahead) || 1;
    const normal: Point = [-(ahead[1] - behind[1]) / size, (ahead[0] - behind[0]) / size];
    left.push([here[0] + normal[0] * GAUGE, here[1] + normal[1] * GAUGE]);
    right.push([here[0] - normal[0] * GAUGE, here[1] - normal[1] * GAUGE]);
    if (walked >= nextTie) {
      nextTie += pace;
      ties += moveTo([here[0] + normal[0] * TIE, here[1] + normal[1] * TIE]);
      ties += lineTo([here[0] - normal[0] * TIE, here[1] - normal[1] * TIE]);
    }
  }
  return { ties, rails: `${smooth(left)}${smooth(right)}` };
}

function finely(line: readonly Point[]): Point[] {
  const points: Point[] = [line[0]!];
  for (let index = 1; index < line.length; index++) {
    const from = line[index - 1]!;
    const to = line[index]!;
    const parts = Math.max(1, Math.round(distance(from, to)));
    for (let part = 1; part <= parts; part++) {
      points.push([from[0] + ((to[0] - from[0]) * part) / parts, from[1] + ((to[1] - from[1]) * part) / parts]);
    }
  }
  return points;
}

function smooth(points: readonly Point[]): string {
  if (points.length < 2) return '';
  const few = points.filter((_, index) => index % 12 === 0 || index === points.length - 1);
  return moveTo(few[0]!) + curve(few, false);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

function lengthOf(line: readonly Point[]): number {
  return line.slice(1).reduce((sum, point, index) => sum + distance(line[index]!, point), 0);
}

/* Marks of the pick on the wall at the back: short strokes just under its upper edge. */
function chisel(cut: Samples, seed: number): string {
  const { columns, rows, values, box } = cut;
  let path = '';
  for (let column = 1; column < columns; column++) {
    for (let row = 1; row < rows; row++) {
      const above = values[(row - 1) * columns + column]!;
      const here = values[row * columns + column]!;
      if (above < 0 || here >= 0) continue;
      const x = box.left + ((box.right - box.left) * column) / (columns - 1);
      const y = box.top + ((box.bottom - box.top) * (row - here / (here - above))) / (rows - 1);
      const lean = noise(x, y, seed) * 1.6;
      path += `M${round(x)} ${round(y + 1.2)}l${round(lean)} ${round(2.4 + Math.abs(lean))}`;
    }
  }
  return path;
}

/* Loose stones along the foot of the walls. */
function grit(floor: (x: number, y: number) => number, seed: number): string {
  let path = '';
  for (let index = 0; index < 70; index++) {
    const x = (noise(index * 3.7, 1.5, seed) * 0.5 + 0.5) * 1.3 * CARD_WIDTH - 15;
    const y = (noise(index * 5.3, 7.5, seed + 2) * 0.5 + 0.5) * 1.3 * CARD_HEIGHT - 22;
    const deep = floor(x, y);
    if (deep > -1.4 || deep < -4.6 || x < 3 || y < 3 || x > 97 || y > 147) continue;
    const size = 0.7 + Math.abs(noise(index, 3, seed)) * 1.1;
    path += polygon([
      [x - size, y + size * 0.3],
      [x - size * 0.2, y - size * 0.8],
      [x + size, y],
      [x + size * 0.3, y + size * 0.8],
    ]);
  }
  return path;
}

/* ---- props, lamps, rubble, planks ---- */

function propsOf(group: readonly Opening[]): Frame[] {
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

function lanternOf(group: readonly Opening[], seed: number): Point | null {
  const name = group.join('');
  const left = (seed & 1) === 0;
  if (name === 'EW') return [left ? 35 : 65, 65.5];
  if (name === 'NS') return [left ? 41 : 59, 40];
  if (group.length < 2) return null;
  if (group.length === 2) return seed % 3 === 0 ? null : [group.includes('E') ? 83 : 17, 63];
  if (!group.includes('N')) return [50, 57];
  return [group.includes('E') && (left || !group.includes('W')) ? 71 : 29, 61];
}

function glowOf(group: readonly Opening[]): readonly [number, number, number, number] {
  const doors = group.map((opening) => DOORS[opening]);
  const middle = (axis: 0 | 1): number => doors.reduce((sum, door) => sum + door[axis], 0) / doors.length;
  const x = (middle(0) + MIDDLE[0]) / 2;
  const y = (middle(1) + MIDDLE[1]) / 2;
  return [x, y, Math.min(x, CARD_WIDTH - x), Math.min(y, CARD_HEIGHT - y, 58)];
}

function blockOf(opening: Opening, seed: number, tight: boolean): Block {
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

function deckOf(group: readonly Opening[]): Deck {
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
