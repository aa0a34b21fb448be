/** How large the cards of the maze are drawn in its window. */

import type { Size } from '../../shell/table/camera';
import { GroundWindow } from '../../shell/table/window.svelte';

export const CARD: Size = { width: 100, height: 150 };

export function mazeWindow(): GroundWindow {
  return new GroundWindow(CARD, { least: 0.12, most: 1.15 });
}
