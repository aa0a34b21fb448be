/** What decided a game and a match: one sentence each. */

import { pointsOf, ROWS, type Roof } from '../../../art/sabotage/roof';
import type { SabotageView } from '../../../protocol';
import { s } from '../i18n';

type Played = Pick<SabotageView, 'roofs' | 'results' | 'round'>;

/** How many rows count, and how many of them are of one colour. */
export function rowsOf(cards: Roof): { readonly full: number; readonly all: number } {
  const points = ROWS.map((_places, row) => pointsOf(row, cards));
  return { full: points.filter((each) => each === 2).length, all: points.filter((each) => each > 0).length };
}

/** The sentence about the game that is over. */
export function decidedGame(view: Played, names: (side: number) => string): string {
  const words = s().gameEnd;
  const result = view.results[view.round - 1];
  const [one, other] = [result?.scores[0] ?? 0, result?.scores[1] ?? 0];
  if (one === other) return words.decidedEven;
  const best = one > other ? 0 : 1;
  const [high, low] = [best, 1 - best].map((side) => rowsOf(view.roofs[side]?.cards ?? []));
  const params = { names: names(best), more: Math.abs(one - other) };
  if (high && low && high.full > low.full) return words.decidedFull({ ...params, own: high.full, other: low.full });
  if (high && low && high.all > low.all) return words.decidedRows({ ...params, own: high.all, other: low.all });
  return words.decidedMore(params);
}

/** In which game whoever has won the match has gained most, and how that ended; null where both share it. */
export function bestGame(
  view: Pick<SabotageView, 'results'>,
  best: number,
): { round: number; own: number; other: number } {
  const games = view.results.map(({ scores }, at) => ({
    round: at + 1,
    own: scores[best] ?? 0,
    other: scores[1 - best] ?? 0,
  }));
  return games.toSorted((a, b) => b.own - b.other - (a.own - a.other) || a.round - b.round)[0]!;
}
