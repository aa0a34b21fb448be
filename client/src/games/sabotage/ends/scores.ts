/** What systems score, in numbers that the page shows. */

import type { SabotageView } from '../../../protocol';

export const ENOUGH_TO_CLOSE = 5;
export const MOST_WORTH = 16;

/** every point above five counts twice. */
export function scoreOf(worth: number): number {
  return worth + Math.max(0, worth - ENOUGH_TO_CLOSE);
}

/** By how much something changes: `+2`, `−1`, `±0`. */
export function signed(change: number): string {
  if (change === 0) return '±0';
  return change > 0 ? `+${change}` : `−${-change}`;
}

/** The roof (0 or 1) that the reader builds on; of somebody who watches, the first. */
export function ownRoof(view: SabotageView): 0 | 1 {
  return (view.seat ?? 0) % 2 === 1 ? 1 : 0;
}

/** What both would score if the reader's side closed now, own first; null where it can't. */
export function ifClosed(view: SabotageView): readonly [number, number] | null {
  const own = view.roofs[ownRoof(view)]!;
  const other = view.roofs[1 - ownRoof(view)]!;
  return own.closing_score === null ? null : [own.closing_score, other.score];
}

/** Whether the game that is shown has ended. */
export function isGameOver(view: SabotageView): boolean {
  return view.round > 0 && view.results.length === view.round;
}
