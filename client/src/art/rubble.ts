/** Boulders: uneven stones with a light and a dark side. */

import { chance } from './chance';
import { loop, polygon, round, type Point } from './contour';

export interface Boulder {
  readonly body: string;
  readonly light: string;
  readonly shade: string;
  readonly crack: string;
}

/** One boulder around a point. */
export function boulder(x: number, y: number, radius: number, seed: number): Boulder {
  const corners: Point[] = [];
  const count = 7;
  for (let index = 0; index < count; index++) {
    const turn = ((index + 0.5 * chance(seed, index, 1)) / count) * Math.PI * 2 - Math.PI * 0.75;
    const reach = radius * (0.84 + 0.26 * chance(seed, index, 2));
    corners.push([x + Math.cos(turn) * reach * 1.06, y + Math.sin(turn) * reach * 0.94]);
  }
  const inner: Point = [x - radius * 0.08, y - radius * 0.12];
  const toward = (point: Point, part: number): Point => [
    inner[0] + (point[0] - inner[0]) * part,
    inner[1] + (point[1] - inner[1]) * part,
  ];
  const top = [0, 1, 2].map((index) => corners[index]!);
  const low = [3, 4, 5].map((index) => corners[index]!);
  return {
    body: rounded(corners),
    light: polygon([...top.map((point) => toward(point, 0.84)), toward(top[2]!, 0.3), toward(top[0]!, 0.34)]),
    shade: polygon([...low.map((point) => toward(point, 0.9)), toward(low[2]!, 0.42), toward(low[0]!, 0.4)]),
    crack: `M${round(x - radius * 0.1)} ${round(y - radius * 0.5)}l${round(radius * 0.22)} ${round(radius * 0.34)} ${round(-radius * 0.16)} ${round(radius * 0.3)}`,
  };
}

/* The pile that closes a stub, biggest stones at the back. */
const PILE: readonly (readonly [number, number, number])[] = [
  [-9.5, 3.5, 6.2],
  [9.5, 3, 6.6],
  [0, 4, 8.6],
  [-6, -3.5, 4.8],
  [6.5, -4, 4.4],
  [0.5, -6.5, 3.4],
];

/** The pile around a point; `upright` when the stub runs north to south. */
export function boulders(heart: Point, upright: boolean, seed: number): Boulder[] {
  return PILE.map(([across, deep, radius], index) => {
    const wander = chance(seed, index, 8) * 2 - 1;
    const x = heart[0] + (upright ? across : wander);
    const y = heart[1] + (upright ? deep * 0.3 + wander : across * 0.95);
    return boulder(x, y, radius * (0.92 + 0.16 * chance(seed, index, 9)), seed * 13 + index);
  });
}

function rounded(corners: readonly Point[]): string {
  const softened: Point[] = [];
  corners.forEach((point, index) => {
    const after = corners[(index + 1) % corners.length]!;
    softened.push([point[0] * 0.82 + after[0] * 0.18, point[1] * 0.82 + after[1] * 0.18]);
    softened.push([point[0] * 0.18 + after[0] * 0.82, point[1] * 0.18 + after[1] * 0.82]);
  });
  return loop(softened);
}
