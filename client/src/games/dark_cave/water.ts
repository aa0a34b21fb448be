/** How high the water stands: it rises as the draw pile goes from group I to III. */

import type { DarkCaveView } from '../../protocol';

/** From 0, where all cards are to come, to 1, where none is. */
export function waterLevel(view: DarkCaveView): number {
  const left = view.piles.reduce((sum, cards) => sum + cards, 0);
  return view.phase === 'dealing' ? 0 : 1 - left / view.full;
}

/** The stage of the water: the group on top of the pile, 3 where it is empty. */
export function waterStage(view: DarkCaveView): number {
  const top = view.piles.findIndex((cards) => cards > 0);
  return top < 0 ? 3 : top;
}
