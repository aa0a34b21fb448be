/** Outlines of a field, as smooth SVG paths: marching squares, then curves through the points. */

export type Point = readonly [number, number];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Samples {
  readonly box: Box;
  readonly columns: number;
  readonly rows: number;
  readonly values: Float64Array;
}

/** The part of the box below a level: `fill` is closed along the box, `wall` is only where rock was cut. */
export interface Outline {
  readonly fill: string;
  readonly wall: string;
}

/** Reads a field on a grid about `pace` wide that ends exactly on the sides of the box. */
export function sample(field: (x: number, y: number) => number, box: Box, pace: number): Samples {
  const columns = Math.ceil((box.right - box.left) / pace) + 1;
  const rows = Math.ceil((box.bottom - box.top) / pace) + 1;
  const values = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const y = box.top + ((box.bottom - box.top) * row) / (rows - 1);
    for (let column = 0; column < columns; column++) {
      const x = box.left + ((box.right - box.left) * column) / (columns - 1);
      values[row * columns + column] = field(x, y);
    }
  }
  return { box, columns, rows, values };
}

/** Changes what was read: each value, with where it was read, becomes another. */
export function resample(samples: Samples, change: (x: number, y: number, value: number) => number): Samples {
  const { box, columns, rows } = samples;
  const values = samples.values.map((value, at) => {
    const x = box.left + ((box.right - box.left) * (at % columns)) / (columns - 1);
    const y = box.top + ((box.bottom - box.top) * Math.floor(at / columns)) / (rows - 1);
    return change(x, y, value);
  });
  return { box, columns, rows, values };
}

/** Draws around everything below `level`, through points at least `gap` apart. */
export function trace(samples: Samples, level: number, gap: number = 3): Outline {
  const lines = chains(samples, level);
  const loops = lines.filter((line) => line.closed).map((line) => thinned(line.points, gap));
  const open = lines.filter((line) => !line.closed).map((line) => thinned(line.points, gap));
  const wall = [
    ...loops.map((points) => `${moveTo(points[0]!)}${curve(points, true)}Z`),
    ...open.map((points) => `${moveTo(points[0]!)}${curve(points, false)}`),
  ];
  const fill = [
    ...loops.map((points) => `${moveTo(points[0]!)}${curve(points, true)}Z`),
    ...alongBox(open, samples.box),
  ];
  return { fill: fill.join(''), wall: wall.join('') };
}

interface Chain {
  readonly points: Point[];
  readonly closed: boolean;
}

/* Per corner pattern (north-west 1, north-east 2, south-east 4, south-west 8): from which side of the
   cell to which a line runs, with the inside on its right. Sides: 0 north, 1 east, 2 south, 3 west. */
const RUNS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 3]],
  [[1, 0]],
  [[1, 3]],
  [[2, 1]],
  [
    [0, 3],
    [2, 1],
  ],
  [[2, 0]],
  [[2, 3]],
  [[3, 2]],
  [[0, 2]],
  [
    [1, 0],
    [3, 2],
  ],
  [[1, 2]],
  [[3, 1]],
  [[0, 1]],
  [[3, 0]],
  [],
];

function chains(samples: Samples, level: number): Chain[] {
  const { columns, rows, values } = samples;
  const next = new Map<number, number>();
  const arrived = new Set<number>();
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const at = row * columns + column;
      const pattern =
        (values[at]! < level ? 1 : 0) |
        (values[at + 1]! < level ? 2 : 0) |
        (values[at + columns + 1]! < level ? 4 : 0) |
        (values[at + columns]! < level ? 8 : 0);
      if (pattern === 0 || pattern === 15) continue;
      for (const [from, to] of RUNS[pattern]!) {
        const end = side(at, to, columns);
        next.set(side(at, from, columns), end);
        arrived.add(end);
      }
    }
  }
  const found: Chain[] = [];
  const follow = (first: number): void => {
    const points: Point[] = [];
    let edge: number | undefined = first;
    while (edge !== undefined) {
      points.push(crossing(samples, level, edge));
      const after: number | undefined = next.get(edge);
      next.delete(edge);
      if (after === first) {
        found.push({ points, closed: true });
        return;
      }
      edge = after;
    }
    found.push({ points, closed: false });
  };
  for (const first of [...next.keys()]) if (!arrived.has(first)) follow(first);
  for (const first of [...next.keys()]) if (next.has(first)) follow(first);
  return found;
}

