/** Where figures are drawn so that each is seen: none covers another, and all keep near the fields they stand on. */

import type { Point } from '../../../shell/frame/bubble';

const ROUNDS = 60;
/** How strongly a figure is drawn back to its field in each round. */
const HOME = 0.04;
/** Each one on a field starts a little aside, in a direction of its own. */
const TURN = 2.4;

/**
 * Points as near to the given ones as can be of which no two are nearer than `apart`; the same ones for the same
 * points.
 */
export function spread(homes: readonly Point[], apart: number): Point[] {
  const points = homes.map(({ x, y }, index) => {
    const earlier = homes.slice(0, index).filter((home) => home.x === x && home.y === y).length;
    const shared = homes.filter((home) => home.x === x && home.y === y).length > 1;
    const far = shared ? apart * 0.3 * Math.sqrt(earlier + 0.5) : 0;
    return { x: x + Math.cos(earlier * TURN) * far, y: y + Math.sin(earlier * TURN) * far };
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    const left = 1 - round / ROUNDS;
    points.forEach((point, index) => {
      const home = homes[index]!;
      point.x += (home.x - point.x) * HOME * left;
      point.y += (home.y - point.y) * HOME * left;
    });
    if (!pushApart(points, apart) && round > ROUNDS / 2) break;
  }
  return points;
}

/** Moves all that are too near half the way each; tells whether any were. */
function pushApart(points: Moving[], apart: number): boolean {
  let pushed = false;
  points.forEach((one, index) => {
    for (const other of points.slice(index + 1)) {
      const dx = other.x - one.x;
      const dy = other.y - one.y;
      const far = Math.hypot(dx, dy);
      if (far >= apart - 0.01) continue;
      pushed = true;
      const [unitX, unitY] = far > 0.001 ? [dx / far, dy / far] : [1, 0];
      const half = (apart - far) / 2;
      one.x -= unitX * half;
      one.y -= unitY * half;
      other.x += unitX * half;
      other.y += unitY * half;
    }
  });
  return pushed;
}

interface Moving {
  x: number;
  y: number;
}
