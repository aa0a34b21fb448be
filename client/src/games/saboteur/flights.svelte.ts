/** Cards on their way over the table: from whom they come to where they go. */

import type { SaboteurEvent, SaboteurView } from '../../protocol';
import { boxOf, DRAW_AFTER, FlightList } from '../../shell/table/flights.svelte';
import { parsePlace, type Place } from '../../shell/table/places';

export class Flights extends FlightList<SaboteurView, Place> {
  readonly card = { width: 60, height: 90 };
  flashed: Place | null = $state.raw(null);

  private flashes = 0;

  /** Marks a place for a moment. */
  flash(place: Place): void {
    this.flashed = place;
    clearTimeout(this.flashes);
    this.flashes = window.setTimeout(() => (this.flashed = null), 1_300);
  }

  protected launch(event: SaboteurEvent, view: SaboteurView): void {
    const seat = this.seatBox(event.seat, view);
    const boxAt = (place: string) => this.boxOfPlace(parsePlace(place));
    switch (event.key) {
      case 'laid':
        this.add(event.params.card, seat, boxAt(event.params.place), event.params.place);
        break;
      case 'broke':
        this.add(`break-${event.params.tool}`, seat, this.seatBox(event.params.target, view));
        break;
      case 'mended':
        this.add(event.params.card, seat, this.seatBox(event.params.target, view));
        break;
      case 'fell':
        this.add('rockfall', seat, boxAt(event.params.place));
        break;
      case 'looked':
        this.add('map', seat, boxAt(event.params.place));
        break;
      case 'passed':
        this.add('', seat, boxOf('[data-discard]'));
        break;
      case 'drew':
        this.add('', boxOf('[data-draw]'), seat, '', DRAW_AFTER);
        break;
      case 'dealt':
      case 'skipped':
      case 'revealed':
      case 'turned':
      case 'round-won':
      case 'offered':
      case 'took':
      case 'paid':
      case 'returned':
      case 'game-over':
        break; // No card moves.
    }
  }
}
