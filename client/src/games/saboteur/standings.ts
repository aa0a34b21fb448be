/** Who has how much gold at the end, and who stands where; equals share a place (S-72). */

import type { SaboteurView } from '../../protocol';

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
