/** What whoever takes over a seat of Sabotage gets with it, as everybody sees it. */

import { t } from '../../i18n';
import type { SabotageView } from '../../protocol';

export function belongings({ players }: SabotageView, seat: number): readonly string[] {
  const cards = players[seat]?.hand ?? 0;
  return cards > 0 ? [t().seats.hand({ cards })] : [];
}
