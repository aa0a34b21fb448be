/** Cards on their way over the table: from whom they come to where they go. */

import type { SaboteurEvent, SaboteurView } from '../../protocol';
import { number, word } from '../../shell/log/telling';
import { boxOf, DRAW_AFTER, FlightList } from '../../shell/table/flights.svelte';
import { parsePlace, placeText, type Place } from '../../shell/table/places';

export class Flights extends FlightList<SaboteurView, Place> {
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
    const place = parsePlace(word(event, 'place'));
    const target = (): number => number(event, 'target');
    switch (event.key) {
      case 'laid':
        this.add(word(event, 'card'), seat, this.boxOfPlace(place), placeText(place));
        break;
      case 'broke':
        this.add(`break-${word(event, 'tool')}`, seat, this.seatBox(target(), view));
        break;
      case 'mended':
        this.add(word(event, 'card'), seat, this.seatBox(target(), view));
        break;
      case 'fell':
        this.add('rockfall', seat, this.boxOfPlace(place));
        break;
      case 'looked':
        this.add('map', seat, this.boxOfPlace(place));
        break;
      case 'passed':
        this.add('', seat, boxOf('[data-discard]'));
        break;
      case 'drew':
        this.add('', boxOf('[data-draw]'), seat, '', DRAW_AFTER);
    }
  }
}
