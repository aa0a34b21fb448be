/** Cards on their way over the table: from whom they come to where they go. */

import type { SabotageEvent, SabotageView } from '../../protocol';
import { boxOf, FlightList } from '../../shell/flights.svelte';
import { mayMove } from '../../shell/motion';
import { placeOf } from './events';
import { placeText, type Place } from './places';

/** More than this at once is no play that could be followed: then everything is just there. */
const FOLLOWED = 5;
const DRAW_AFTER = 200;
const GONE_AFTER = 160;

export class Flights extends FlightList {
  /** Sets off what has happened between two views. */
  follow(before: SabotageView | null, now: SabotageView): void {
    if (!before || before.round !== now.round || !mayMove()) return;
    const events = now.history.slice(before.history.length);
    if (events.length === 0 || events.length > FOLLOWED) return;
    for (const event of events) this.launch(event, now);
  }

  private launch(event: SabotageEvent, view: SabotageView): void {
    const seat = boxOf(event.seat === view.seat ? '[data-hand]' : `[data-seat="${event.seat}"]`);
    const card = String(event.params['card'] ?? '');
    const gone = String(event.params['gone'] ?? '');
    const place = placeOf(event, view);
    const there = place && boxOf(placeSelector(place));
    const pile = boxOf('[data-discard]');
    if (event.key === 'laid') {
      if (gone !== '') this.add(gone, there, pile, '', 0);
      this.add(card, seat, there, place ? placeText(place) : '');
    } else if (event.key === 'took-off') {
      this.add(card, seat, there);
      this.add(gone, there, pile, '', GONE_AFTER);
    } else if (event.key === 'discarded') {
      this.add(card, seat, pile);
    } else if (event.key === 'drew') {
      this.add('', boxOf('[data-draw]'), seat, '', DRAW_AFTER);
    }
  }
}

export function placeSelector(place: Place): string {
  return `[data-side="${place.side}"][data-place="${place.at}"]`;
}
