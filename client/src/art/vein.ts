/** The vein of gold on the back of a goal: it runs through the rock in the shape of a question. */

import { noise } from './chance';
import { resample, sample, trace, type Box, type Point } from './contour';
import { CARD_BOX } from './rock';

export interface Vein {
  /** The cleft around the gold. */
  readonly cleft: string;
  readonly gold: string;
  readonly light: string;
  readonly shade: string;
}

/** How far from the gold nothing of it is drawn any more: more than a step of the grid and all that is uneven. */
const FAR = 9;

let grown: Vein | null = null;

/** The vein, which is grown when it is first asked for. */
export function vein(): Vein {
  grown ??= grow();
  return grown;
}

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
  const pieces = branches.map(pieceOf);
  const field = (x: number, y: number): number => {
    let nearest = nugget(x, y);
    for (const piece of pieces) if (isNear(x, y, piece)) nearest = Math.min(nearest, toBranch(x, y, piece));
    return nearest > FAR ? nearest : nearest + noise(x / 4, y / 4, 12) * 0.9;
  };
  const gold = sample(field, CARD_BOX, 2);
  const near = (from: number, also: () => number): number => (from > FAR ? from : Math.max(from, also()));
  const light = resample(gold, (x, y, here) => near(here, () => field(x + 2.4, y + 3) + 2.6));
  const shade = resample(gold, (x, y, here) => near(here, () => -field(x + 1.6, y + 2)));
  return {
    cleft: trace(gold, 3, 4).fill,
    gold: trace(gold, 0, 2.2).fill,
    light: trace(light, 0, 2.2).fill,
    shade: trace(shade, 0, 2.4).fill,
  };
}

/**
 * A branch as numbers: where it begins, how far it goes, its squared length, how wide it is and becomes; and the
 * box outside of which it is too far away to matter, which most places are.
 */
interface Piece extends Box {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly square: number;
  readonly wide: number;
  readonly wider: number;
}

function pieceOf([from, to, wide, wideTo]: Branch): Piece {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const far = FAR + Math.max(wide, wideTo);
  return {
    x: from[0],
    y: from[1],
    dx,
    dy,
    square: dx * dx + dy * dy,
    wide,
    wider: wideTo - wide,
    left: Math.min(from[0], to[0]) - far,
    top: Math.min(from[1], to[1]) - far,
    right: Math.max(from[0], to[0]) + far,
    bottom: Math.max(from[1], to[1]) + far,
  };
}

function isNear(x: number, y: number, { left, top, right, bottom }: Piece): boolean {
  return left < x && x < right && top < y && y < bottom;
}

function toBranch(x: number, y: number, piece: Piece): number {
  const east = x - piece.x;
  const south = y - piece.y;
  const part = Math.min(1, Math.max(0, (east * piece.dx + south * piece.dy) / piece.square));
  const aside = east - piece.dx * part;
  const along = south - piece.dy * part;
  return Math.sqrt(aside * aside + along * along) - (piece.wide + piece.wider * part);
}
