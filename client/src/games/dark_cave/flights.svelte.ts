/** Cards and gold on their way over the table: from whom they come to where they go. */

import type { DarkCaveEvent, DarkCaveView } from '../../protocol';
import { boxOf, FlightList, type Box } from '../../shell/flights.svelte';
import { mayMove } from '../../shell/motion';
import { parseField, parsePlace, placeText, type Place } from './places';

/** What flies where it is no card. */
export const GOLD = 'gold';

/** More than this at once is no play that could be followed: then everything is just there. */
const FOLLOWED = 8;
const DRAW_AFTER = 200;
const GONE_AFTER = 160;

export class Flights extends FlightList {
  /** Where a place of the cave is on the screen; the cave tells. */
  boxOfPlace: (place: Place) => Box = () => ({ x: 0, y: 0, width: 0, height: 0 });

  /** Sets off what has happened between two views. */
  follow(before: DarkCaveView | null, now: DarkCaveView): void {
    if (!before || !mayMove()) return;
    const events = now.history.slice(before.history.length);
    if (events.length === 0 || events.length > FOLLOWED) return;
    for (const event of events) this.launch(event, now);
  }

  private launch(event: DarkCaveEvent, view: DarkCaveView): void {
    const { params, secret } = event;
    const text = (param: string): string => String(params[param] ?? '');
    const seat = this.seatBox(event.seat, view);
    const back = text('back') ? `${text('back')}:?` : '';
    const card = text('card');
    const seen = String(secret['card'] ?? '') || back;
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
        this.add(card, seat, this.seatBox(Number(params['target']), view));
        break;
      case 'gave':
        this.add(seen, seat, this.seatBox(Number(params['target']), view), '', GONE_AFTER);
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
        if (params['number'] !== 0) this.add(GOLD, boxOf(`[data-seat="${event.seat}"]`), boxOf('[data-discard]'));
    }
  }

  private seatBox(seat: number, view: DarkCaveView): Box | null {
    return boxOf(seat === view.seat ? '[data-hand]' : `[data-seat="${seat}"]`);
  }
}
