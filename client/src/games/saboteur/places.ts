/** Places of the maze, as the notation writes them: x grows east, y south, the start is `0,0`. */

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

export function samePlace(a: Place | null, b: Place | null): boolean {
  return a !== null && b !== null && a.x === b.x && a.y === b.y;
}

const BEARINGS = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
} as const;

export type ArrowKey = keyof typeof BEARINGS;

export function isArrowKey(key: string): key is ArrowKey {
  return key in BEARINGS;
}

/**
 * The place that an arrow key leads to: of those that lie in its direction the one that is nearest, where
 * a step aside counts double. Null where nothing lies that way.
 */
export function nextPlace(from: Place, key: ArrowKey, places: readonly Place[]): Place | null {
  const bearing = BEARINGS[key];
  let best: Place | null = null;
  let least = Infinity;
  for (const place of places) {
    const dx = place.x - from.x;
    const dy = place.y - from.y;
    const ahead = dx * bearing.x + dy * bearing.y;
    if (ahead <= 0) continue;
    const aside = Math.abs(dx * bearing.y) + Math.abs(dy * bearing.x);
    const cost = ahead + 2 * aside;
    if (cost < least) {
      least = cost;
      best = place;
    }
  }
  return best;
}
