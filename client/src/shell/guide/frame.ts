/** Which part of a ground a figure shows. */

import type { Size } from '../table/camera';
import type { Place } from '../table/places';

/** The view box: from the left upper to the right lower place, those that are told or else all that there are. */
export function framed(frame: readonly number[], places: readonly Place[], card: Size): string {
  const across = places.map(({ x }) => x);
  const down = places.map(({ y }) => y);
  const [left, top, right, bottom] =
    frame.length === 4 ? frame : [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)];
  const edge = 0.12 * card.width;
  const width = (right! - left! + 1) * card.width + 2 * edge;
  const height = (bottom! - top! + 1) * card.height + 2 * edge;
  return [left! * card.width - edge, top! * card.height - edge, width, height].join(' ');
}
