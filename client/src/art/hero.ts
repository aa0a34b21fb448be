/** The mine from the side, as one wide picture for the first page. */

import { noise } from './chance';
import { sample, trace, type Box, type Point } from './contour';
import { rockOver, type Rock } from './rock';
import { boulder, type Boulder } from './rubble';

export const HERO_WIDTH = 900;
export const HERO_HEIGHT = 360;

/** Where lanterns hang. */
export const LANTERNS: readonly Point[] = [
  [252, 154],
  [376, 154],
  [500, 154],
];

export interface Gallery {
  readonly rock: Rock;
  /** The sky over the hill, and the grass along its edge. */
  readonly sky: string;
  readonly grass: string;
  readonly pines: string;
  readonly spill: string;
  readonly cut: string;
  /** The wall at the back, from where light just reaches it to where a lamp hangs. */
  readonly walls: readonly string[];
  readonly chisel: string;
  readonly floor: string;
  readonly edge: string;
  readonly lip: string;
  readonly ties: string;
  readonly stones: readonly Boulder[];
}

const FLOOR = 284;
const BOX: Box = { left: -10, top: -10, right: HERO_WIDTH + 10, bottom: HERO_HEIGHT + 10 };

/** Digs the picture; the same every time. */
export function gallery(): Gallery {
  const cut = sample(hollow, BOX, 6);
  const light = sample((x, y) => Math.max(lamplight(x, y), hollow(x, y) + 3), BOX, 6);
  const ground = sample((x, y) => Math.max(hollow(x, y) + 2, FLOOR - 22 - y + noise(x / 16, 2, 4) * 3), BOX, 6);
  return {
    rock: rockOver(BOX),
    sky: `M-10 -10${hill(0)}L970 -10Z`,
    grass: `M-10 ${hillAt(-10) - 4}${hill(-4)}${blades()}Z`,
    pines: [196, 220, 410, 445, 600, 628, 650, 842].map((x, index) => pine(x, 18 + ((index * 7) % 13))).join(''),
    spill: trace(cut, 14).fill,
    cut: trace(cut, 0).fill,
    walls: [0, -34, -66].map((level) => trace(light, level).fill),
    chisel: chisel(),
    floor: trace(ground, 0).fill,
    edge: trace(cut, 0).wall,
    lip: trace(cut, 3).wall,
    ties: Array.from({ length: 55 }, (_, index) => `M${index * 17 - 8} 277h9`).join(''),
    stones: [
      boulder(624, 268, 18, 4),
      boulder(652, 262, 23, 9),
      boulder(684, 273, 14, 2),
      boulder(607, 279, 9, 6),
      boulder(748, 277, 11, 7),
      boulder(862, 270, 20, 12),
      boulder(884, 260, 24, 3),
    ],
  };
}

function hollow(x: number, y: number): number {
  const along = Math.max(0, x - 806);
  const level = Math.hypot(along, y - 206) - 84;
  const shaft = Math.max(Math.abs(x - 108) - 38, y - 206, 44 - y);
  const rough = noise(x / 26, y / 26, 3) * 9 + noise(x / 9, y / 9, 4) * 3;
  return Math.max(Math.min(level, shaft) + rough, y - FLOOR + noise(x / 20, 1, 6) * 3);
}

function lamplight(x: number, y: number): number {
  const nearest = Math.min(...LANTERNS.map(([at, high]) => Math.hypot(x - at, (y - high - 30) * 1.1)));
  return nearest - 118 + noise(x / 14, y / 14, 9) * 5;
}

/* Marks of the pick all over the wall at the back. */
function chisel(): string {
  let path = '';
  for (let index = 0; index < 260; index++) {
    const x = (index * 61.7) % HERO_WIDTH;
    const y = 120 + ((index * 37.3) % 140);
    if (hollow(x, y) > -8) continue;
    const lean = noise(x, y, 11) * 4;
    path += `M${x.toFixed(0)} ${y.toFixed(0)}l${lean.toFixed(1)} ${(5 + Math.abs(lean)).toFixed(1)}`;
  }
  return path;
}

function hillAt(x: number): number {
  return 50 + noise(x / 120, 3, 21) * 12 + noise(x / 40, 5, 22) * 3;
}

function hill(lift: number): string {
  let path = '';
  for (let x = -10; x <= HERO_WIDTH + 10; x += 20) path += `L${x} ${(hillAt(x) + lift).toFixed(1)}`;
  return path;
}

/* The lower edge of the turf, from right to left: tufts that hang over the rock. */
function blades(): string {
  let path = '';
  for (let x = HERO_WIDTH + 10; x >= -10; x -= 12) {
    path += `L${x} ${(hillAt(x) + 7 + noise(x / 7, 2, 23) * 3).toFixed(1)}L${x - 6} ${(hillAt(x - 6) + 3).toFixed(1)}`;
  }
  return path;
}

function pine(x: number, high: number): string {
  const foot = hillAt(x);
  const tier = (part: number, wide: number): string =>
    `M${x - wide} ${(foot - high * part).toFixed(1)}L${x} ${(foot - high * (part + 0.62)).toFixed(1)}L${x + wide} ${(foot - high * part).toFixed(1)}Z`;
  return `M${x - 1.5} ${(foot + 1).toFixed(1)}V${(foot - 6).toFixed(1)}H${x + 1.5}V${(foot + 1).toFixed(1)}Z${tier(0.2, high * 0.36)}${tier(0.5, high * 0.28)}${tier(0.8, high * 0.2)}`;
}
