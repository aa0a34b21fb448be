/** What everybody knows of one player. */

import { t } from '../../../i18n';
import { presence } from '../../../shell/company/presence';
import { s } from '../i18n';
import { toolNames } from '../telling/names';
import type { Session } from '../session.svelte';

/** Who and where the player is, when it is that player's turn, and what lies there. */
export function knownOf(session: Session, seat: number): string[] {
  const player = session.view!.players[seat]!;
  const gold = s().seat.gold({ cards: player.gold_cards });
  const worth = (player.gold ?? []).reduce((sum, each) => sum + each, 0);
  return [
    seat === session.me ? t().seats.you : presence(session.info, seat),
    session.view?.decider === seat ? t().seats.onTurn : '',
    t().seats.hand({ cards: player.hand }),
    session.live.still && worth > 0 ? `${gold}: ${s().own.gold({ worth })}` : gold,
    player.broken.length > 0 ? s().seat.broken({ tools: toolNames(player.broken) }) : s().seat.whole,
  ].filter(Boolean);
}
