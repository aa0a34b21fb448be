/** Who has how much gold at the end, and who stands where; equals share a place (S-72). */

import type { SaboteurView } from '../../../protocol';

export interface Standing {
  readonly seat: number;
  readonly gold: readonly number[];
  readonly worth: number;
  readonly rank: number;
}

export function standings(view: SaboteurView): Standing[] {
  const worths = view.players.map((player) => sum(player.gold ?? []));
  return view.players
    .map((player, seat) => ({
      seat,
      gold: (player.gold ?? []).toSorted((a, b) => b - a),
      worth: worths[seat] ?? 0,
      rank: 1 + worths.filter((other) => other > (worths[seat] ?? 0)).length,
    }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** A step of the podium: all who share a place stand on it. */
export interface Step {
  readonly rank: number;
  readonly seats: readonly number[];
}

/** The steps in the order in which they stand: the first place in the middle, the second to its left. */
export function podium(table: readonly Standing[]): Step[] {
  const ranks = [...new Set(table.map(({ rank }) => rank))].filter((rank) => rank <= 3);
  const [first, second, third] = ranks.map((rank) => ({
    rank,
    seats: table.filter((each) => each.rank === rank).map(({ seat }) => seat),
  }));
  return [second, first, third].filter((step) => step !== undefined);
}
