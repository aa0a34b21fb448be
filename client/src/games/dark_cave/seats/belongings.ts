/** What whoever takes over a seat of The Dark Cave gets with it, as everybody sees it. */

import { t } from '../../../i18n';
import type { DarkCaveView } from '../../../protocol';
import { s } from '../i18n';

export function belongings({ players }: DarkCaveView, seat: number): readonly string[] {
  const player = players[seat];
  if (!player) return [];
  const { hand, gold } = player;
  return [...(hand > 0 ? [t().seats.hand({ cards: hand })] : []), s().seat.gold({ gold })];
}
