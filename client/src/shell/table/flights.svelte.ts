/** Cards on their way over the table: from whom they come to where they go. */

import type { WireView } from '../../protocol';
import { mayMove } from '../motion';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Flight {
  readonly id: number;
  /** The card in notation; nothing for a card that is seen from behind. */
  readonly card: string;
  readonly from: Box;
  readonly to: Box;
  readonly delay: number;
  /** The place where it comes to lie. */
  readonly lands: string;
}

/** How large a card is drawn in the air, and how much larger it may land. */
export interface CardSize {
  readonly width: number;
  readonly height: number;
  readonly most?: number;
}

/** What shows the cards under way asks for these. */
export interface Flying {
  readonly card: CardSize;
  readonly list: readonly Flight[];
  landed(flight: Flight): void;
}

/** More than this at once can't be followed: then everything is just there. */
const FOLLOWED = 8;

/** Later than what sets them off: cards that are drawn, and cards that go away. */
export const DRAW_AFTER = 200;
export const GONE_AFTER = 160;

/** The cards under way at a table; each game says what sets one off. */
export abstract class FlightList<View extends WireView, Place> implements Flying {
  abstract readonly card: CardSize;
  /** Where a place of the table is on the screen; whatever shows the places tells. */
  boxOfPlace: (place: Place) => Box | null = () => null;
  list: readonly Flight[] = $state.raw([]);
  /** Places whose card is still on its way. */
  arriving: ReadonlySet<string> = $state.raw(new Set<string>());

  private count = 0;

  /** Sets off what has happened between two views. */
  follow(before: View | null, now: View): void {
    if (!before || before.round !== now.round || !mayMove()) return;
    const events = now.history.slice(before.history.length);
    if (events.length <= FOLLOWED) for (const event of events) this.launch(event, now);
  }

  /** Sets off the cards of one event. */
  protected abstract launch(event: View['history'][number], view: View): void;

  /** Where the cards of a seat come from and go to. */
  protected seatBox(seat: number | null, view: View): Box | null {
    if (seat === null) return null;
    return boxOf(seat === view.seat ? '[data-hand]' : `[data-seat="${seat}"]`);
  }

  landed(flight: Flight): void {
    this.list = this.list.filter((each) => each !== flight);
    this.arriving = new Set(this.list.map((each) => each.lands).filter(Boolean));
  }

  /** Sets off a card; without a start or an end that can be seen there is none. */
  protected add(card: string, from: Box | null, to: Box | null, lands = '', delay = 0): void {
    if (!from || !to || to.width === 0) return;
    this.list = [...this.list, { id: ++this.count, card, from, to, delay, lands }];
    if (lands) this.arriving = new Set([...this.arriving, lands]);
  }
}

/** Where an element is on the screen; nothing for one that is not to be seen. */
export function boxOf(selector: string): Box | null {
  const rect = document.querySelector(selector)?.getBoundingClientRect();
  return rect && rect.width > 0 ? { x: rect.x, y: rect.y, width: rect.width, height: rect.height } : null;
}
