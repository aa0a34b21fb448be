import type { PlainView } from '../../protocol';
import { FlightList } from '../table/flights.svelte';

/** Nothing flies: nobody knows where the cards of such a game lie. */
export class NoFlights extends FlightList<PlainView, null> {
  readonly card = { width: 64, height: 64 };

  protected launch(): void {
    // Nothing is shown under way.
  }
}
