/** Cards on their way over the table: from whom they come to where they go. */

import type { SabotageEvent, SabotageView } from '../../protocol';
import { mayMove } from '../../shell/motion';
import { placeOf } from './events';
import { placeText, type Place } from './places';

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

/** More than this at once is no play that could be followed: then everything is just there. */
const FOLLOWED = 5;
const DRAW_AFTER = 200;
const GONE_AFTER = 160;

export class Flights {
  list: readonly Flight[] = $state.raw([]);
  /** Places whose card is still on its way. */
  arriving: ReadonlySet<string> = $state.raw(new Set<string>());

  private count = 0;

  /** Sets off what has happened between two views. */
  follow(before: SabotageView | null, now: SabotageView): void {
    if (!before || before.round !== now.round || !mayMove()) return;
    const events = now.history.slice(before.history.length);
    if (events.length === 0 || events.length > FOLLOWED) return;
    for (const event of events) this.launch(event, now);
  }

  landed(flight: Flight): void {
    this.list = this.list.filter((each) => each !== flight);
    this.arriving = new Set(this.list.map((each) => each.lands).filter(Boolean));
  }

  private launch(event: SabotageEvent, view: SabotageView): void {
    const seat = boxOf(event.seat === view.seat ? '[data-hand]' : `[data-seat="${event.seat}"]`);
    const card = String(event.params['card'] ?? '');
    const gone = String(event.params['gone'] ?? '');
    const place = placeOf(event, view);
    const there = place && boxOf(placeSelector(place));
    const pile = boxOf('[data-discard]');
    if (event.key === 'laid') {
      if (gone !== '') this.add(gone, there, pile, '', 0);
      this.add(card, seat, there, place ? placeText(place) : '');
    } else if (event.key === 'took-off') {
      this.add(card, seat, there);
      this.add(gone, there, pile, '', GONE_AFTER);
    } else if (event.key === 'discarded') {
      this.add(card, seat, pile);
    } else if (event.key === 'drew') {
      this.add('', boxOf('[data-draw]'), seat, '', DRAW_AFTER);
    }
  }

  private add(card: string, from: Box | null, to: Box | null, lands = '', delay = 0): void {
    if (!from || !to) return;
    this.list = [...this.list, { id: ++this.count, card, from, to, delay, lands }];
    if (lands) this.arriving = new Set([...this.arriving, lands]);
  }
}

export function placeSelector(place: Place): string {
  return `[data-side="${place.side}"][data-place="${place.at}"]`;
}

function boxOf(selector: string): Box | null {
  const rect = document.querySelector(selector)?.getBoundingClientRect();
  return rect && rect.width > 0 ? { x: rect.x, y: rect.y, width: rect.width, height: rect.height } : null;
}
