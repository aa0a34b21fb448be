/** The vein of gold on the back of a goal: it runs through the rock in the shape of a question. */

import { noise } from './chance';
import { sample, trace, type Point } from './contour';
import { CARD_BOX } from './rock';

export interface Vein {
  /** The cleft around the gold. */
  readonly cleft: string;
  readonly gold: string;
  readonly light: string;
  readonly shade: string;
}

export const VEIN: Vein = grow();

type Branch = readonly [from: Point, to: Point, wideFrom: number, wideTo: number];

function grow(): Vein {
  const stem: readonly Point[] = [
    [30, 58],
    [29, 46],
    [34, 36],
    [43, 31],
    [53, 30],
    [63, 34],
    [69, 43],
    [69, 54],
    [63, 63],
    [55, 70],
    [51, 79],
    [50, 92],
  ];
  const branches: Branch[] = stem.slice(1).map((point, index): Branch => [stem[index]!, point, 4.6, 4.6]);
  branches.push(
    [[30, 58], [20, 66], 3.2, 1.6],
    [[20, 66], [12, 80], 1.6, 0.8],
    [[20, 66], [10, 62], 1.4, 0.8],
    [[69, 54], [82, 60], 3, 1.6],
    [[82, 60], [91, 74], 1.6, 0.8],
    [[82, 60], [92, 54], 1.4, 0.8],
    [[53, 30], [58, 17], 3, 1.6],
    [[58, 17], [68, 7], 1.6, 0.8],
    [[58, 17], [52, 7], 1.4, 0.8],
    [[34, 36], [24, 26], 2.6, 1.2],
    [[24, 26], [14, 22], 1.2, 0.8],
    [[51, 79], [64, 86], 2.4, 1.2],
    [[64, 86], [70, 98], 1.2, 0.8],
  );
  const nugget = (x: number, y: number): number =>
    Math.max(Math.abs(x - 50) * 0.94, Math.abs(y - 113), (Math.abs(x - 50) + Math.abs(y - 113)) * 0.72) - 7.5;
  const field = (x: number, y: number): number => {
    let nearest = nugget(x, y);
    for (const branch of branches) nearest = Math.min(nearest, toBranch(x, y, branch));
    return nearest + noise(x / 4, y / 4, 12) * 0.9;
  };
  const gold = sample(field, CARD_BOX, 2);
  const light = sample((x, y) => Math.max(field(x, y), field(x + 2.4, y + 3) + 2.6), CARD_BOX, 2);
  const shade = sample((x, y) => Math.max(field(x, y), -field(x + 1.6, y + 2)), CARD_BOX, 2);
  return {
    cleft: trace(gold, 3, 4).fill,
    gold: trace(gold, 0, 2.2).fill,
    light: trace(light, 0, 2.2).fill,
    shade: trace(shade, 0, 2.4).fill,
  };
}

function toBranch(x: number, y: number, [from, to, wideFrom, wideTo]: Branch): number {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const part = Math.min(1, Math.max(0, ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy)));
  const wide = wideFrom + (wideTo - wideFrom) * part;
  return Math.hypot(x - from[0] - dx * part, y - from[1] - dy * part) - wide;
}
