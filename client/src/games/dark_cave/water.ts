/** How high the water stands: it rises as the draw pile goes from group I to III. */

import type { DarkCaveView } from '../../protocol';

/** All piles after dealing, by the number of players. */
const FULL: Readonly<Record<number, number>> = { 2: 57, 3: 52, 4: 47, 5: 42, 6: 37, 7: 32, 8: 27 };

/** From 0, where all cards are to come, to 1, where none is. */
export function waterLevel(view: DarkCaveView): number {
  const left = view.piles.reduce((sum, cards) => sum + cards, 0);
  const full = FULL[view.players.length] ?? 57;
  return view.phase === 'dealing' ? 0 : Math.max(0, Math.min(1, 1 - left / full));
}

/** The stage of the water: the group on top of the pile, 3 where it is empty. */
export function waterStage(view: DarkCaveView): number {
  const top = view.piles.findIndex((cards) => cards > 0);
  return top < 0 ? 3 : top;
}
