/** What whoever takes over a seat of Saboteur gets with it, as everybody sees it. */

import { t } from '../../../i18n';
import type { SaboteurView } from '../../../protocol';
import { s } from '../i18n';
import { toolNames } from '../telling/names';

export function belongings({ phase, players }: SaboteurView, seat: number): readonly string[] {
  const player = players[seat];
  if (!player) return [];
  const { hand, gold_cards: gold, broken } = player;
  // Only the gold outlasts a round.
  const playing = phase !== 'dealing';
  return [
    ...(playing && hand > 0 ? [t().seats.hand({ cards: hand })] : []),
    ...(gold > 0 ? [s().seat.gold({ cards: gold })] : []),
    ...(playing && broken.length > 0 ? [s().seat.broken({ tools: toolNames(broken) })] : []),
  ];
}
