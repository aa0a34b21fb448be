/** A card of the hand on its way under the finger. */

import type { Point } from '../../shell/bubble';
import type { Place, Side } from './places';
import type { Session } from './session.svelte';

const STARTS_AFTER = 8;

/** What lies under a point of the screen that a card can be dropped on. */
type Under =
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
    const far = Math.hypot(this.at.x - this.start.at.x, this.at.y - this.start.at.y);
    if (!this.active && far > STARTS_AFTER) {
      this.active = true;
      this.session.grab(this.start.index);
    }
    if (this.active) this.hover();
  };

  private hover(): void {
    const under = this.under();
    this.session.pointed = under.kind === 'place' ? under.place : null;
    this.snapped = under.kind === 'place' && this.session.isTarget(under.place);
  }

  private readonly end = (event: PointerEvent): void => {
    if (event.pointerId !== this.start?.pointer) return;
    const dropped = this.active ? this.under() : null;
    const at = pointOf(event);
    this.stop();
    if (!dropped) return;
    this.justEnded = true;
    setTimeout(() => (this.justEnded = false));
    if (dropped.kind === 'place') void this.session.aimAt(dropped.place, at);
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
    if (element?.closest('[data-discard]')) return { kind: 'discard' };
    const { side, place } = element?.closest<HTMLElement>('[data-place]')?.dataset ?? {};
    if (side === undefined || place === undefined) return { kind: 'nothing' };
    return { kind: 'place', place: { side: side as Side, at: Number(place) } };
  }
}

function pointOf(event: PointerEvent): Point {
  return { x: event.clientX, y: event.clientY };
}
