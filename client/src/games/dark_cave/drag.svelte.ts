/** A card of the hand on its way under the finger. */

import type { Point } from '../../shell/bubble';
import type { Session } from './session.svelte';

const STARTS_AFTER = 8;

export class Drag {
  active = $state(false);
  at: Point = $state.raw({ x: 0, y: 0 });
  /** A click that ends a drag is no tap. */
  justEnded = false;

  private readonly session: Session;
  private readonly ondrop: (at: Point) => void;
  private start: { pointer: number; at: Point; index: number } | null = null;

  /** Args: the session, and what is done with a card that is dropped on no target. */
  constructor(session: Session, ondrop: (at: Point) => void) {
    this.session = session;
    this.ondrop = ondrop;
  }

  begin(event: PointerEvent, index: number): void {
    if (event.button !== 0 || this.start || this.session.passesTwo) return;
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
    if (this.active) this.session.pointed = this.target() ?? null;
  };

  private readonly end = (event: PointerEvent): void => {
    if (event.pointerId !== this.start?.pointer) return;
    const dropped = this.active;
    const at = pointOf(event);
    const target = this.target();
    const pile = this.element()?.closest('[data-pass]');
    this.stop();
    if (!dropped) return;
    this.justEnded = true;
    setTimeout(() => (this.justEnded = false));
    if (target !== undefined) void this.session.aimAt(target, at);
    else if (pile) void this.session.pass(at);
    else if (this.element()?.closest('[data-cave]')) this.ondrop(at);
    else this.session.putBack();
  };

  private readonly cancel = (): void => {
    this.stop();
    this.session.putBack();
  };

  private stop(): void {
    this.start = null;
    this.active = false;
    removeEventListener('pointermove', this.move);
    removeEventListener('pointerup', this.end);
    removeEventListener('pointercancel', this.cancel);
  }

  private element(): Element | null {
    return document.elementFromPoint(this.at.x, this.at.y);
  }

  private target(): string | undefined {
    return this.element()?.closest<HTMLElement | SVGElement>('[data-target]')?.dataset['target'];
  }
}

function pointOf(event: PointerEvent): Point {
  return { x: event.clientX, y: event.clientY };
}
