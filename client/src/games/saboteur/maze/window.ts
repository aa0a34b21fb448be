/** How large the cards of the maze are drawn in its window. */

import type { Size } from '../../../shell/table/camera';
import type { Box } from '../../../shell/table/flights.svelte';
import type { Place } from '../../../shell/table/places';
import { GroundWindow } from '../../../shell/table/window.svelte';

export const CARD: Size = { width: 100, height: 150 };

/** Where a card lies in the drawing of the maze. */
export function spotOf({ x, y }: Place): Box {
  return { x: x * CARD.width, y: y * CARD.height, ...CARD };
}

export function mazeWindow(): GroundWindow {
  return new GroundWindow(CARD, { least: 0.12, most: 1.15 });
}
