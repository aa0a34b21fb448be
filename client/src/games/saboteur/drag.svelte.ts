/** A card of the hand on its way under the finger. */

import type { Point } from '../../shell/bubble';
import { placeText, type Place } from './places';
import type { Session } from './session.svelte';

const STARTS_AFTER = 8;

/** What lies under a point of the screen that a card can be dropped on. */
type Under =
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'discard' }
  | { readonly kind: 'nothing' };

export class Drag {
  active = $state(false);
  at: Point = $state.raw({ x: 0, y: 0 });
  /** The card lies over something that it can be played at: there it is shown in place. */
  snapped = $state(false);
  /** A click that ends a drag is no tap. */
  justEnded = false;
  /** The maze tells which place lies under a point; null outside of it. */
  placeUnder: (at: Point) => Place | null = () => null;

  private readonly session: Session;
  private start: { pointer: number; at: Point; index: number } | null = null;

  constructor(session: Session) {
    this.session = session;
  }

  begin(event: PointerEvent, index: number): void {
    if (event.button !== 0 || this.start) return;
    this.justEnded = false;
    this.start = { pointer: event.pointerId, at: pointOf(event), index };
    addEventListener('pointermove', this.move);
    addEventListener('pointerup', this.end);
    addEventListener('pointercancel', this.cancel);
  }

  private readonly move = (event: PointerEvent): void => {
    if (event.pointerId !== this.start?.pointer) return;
    this.at = pointOf(event);
    if (!this.active && distance(this.at, this.start.at) > STARTS_AFTER) {
      this.active = true;
      this.session.grab(this.start.index);
    }
    if (this.active) this.hover();
  };

  private hover(): void {
    const under = this.under();
    const { session } = this;
    session.pointed = under.kind === 'place' ? under.place : null;
    this.snapped = under.kind === 'place' && session.choices.lays.has(placeText(under.place));
  }

  private readonly end = (event: PointerEvent): void => {
    if (event.pointerId !== this.start?.pointer) return;
    const dropped = this.active ? this.under() : null;
    const at = pointOf(event);
    this.stop();
    if (!dropped) return;
    this.justEnded = true;
    setTimeout(() => (this.justEnded = false));
    if (dropped.kind === 'place') void this.session.aimAtPlace(dropped.place, at);
    else if (dropped.kind === 'seat') void this.session.aimAtSeat(dropped.seat, at);
    else if (dropped.kind === 'discard') void this.session.discard(at);
    else this.session.putBack();
  };

  private readonly cancel = (): void => {
    this.stop();
    this.session.putBack();
  };

  private stop(): void {
    this.start = null;
    this.active = false;
    this.snapped = false;
    this.session.pointed = null;
    removeEventListener('pointermove', this.move);
    removeEventListener('pointerup', this.end);
    removeEventListener('pointercancel', this.cancel);
  }

  private under(): Under {
    const element = document.elementFromPoint(this.at.x, this.at.y);
    const seat = element?.closest<HTMLElement>('[data-seat]')?.dataset['seat'];
    if (seat !== undefined) return { kind: 'seat', seat: Number(seat) };
    if (element?.closest('[data-discard]')) return { kind: 'discard' };
    const place = element?.closest('[data-maze]') ? this.placeUnder(this.at) : null;
    return place ? { kind: 'place', place } : { kind: 'nothing' };
  }
}

function pointOf(event: PointerEvent): Point {
  return { x: event.clientX, y: event.clientY };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
