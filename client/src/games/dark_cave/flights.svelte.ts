/** Cards and gold on their way over the table: from whom they come to where they go. */

import type { DarkCaveEvent, DarkCaveView } from '../../protocol';
import { number, secret, word } from '../../shell/log/telling';
import { boxOf, DRAW_AFTER, FlightList, GONE_AFTER } from '../../shell/table/flights.svelte';
import { parsePlace, placeText, type Place } from '../../shell/table/places';
import { parseField } from './places';

/** What flies where it is no card. */
export const GOLD = 'gold';

export class Flights extends FlightList<DarkCaveView, Place> {
  protected launch(event: DarkCaveEvent, view: DarkCaveView): void {
    const text = (param: string): string => word(event, param);
    const seat = this.seatBox(event.seat, view);
    const back = text('back') ? `${text('back')}:?` : '';
    const card = text('card');
    const seen = secret(event, 'card') || back;
    switch (event.key) {
      case 'laid':
        this.add(card, seat, this.boxOfPlace(parsePlace(text('place'))), placeText(parsePlace(text('place'))));
        break;
      case 'fell':
        this.add(card, seat, this.boxOfPlace(parsePlace(text('place'))));
        this.add(text('fallen'), this.boxOfPlace(parsePlace(text('place'))), boxOf('[data-discard]'), '', GONE_AFTER);
        break;
      case 'looked-goal':
      case 'webbed':
        this.add(card, seat, this.boxOfPlace(parsePlace(text('place'))));
        break;
      case 'lured':
        this.add(card, seat, this.boxOfPlace(parseField(text('start')).place));
        break;
      case 'looked-clan':
      case 'swapped':
      case 'equipped':
        this.add(card, seat, this.seatBox(number(event, 'target'), view));
        break;
      case 'gave':
        this.add(seen, seat, this.seatBox(number(event, 'target'), view), '', GONE_AFTER);
        break;
      case 'passed':
      case 'lost-card':
        this.add(seen, seat, boxOf('[data-discard]'));
        break;
      case 'drew':
      case 'received':
        this.add(seen, boxOf('[data-draw]'), seat, '', DRAW_AFTER);
        break;
      case 'took-gold':
        this.add(GOLD, this.boxOfPlace(parseField(text('field')).place), boxOf(`[data-seat="${event.seat}"]`));
        break;
      case 'lost-gold':
        if (number(event, 'number') !== 0)
          this.add(GOLD, boxOf(`[data-seat="${event.seat}"]`), boxOf('[data-discard]'));
    }
  }
}
