/** Cards on their way over the table: from whom they come to where they go. */

import type { WireView } from '../../protocol';
import { kindOf, type FlightEnd, type Flown, type Kinds } from '../log/kinds';
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
const DRAW_AFTER = 200;
const GONE_AFTER = 160;

/** Says what flies at an event; a method, since the table of any game takes the flights of each. */
interface Sender<View extends WireView> {
  flownAt(event: View['history'][number], view: View): readonly Flown[];
}

/** The cards under way at a table; the kinds of a game's events say what sets one off. */
export class FlightList<View extends WireView> implements Flying {
  readonly card: CardSize;
  /** Where a place in notation is on the screen. */
  boxOfPlace: (place: string) => Box | null;
  list: readonly Flight[] = $state.raw([]);
  /** Places whose card is still on its way. */
  arriving: ReadonlySet<string> = $state.raw(new Set<string>());

  private readonly sender: Sender<View>;
  private count = 0;

  /** @param boxOfPlace may be told later, too, by whatever shows the places */
  constructor(
    kinds: Kinds<View['history'][number], View>,
    card: CardSize,
    boxOfPlace: (place: string) => Box | null = () => null,
  ) {
    this.sender = { flownAt: (event, view) => kindOf(kinds, event)?.flies?.(event, view) ?? [] };
    this.card = card;
    this.boxOfPlace = boxOfPlace;
  }

  /** Sets off what has happened between two views. */
  follow(before: View | null, now: View): void {
    if (!before || before.round !== now.round || !mayMove()) return;
    const events = now.history.slice(before.history.length);
    if (events.length > FOLLOWED) return;
    for (const event of events) {
      for (const flown of this.sender.flownAt(event, now)) this.add(flown, event.seat, now);
    }
  }

  landed(flight: Flight): void {
    this.list = this.list.filter((each) => each !== flight);
    this.arriving = new Set(this.list.map((each) => each.lands).filter(Boolean));
  }

  /** Sets off a card; without a start or an end that can be seen there is none. */
  private add(flown: Flown, seat: number | null, view: View): void {
    const { card, from = 'hand' } = flown;
    const [start, end] = [this.boxAt(from, seat, view), this.boxAt(flown.to, seat, view)];
    if (!start || !end || end.width === 0) return;
    const delay = from === 'draw' ? DRAW_AFTER : flown.later ? GONE_AFTER : 0;
    const lands = flown.lands && typeof flown.to === 'object' && 'place' in flown.to ? flown.to.place : '';
    this.list = [...this.list, { id: ++this.count, card, from: start, to: end, delay, lands }];
    if (lands) this.arriving = new Set([...this.arriving, lands]);
  }

  private boxAt(end: FlightEnd, seat: number | null, view: View): Box | null {
    if (end === 'draw' || end === 'discard') return boxOf(`[data-${end}]`);
    if (typeof end === 'object' && 'place' in end) return this.boxOfPlace(end.place);
    const player = typeof end === 'object' ? end.player : seat;
    // The reader's cards are in the own hand.
    return boxOf(end !== 'seat' && player === view.seat ? '[data-hand]' : `[data-seat="${player}"]`);
  }
}

/** Where an element is on the screen; nothing for one that is not to be seen. */
export function boxOf(selector: string): Box | null {
  const rect = document.querySelector(selector)?.getBoundingClientRect();
  return rect && rect.width > 0 ? { x: rect.x, y: rect.y, width: rect.width, height: rect.height } : null;
}
