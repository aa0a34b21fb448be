/** The rock of a place: one rock wall for the whole mine, of which every card shows its piece. */

import { chance, mix, type Place } from './chance';
import { lineTo, moveTo, polygon, type Box, type Point } from './contour';

/** Paths of one place's rock, each to be filled with one tone or drawn as lines. */
export interface Rock {
  readonly tones: readonly string[];
  readonly edges: string;
  readonly cracks: string;
}

export const CARD_WIDTH = 100;
export const CARD_HEIGHT = 150;

/** How far a card is drawn past its sides, so that no seam shows between neighbours. */
export const BLEED = 0.6;

export const CARD_BOX: Box = {
  left: -BLEED,
  top: -BLEED,
  right: CARD_WIDTH + BLEED,
  bottom: CARD_HEIGHT + BLEED,
};

const STONE_WIDTH = 29;
const STONE_HEIGHT = 21;
const TONES = 4;

const known = new Map<string, Rock>();

/** The rock at a place, in the card's own units. */
export function rockAt(place: Place): Rock {
  const key = `${place.x},${place.y}`;
  const seen = known.get(key);
  if (seen) return seen;
  const rock = carve(place);
  known.set(key, rock);
  return rock;
}

function carve(place: Place): Rock {
  const tones: string[] = Array.from({ length: TONES }, () => '');
  let edges = '';
  let cracks = '';
  const originX = place.x * CARD_WIDTH;
  const originY = place.y * CARD_HEIGHT;
  const firstColumn = Math.floor((originX + CARD_BOX.left) / STONE_WIDTH) - 1;
  const lastColumn = Math.floor((originX + CARD_BOX.right) / STONE_WIDTH) + 1;
  const firstRow = Math.floor((originY + CARD_BOX.top) / STONE_HEIGHT) - 1;
  const lastRow = Math.floor((originY + CARD_BOX.bottom) / STONE_HEIGHT) + 1;
  for (let row = firstRow; row <= lastRow; row++) {
    for (let column = firstColumn; column <= lastColumn; column++) {
      const stone = face(column, row, originX, originY);
      if (stone.length < 3) continue;
      tones[mix(column, row, 5) % TONES] += polygon(stone);
      const lines = sides(stone, mix(column, row, 9));
      edges += lines.lit;
      cracks += lines.dark;
    }
  }
  return { tones, edges, cracks };
}

function heart(column: number, row: number): Point {
  const shift = (row & 1) === 0 ? 0 : 0.5;
  return [
    (column + shift + 0.12 + 0.76 * chance(column, row, 1)) * STONE_WIDTH,
    (row + 0.15 + 0.7 * chance(column, row, 2)) * STONE_HEIGHT,
  ];
}

/* All that is nearer to this stone's heart than to any other, cut to the card. */
function face(column: number, row: number, originX: number, originY: number): Point[] {
  const [x, y] = heart(column, row);
  const own: Point = [x - originX, y - originY];
  let area: Point[] = [
    [CARD_BOX.left, CARD_BOX.top],
    [CARD_BOX.right, CARD_BOX.top],
    [CARD_BOX.right, CARD_BOX.bottom],
    [CARD_BOX.left, CARD_BOX.bottom],
  ];
  for (let down = -2; down <= 2; down++) {
    for (let across = -2; across <= 2; across++) {
      if (down === 0 && across === 0) continue;
      const [otherX, otherY] = heart(column + across, row + down);
      area = nearer(area, own, [otherX - originX, otherY - originY]);
      if (area.length < 3) return [];
    }
  }
  return area;
}

function nearer(area: readonly Point[], own: Point, other: Point): Point[] {
  const along: Point = [other[0] - own[0], other[1] - own[1]];
  const middle = (own[0] + other[0]) / 2 * along[0] + (own[1] + other[1]) / 2 * along[1];
  const past = (point: Point): number => point[0] * along[0] + point[1] * along[1] - middle;
  const kept: Point[] = [];
  for (let index = 0; index < area.length; index++) {
    const from = area[index]!;
    const to = area[(index + 1) % area.length]!;
    const before = past(from);
    const after = past(to);
    if (before <= 0) kept.push(from);
    if (before < 0 !== after < 0 && before !== after) {
      const part = before / (before - after);
      kept.push([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
    }
  }
  return kept;
}

/* Sides that face the lamp (up and left) are light, the opposite ones dark; some are worn away. */
function sides(stone: readonly Point[], seed: number): { lit: string; dark: string } {
  let lit = '';
  let dark = '';
  stone.forEach((from, index) => {
    const to = stone[(index + 1) % stone.length]!;
    if (onBorder(from, to)) return;
    const across = to[0] - from[0];
    const down = to[1] - from[1];
    const faces = (across * 0.8 - down * 0.6) / Math.hypot(across, down);
    if (faces > 0.35 && chance(seed, Math.round(faces * 500), 3) < 0.75) lit += inside(from, to, 0.9);
    if (faces < -0.35) dark += moveTo(from) + lineTo(to);
  });
  return { lit, dark };
}

function inside(from: Point, to: Point, by: number): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < 5) return '';
  const normal: Point = [(-(to[1] - from[1]) / length) * by, ((to[0] - from[0]) / length) * by];
  const at = (part: number): Point => [
    from[0] + (to[0] - from[0]) * part + normal[0],
    from[1] + (to[1] - from[1]) * part + normal[1],
  ];
  return moveTo(at(0.08)) + lineTo(at(0.86));
}

function onBorder(from: Point, to: Point): boolean {
  const close = (a: number, b: number, line: number): boolean =>
    Math.abs(a - line) < 0.01 && Math.abs(b - line) < 0.01;
  return (
    close(from[0], to[0], CARD_BOX.left) ||
    close(from[0], to[0], CARD_BOX.right) ||
    close(from[1], to[1], CARD_BOX.top) ||
    close(from[1], to[1], CARD_BOX.bottom)
  );
}
