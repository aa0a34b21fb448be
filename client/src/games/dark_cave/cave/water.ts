/** The draw pile: how much of it is left, and how far the water in the cave has come meanwhile. */

import type { Group } from '../../../art/dark_cave/cards';
import type { DarkCaveView } from '../../../protocol';

const GROUPS: readonly Group[] = ['I', 'II', 'III'];

export function leftIn(view: DarkCaveView): number {
  return view.piles.reduce((sum, cards) => sum + cards, 0);
}

/** The group of the card on top; nothing where the pile is empty. */
export function nextGroup(view: DarkCaveView): Group | undefined {
  return GROUPS[view.piles.findIndex((cards) => cards > 0)];
}

/** From 0, where all cards are to come, to 1, where none is. */
export function gone(view: DarkCaveView): number {
  return view.phase === 'dealing' || view.full === 0 ? 0 : 1 - leftIn(view) / view.full;
}
