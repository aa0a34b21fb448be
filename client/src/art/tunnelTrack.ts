/** Rails and the ties under them, along the middle of a tunnel. */

import { step } from './chance';
import { curve, lineTo, moveTo, type Point } from './contour';
import { CARD_HEIGHT } from './rock';
import type { Opening } from './shape';
import { FLOOR_SHIFT } from './tunnelWalls';

const GAUGE = 4.6;
const TIE = 7.4;
const TIE_PACE = 50 / 7;

interface Track {
  readonly ties: string;
  readonly rails: string;
}

/* Rails lie in the middle of the floor, which the wall at the back pushes a little south. */
export function trackAlong(axis: readonly Point[], group: readonly Opening[], deadEnd: boolean, tight: boolean): Track {
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
