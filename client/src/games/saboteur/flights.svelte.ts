/** Cards on their way over the table: from whom they come to where they go. */

import type { SaboteurEvent, SaboteurView } from '../../protocol';
import { mayMove } from '../../shell/motion';
import type { Box } from './camera';
import { parsePlace, placeText, type Place } from './places';

export interface Flight {
  readonly id: number;
  /** The card in notation; nothing for a card that is seen from behind. */
  readonly card: string;
  readonly from: Box;
  readonly to: Box;
  readonly delay: number;
  /** The place of the maze where it comes to lie. */
  readonly lands: string;
}

/** More than this at once is no play that could be followed: then everything is just there. */
const FOLLOWED = 5;
const DRAW_AFTER = 180;

export class Flights {
  list: readonly Flight[] = $state.raw([]);
  arriving: ReadonlySet<string> = $state.raw(new Set<string>());
  flashed: Place | null = $state.raw(null);
  /** Where a place of the maze is on the screen; the maze tells. */
  boxOfPlace: (place: Place) => Box = () => ({ x: 0, y: 0, width: 0, height: 0 });

  private count = 0;
  private flashes = 0;

  /** Sets off what has happened between two views. */
  follow(before: SaboteurView | null, now: SaboteurView): void {
    if (!before || before.round !== now.round || !mayMove()) return;
    const events = now.history.slice(before.history.length);
    if (events.length === 0 || events.length > FOLLOWED) return;
    for (const event of events) this.launch(event, now);
  }

  landed(flight: Flight): void {
    this.list = this.list.filter((each) => each !== flight);
    this.arriving = new Set(this.list.map((each) => each.lands).filter(Boolean));
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
      this.add('', seat, boxOfElement('[data-discard]'));
    } else if (event.key === 'drew') {
      this.add('', boxOfElement('[data-draw]'), seat, '', DRAW_AFTER);
    }
  }

  private add(card: string, from: Box | null, to: Box | null, lands = '', delay = 0): void {
    if (!from || !to || to.width === 0) return;
    const flight = { id: ++this.count, card, from, to, delay, lands };
    this.list = [...this.list, flight];
    if (lands) this.arriving = new Set([...this.arriving, lands]);
  }

  private seatBox(seat: number, view: SaboteurView): Box | null {
    return boxOfElement(seat === view.seat ? '[data-hand]' : `[data-seat="${seat}"]`);
  }
}

function boxOfElement(selector: string): Box | null {
  const rect = document.querySelector(selector)?.getBoundingClientRect();
  return rect && rect.width > 0 ? { x: rect.x, y: rect.y, width: rect.width, height: rect.height } : null;
}
