/** What everybody knows of one player. */

import { t } from '../../../i18n';
import { presence } from '../../../shell/company/presence';
import { s } from '../i18n';
import type { Session } from '../session.svelte';

/** Who and where the player is, when it is that player's turn, and how many cards are held. */
export function knownOf(session: Session, seat: number): string[] {
  const isMe = seat === session.me;
  const isPartner = session.me >= 0 && !isMe && session.roof('own').seats.includes(seat);
  return [
    isMe ? t().seats.you : '',
    isPartner ? s().roof.partner : '',
    presence(session.info, seat),
    session.partners ? s().roof.order({ number: session.orderOf(seat) }) : '',
    session.view?.decider === seat ? t().seats.onTurn : '',
    t().seats.hand({ cards: session.view!.players[seat]?.hand ?? 0 }),
  ].filter(Boolean);
}
