/** Cards on their way over the table, and a place that is marked for a moment. */

import type { SaboteurView } from '../../protocol';
import { FlightList } from '../../shell/table/flights.svelte';
import type { Place } from '../../shell/table/places';
import { KINDS } from './telling/events';

export class Flights extends FlightList<SaboteurView> {
  flashed: Place | null = $state.raw(null);

  private flashes = 0;

  constructor() {
    super(KINDS, { width: 60, height: 90 });
  }

  /** Marks a place for a moment. */
  flash(place: Place): void {
    this.flashed = place;
    clearTimeout(this.flashes);
    this.flashes = window.setTimeout(() => (this.flashed = null), 1_300);
  }
}