/* An edge of the grid by number: twice the point it starts from, one more if it runs south. */
function side(at: number, which: number, columns: number): number {
  if (which === 0) return at * 2;
  if (which === 1) return (at + 1) * 2 + 1;
  if (which === 2) return (at + columns) * 2;
  return at * 2 + 1;
}

function crossing(samples: Samples, level: number, edge: number): Point {
  const { box, columns, rows, values } = samples;
  const at = edge >> 1;
  const south = (edge & 1) === 1;
  const from = values[at]!;
  const to = values[south ? at + columns : at + 1]!;
  const part = (level - from) / (to - from);
  const column = (at % columns) + (south ? 0 : part);
  const row = Math.floor(at / columns) + (south ? part : 0);
  return [
    box.left + ((box.right - box.left) * column) / (columns - 1),
    box.top + ((box.bottom - box.top) * row) / (rows - 1),
  ];
}

/* Drops points that lie too close to the one before, never the ends. */
function thinned(points: readonly Point[], gap: number): Point[] {
  const kept: Point[] = [points[0]!];
  for (const point of points.slice(1, -1)) {
    const last = kept[kept.length - 1]!;
    if (Math.hypot(point[0] - last[0], point[1] - last[1]) >= gap) kept.push(point);
  }
  if (points.length > 1) kept.push(points[points.length - 1]!);
  return kept;
}

/* Joins open lines into areas, walking clockwise along the sides of the box from each end to a start. */
function alongBox(open: readonly (readonly Point[])[], box: Box): string[] {
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  const around = 2 * (width + height);
  const position = ([x, y]: Point): number => {
    if (Math.abs(y - box.top) < 1e-6) return x - box.left;
    if (Math.abs(x - box.right) < 1e-6) return width + y - box.top;
    if (Math.abs(y - box.bottom) < 1e-6) return width + height + box.right - x;
    return 2 * width + height + box.bottom - y;
  };
  const corners: readonly (readonly [number, Point])[] = [
    [0, [box.left, box.top]],
    [width, [box.right, box.top]],
    [width + height, [box.right, box.bottom]],
    [2 * width + height, [box.left, box.bottom]],
  ];
  const waiting = [...open];
  const areas: string[] = [];
  while (waiting.length > 0) {
    const first = waiting.shift()!;
    let path = moveTo(first[0]!) + curve(first, false);
    let line = first;
    for (;;) {
      const end = position(line[line.length - 1]!);
      const ahead = (start: number): number => (start - end + around) % around;
      const target = [first, ...waiting].reduce((best, other) =>
        ahead(position(other[0]!)) < ahead(position(best[0]!)) ? other : best,
      );
      const distance = ahead(position(target[0]!));
      const passed = corners
        .map(([place, corner]) => [ahead(place), corner] as const)
        .filter(([place]) => place > 0 && place < distance)
        .sort((a, b) => a[0] - b[0]);
      path += passed.map(([, corner]) => lineTo(corner)).join('');
      if (target === first) break;
      waiting.splice(waiting.indexOf(target), 1);
      path += lineTo(target[0]!) + curve(target, false);
      line = target;
    }
    areas.push(`${path}Z`);
  }
  return areas;
}

/** Curves through all points after the first, as bends that keep each point. */
export function curve(points: readonly Point[], closed: boolean): string {
  const count = points.length;
  const at = (index: number): Point =>
    closed ? points[(index + count) % count]! : points[Math.min(count - 1, Math.max(0, index))]!;
  let path = '';
  const bends = closed ? count : count - 1;
  for (let index = 0; index < bends; index++) {
    const before = at(index - 1);
    const from = at(index);
    const to = at(index + 1);
    const after = at(index + 2);
    path +=
      `C${round(from[0] + (to[0] - before[0]) / 6)} ${round(from[1] + (to[1] - before[1]) / 6)} ` +
      `${round(to[0] - (after[0] - from[0]) / 6)} ${round(to[1] - (after[1] - from[1]) / 6)} ` +
      `${round(to[0])} ${round(to[1])}`;
  }
  return path;
}

/** A smooth closed path through the points. */
export function loop(points: readonly Point[]): string {
  return `${moveTo(points[0]!)}${curve(points, true)}Z`;
}

/** A closed path with straight sides. */
export function polygon(points: readonly Point[]): string {
  return `${points.map((point, index) => (index === 0 ? moveTo(point) : lineTo(point))).join('')}Z`;
}

export function moveTo([x, y]: Point): string {
  return `M${round(x)} ${round(y)}`;
}

export function lineTo([x, y]: Point): string {
  return `L${round(x)} ${round(y)}`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
