/** What whoever takes over a seat of Sabotage gets with it, as everybody sees it. */

import { t } from '../../../i18n';
import type { SabotageView } from '../../../protocol';

export function belongings({ phase, players }: SabotageView, seat: number): readonly string[] {
  const cards = players[seat]?.hand ?? 0;
  // What is left in the hands after a game is dealt anew.
  return cards > 0 && phase !== 'dealing' ? [t().seats.hand({ cards })] : [];
}
