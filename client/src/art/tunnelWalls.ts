/** The wall at the back of a tunnel: how high it is, the marks of the pick on it, and the loose stones at its foot. */

import { noise } from './chance';
import { polygon, round, type Samples } from './contour';
import { CARD_HEIGHT, CARD_WIDTH } from './rock';

export const WALL_HEIGHT = 7;
/** How far south it pushes the middle of the floor. */
export const FLOOR_SHIFT = WALL_HEIGHT / 2;

/* Marks of the pick on the wall at the back: short strokes just under its upper edge. */
export function chisel(cut: Samples, seed: number): string {
  const { columns, rows, values, box } = cut;
  let path = '';
  for (let column = 1; column < columns; column++) {
    for (let row = 1; row < rows; row++) {
      const above = values[(row - 1) * columns + column]!;
      const here = values[row * columns + column]!;
      if (above < 0 || here >= 0) continue;
      const x = box.left + ((box.right - box.left) * column) / (columns - 1);
      const y = box.top + ((box.bottom - box.top) * (row - here / (here - above))) / (rows - 1);
      const lean = noise(x, y, seed) * 1.6;
      path += `M${round(x)} ${round(y + 1.2)}l${round(lean)} ${round(2.4 + Math.abs(lean))}`;
    }
  }
  return path;
}

/* Loose stones along the foot of the walls. */
export function grit(floor: (x: number, y: number) => number, seed: number): string {
  let path = '';
  for (let index = 0; index < 70; index++) {
    const x = (noise(index * 3.7, 1.5, seed) * 0.5 + 0.5) * 1.3 * CARD_WIDTH - 15;
    const y = (noise(index * 5.3, 7.5, seed + 2) * 0.5 + 0.5) * 1.3 * CARD_HEIGHT - 22;
    const deep = floor(x, y);
    if (deep > -1.4 || deep < -4.6 || x < 3 || y < 3 || x > 97 || y > 147) continue;
    const size = 0.7 + Math.abs(noise(index, 3, seed)) * 1.1;
    path += polygon([
      [x - size, y + size * 0.3],
      [x - size * 0.2, y - size * 0.8],
      [x + size, y],
      [x + size * 0.3, y + size * 0.8],
    ]);
  }
  return path;
}
