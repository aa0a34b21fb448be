/** Places of a ground without bounds, as the notation writes them: x grows east, y south, the start is `0,0`. */

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Reads `3,-1`. */
export function parsePlace(text: string): Place {
  const [x, y] = text.split(',').map(Number);
  return { x: x ?? 0, y: y ?? 0 };
}

export function placeText({ x, y }: Place): string {
  return `${x},${y}`;
}

const START_COLUMN = 8;
const START_ROW = 8;

/**
 * What a place is called, for eye and ear and in every language: its column and its row, as they stand along
 * the edges of the ground. The start is `H8`; letters go east, numbers go south.
 * It lies so far in that a game hardly ever gets west of `A` or north of `0`.
 */
export function placeName({ x, y }: Place): string {
  return columnName(x) + rowName(y);
}

/** `A` to `Z`, then `AA`; west of `A` lie `−A`, `−B`. */
export function columnName(x: number): string {
  const column = x + START_COLUMN;
  return column > 0 ? letters(column) : `−${letters(1 - column)}`;
}

/** The number of a row; north of `1` lie `0`, `−1`. */
export function rowName(y: number): string {
  return String(y + START_ROW).replace('-', '−');
}

/** 1 is `A`, 27 is `AA`. */
function letters(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return (rest > 0 ? letters(rest) : '') + String.fromCharCode(65 + ((column - 1) % 26));
}

export function samePlace(a: Place | null, b: Place | null): boolean {
  return a !== null && b !== null && a.x === b.x && a.y === b.y;
}

/** One place on, to each side. */
export const BESIDE: Readonly<Record<string, Place>> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};

const BEARINGS: Readonly<Record<string, Place>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export function isArrowKey(key: string): boolean {
  return key in BEARINGS;
}

/**
 * What an arrow key leads to: of all that lie in its direction the nearest, where a step aside counts double.
 * Nothing where nothing lies that way, or the key is not an arrow.
 */
export function nextPlace<Spot extends Place>(from: Place, key: string, among: readonly Spot[]): Spot | undefined {
  const bearing = BEARINGS[key];
  if (!bearing) return undefined;
  let best: Spot | undefined;
  let least = Infinity;
  for (const spot of among) {
    const dx = spot.x - from.x;
    const dy = spot.y - from.y;
    const ahead = dx * bearing.x + dy * bearing.y;
    const cost = ahead + 2 * (Math.abs(dx * bearing.y) + Math.abs(dy * bearing.x));
    if (ahead > 0 && cost < least) {
      least = cost;
      best = spot;
    }
  }
  return best;
}
