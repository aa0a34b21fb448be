/** The rock of a place: one rock wall for the whole mine, of which every card shows its piece. */

import { chance, mix, type Place } from './chance';
import { lineTo, moveTo, polygon, round, type Box, type Point } from './contour';

/** Paths of one place's rock, each to be filled with one tone or drawn as lines. */
export interface Rock {
  readonly tones: readonly string[];
  readonly edges: string;
  readonly cracks: string;
  /** Strokes of the pen that give a stone its grain. */
  readonly grain: string;
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

/** The undug rock repeats after this much, so that it can fill any table as a pattern. */
export const UNDUG = { columns: 8, rows: 10, width: 8 * STONE_WIDTH, height: 10 * STONE_HEIGHT };

const known = new Map<string, Rock>();

/** The rock at a place, in the card's own units. */
export function rockAt(place: Place): Rock {
  const key = `${place.x},${place.y}`;
  const seen = known.get(key);
  if (seen) return seen;
  const rock = carve(heart, [place.x * CARD_WIDTH, place.y * CARD_HEIGHT], CARD_BOX, (stone) => stone);
  known.set(key, rock);
  return rock;
}

/** A wide stretch of rock for larger pictures. */
export function rockOver(box: Box): Rock {
  const key = `over ${Object.values(box).join()}`;
  const seen = known.get(key);
  if (seen) return seen;
  const rock = carve(heart, [4000, 900], box, (stone) => stone);
  known.set(key, rock);
  return rock;
}

/** One piece of undug rock whose sides fit each other. */
export function undugRock(): Rock {
  const seen = known.get('undug');
  if (seen) return seen;
  const hearts: Hearts = (column, row) => {
    const turnsX = Math.floor(column / UNDUG.columns);
    const turnsY = Math.floor(row / UNDUG.rows);
    const [x, y] = heart(column - turnsX * UNDUG.columns, row - turnsY * UNDUG.rows);
    return [x + turnsX * UNDUG.width, y + turnsY * UNDUG.height];
  };
  const box: Box = { left: 0, top: 0, right: UNDUG.width, bottom: UNDUG.height };
  const rock = carve(hearts, [0, 0], box, ([column, row]) => [modulo(column, UNDUG.columns), modulo(row, UNDUG.rows)]);
  known.set('undug', rock);
  return rock;
}

type Hearts = (column: number, row: number) => Point;

function carve(hearts: Hearts, origin: Point, box: Box, name: (stone: Point) => Point): Rock {
  const tones: string[] = Array.from({ length: TONES }, () => '');
  let edges = '';
  let cracks = '';
  let grain = '';
  const firstColumn = Math.floor((origin[0] + box.left) / STONE_WIDTH) - 1;
  const lastColumn = Math.floor((origin[0] + box.right) / STONE_WIDTH) + 1;
  const firstRow = Math.floor((origin[1] + box.top) / STONE_HEIGHT) - 1;
  const lastRow = Math.floor((origin[1] + box.bottom) / STONE_HEIGHT) + 1;
  const local = (column: number, row: number): Point => {
    const [x, y] = hearts(column, row);
    return [x - origin[0], y - origin[1]];
  };
  for (let row = firstRow; row <= lastRow; row++) {
    for (let column = firstColumn; column <= lastColumn; column++) {
      const stone = face(local, column, row, box);
      if (stone.length < 3) continue;
      const seed = mix(...name([column, row]), 5);
      tones[seed % TONES] += polygon(stone);
      const lines = sides(stone, seed, box);
      edges += lines.lit;
      cracks += lines.dark;
      grain += strokes(local(column, row), seed, box);
    }
  }
  return { tones, edges, cracks, grain };
}

function heart(column: number, row: number): Point {
  const shift = (row & 1) === 0 ? 0 : 0.5;
  return [
    (column + shift + 0.12 + 0.76 * chance(column, row, 1)) * STONE_WIDTH,
    (row + 0.15 + 0.7 * chance(column, row, 2)) * STONE_HEIGHT,
  ];
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}

/* All that is nearer to this stone's heart than to any other, cut to the card. */
function face(local: Hearts, column: number, row: number, box: Box): Point[] {
  const own = local(column, row);
  let area: Point[] = [
    [box.left, box.top],
    [box.right, box.top],
    [box.right, box.bottom],
    [box.left, box.bottom],
  ];
  for (let down = -2; down <= 2; down++) {
    for (let across = -2; across <= 2; across++) {
      if (down === 0 && across === 0) continue;
      area = nearer(area, own, local(column + across, row + down));
      if (area.length < 3) return [];
    }
  }
  return area;
}

function nearer(area: readonly Point[], own: Point, other: Point): Point[] {
  const along: Point = [other[0] - own[0], other[1] - own[1]];
  const middle = ((own[0] + other[0]) / 2) * along[0] + ((own[1] + other[1]) / 2) * along[1];
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
function sides(stone: readonly Point[], seed: number, box: Box): { lit: string; dark: string } {
  let lit = '';
  let dark = '';
  stone.forEach((from, index) => {
    const to = stone[(index + 1) % stone.length]!;
    if (onBorder(from, to, box)) return;
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

/* Two or three short strokes on some stones, well inside the card. */
function strokes([x, y]: Point, seed: number, box: Box): string {
  if (chance(seed, 4) > 0.45) return '';
  if (x < box.left + 8 || y < box.top + 8 || x > box.right - 10 || y > box.bottom - 8) return '';
  const count = 2 + (seed % 2);
  let path = '';
  for (let index = 0; index < count; index++) {
    const long = 2.2 + 3 * chance(seed, index, 6);
    path += `M${round(x - 3 + index * 2.4)} ${round(y + 2 - index * 0.6)}l${round(long * 0.55)} ${round(-long * 0.7)}`;
  }
  return path;
}

function onBorder(from: Point, to: Point, box: Box): boolean {
  const close = (a: number, b: number, line: number): boolean => Math.abs(a - line) < 0.01 && Math.abs(b - line) < 0.01;
  return (
    close(from[0], to[0], box.left) ||
    close(from[0], to[0], box.right) ||
    close(from[1], to[1], box.top) ||
    close(from[1], to[1], box.bottom)
  );
}
