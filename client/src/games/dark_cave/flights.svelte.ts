/** Cards and gold on their way over the table: from whom they come to where they go. */

import type { DarkCaveEvent, DarkCaveView } from '../../protocol';
import type { EventOf } from '../../shell/log/kinds';
import { boxOf, DRAW_AFTER, FlightList, GONE_AFTER } from '../../shell/table/flights.svelte';
import { parsePlace, type Place } from '../../shell/table/places';
import { parseField } from './cave/places';

/** What flies where it isn't a card. */
export const GOLD = 'gold';

export class Flights extends FlightList<DarkCaveView, Place> {
  readonly card = { width: 56, height: 70 };

  protected launch(event: DarkCaveEvent, view: DarkCaveView): void {
    const seat = this.seatBox(event.seat, view);
    const boxAt = (place: string) => this.boxOfPlace(parsePlace(place));
    const boxOfField = (field: string) => this.boxOfPlace(parseField(field).place);
    switch (event.key) {
      case 'laid':
        this.add(event.params.card, seat, boxAt(event.params.place), event.params.place);
        break;
      case 'fell':
        this.add(event.params.card, seat, boxAt(event.params.place));
        this.add(event.params.fallen, boxAt(event.params.place), boxOf('[data-discard]'), '', GONE_AFTER);
        break;
      case 'looked-goal':
      case 'webbed':
        this.add(event.params.card, seat, boxAt(event.params.place));
        break;
      case 'lured':
        this.add(event.params.card, seat, boxOfField(event.params.start));
        break;
      case 'looked-clan':
      case 'swapped':
      case 'equipped':
        this.add(event.params.card, seat, this.seatBox(event.params.target, view));
        break;
      case 'gave':
        this.add(faceOf(event), seat, this.seatBox(event.params.target, view), '', GONE_AFTER);
        break;
      case 'passed':
      case 'lost-card':
        this.add(faceOf(event), seat, boxOf('[data-discard]'));
        break;
      case 'drew':
      case 'received':
        this.add(faceOf(event), boxOf('[data-draw]'), seat, '', DRAW_AFTER);
        break;
      case 'took-gold':
        this.add(GOLD, boxOfField(event.params.field), boxOf(`[data-seat="${event.seat}"]`));
        break;
      case 'lost-gold':
        if (event.params.number !== 0) this.add(GOLD, boxOf(`[data-seat="${event.seat}"]`), boxOf('[data-discard]'));
        break;
      case 'dealt':
      case 'shown':
      case 'looked-aside':
      case 'revealed':
      case 'turned':
      case 'held-back':
      case 'cut':
      case 'answered':
      case 'web-down':
      case 'stepped':
      case 'stayed':
      case 'left':
      case 'left-gold':
      case 'creature-left':
      case 'attacked':
      case 'drove-off':
      case 'laid-down':
      case 'stood-up':
      case 'sat-out':
      case 'proposed':
      case 'game-over':
        break; // Nothing moves over the table.
    }
  }
}

/** A card where the reader knows it, else its back. */
function faceOf({
  params,
  secret,
}: EventOf<DarkCaveEvent, 'gave' | 'passed' | 'lost-card' | 'drew' | 'received'>): string {
  return secret.card ?? `${params.back}:?`;
}
