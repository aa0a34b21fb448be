/** Cards on their way over the table: from whom they come to where they go. */

import type { SabotageEvent, SabotageView } from '../../protocol';
import { boxOf, DRAW_AFTER, FlightList, GONE_AFTER } from '../../shell/table/flights.svelte';
import { placeOf } from './telling/events';
import { placeText, type Place } from './roofs/places';

export class Flights extends FlightList<SabotageView, Place> {
  readonly card = { width: 64, height: 64, most: 2 };
  override boxOfPlace = (place: Place) => boxOf(placeSelector(place));

  protected launch(event: SabotageEvent, view: SabotageView): void {
    const seat = this.seatBox(event.seat, view);
    const place = placeOf(event, view);
    const there = place && this.boxOfPlace(place);
    const pile = boxOf('[data-discard]');
    switch (event.key) {
      case 'laid':
        if (event.params.gone) this.add(event.params.gone, there, pile);
        this.add(event.params.card, seat, there, place ? placeText(place) : '');
        break;
      case 'took-off':
        this.add(event.params.card, seat, there);
        this.add(event.params.gone ?? '', there, pile, '', GONE_AFTER);
        break;
      case 'discarded':
        this.add(event.params.card, seat, pile);
        break;
      case 'drew':
        this.add('', boxOf('[data-draw]'), seat, '', DRAW_AFTER);
        break;
      case 'dealt':
      case 'asked':
      case 'answered':
      case 'skipped':
      case 'closed':
      case 'scored':
      case 'game-over':
        break; // No card moves.
    }
  }
}

export function placeSelector(place: Place): string {
  return `[data-side="${place.side}"][data-place="${place.at}"]`;
}
