/** Cards on their way over the table: from whom they come to where they go. */

import type { SaboteurEvent, SaboteurView } from '../../protocol';
import { boxOf, FlightList, type Box } from '../../shell/flights.svelte';
import { mayMove } from '../../shell/motion';
import { parsePlace, placeText, type Place } from './places';

/** More than this at once is no play that could be followed: then everything is just there. */
const FOLLOWED = 5;
const DRAW_AFTER = 180;

export class Flights extends FlightList {
  flashed: Place | null = $state.raw(null);
  /** Where a place of the maze is on the screen; the maze tells. */
  boxOfPlace: (place: Place) => Box = () => ({ x: 0, y: 0, width: 0, height: 0 });

  private flashes = 0;

  /** Sets off what has happened between two views. */
  follow(before: SaboteurView | null, now: SaboteurView): void {
    if (!before || before.round !== now.round || !mayMove()) return;
    const events = now.history.slice(before.history.length);
    if (events.length === 0 || events.length > FOLLOWED) return;
    for (const event of events) this.launch(event, now);
  }

  /** Marks a place for a moment. */
  flash(place: Place): void {
    this.flashed = place;
    clearTimeout(this.flashes);
    this.flashes = window.setTimeout(() => (this.flashed = null), 1_300);
  }

  private launch(event: SaboteurEvent, view: SaboteurView): void {
    const seat = this.seatBox(event.seat, view);
    const { params } = event;
    if (event.key === 'laid') {
      const place = parsePlace(String(params['place']));
      this.add(String(params['card']), seat, this.boxOfPlace(place), placeText(place));
    } else if (event.key === 'broke' || event.key === 'mended') {
      const card = event.key === 'broke' ? `break-${params['tool']}` : String(params['card']);
      this.add(card, seat, this.seatBox(Number(params['target']), view));
    } else if (event.key === 'fell' || event.key === 'looked') {
      const card = event.key === 'fell' ? 'rockfall' : 'map';
      this.add(card, seat, this.boxOfPlace(parsePlace(String(params['place']))));
    } else if (event.key === 'passed') {
      this.add('', seat, boxOf('[data-discard]'));
    } else if (event.key === 'drew') {
      this.add('', boxOf('[data-draw]'), seat, '', DRAW_AFTER);
    }
  }

  private seatBox(seat: number, view: SaboteurView): Box | null {
    return boxOf(seat === view.seat ? '[data-hand]' : `[data-seat="${seat}"]`);
  }
}
