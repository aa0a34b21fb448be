/** To whom gold comes at the end of a round, in the order of the rules, as everybody has seen it. */

import type { SaboteurView } from '../../../protocol';

export interface Gift {
  readonly seat: number;
  readonly cards: number;
}

/** S-61: each digger picks a card and passes the rest on; S-64: the saboteurs are paid one after the other. */
export function giftsOf(view: Pick<SaboteurView, 'history'>): Gift[] {
  return view.history.flatMap((event): Gift[] => {
    if (event.key === 'took') return [{ seat: event.seat, cards: 1 }];
    return event.key === 'paid' && event.params.cards > 0 ? [{ seat: event.seat, cards: event.params.cards }] : [];
  });
}

/** How many times gold changes hands in all, also where some of it is still offered. */
export function giftsInAll(view: Pick<SaboteurView, 'history' | 'offered'>): number {
  return giftsOf(view).length + view.offered;
}

/** How many cards have come to a player by this many gifts. */
export function given(gifts: readonly Gift[], seat: number, shown: number): number {
  return gifts.slice(0, shown).reduce((sum, gift) => sum + (gift.seat === seat ? gift.cards : 0), 0);
}
