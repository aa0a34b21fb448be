/** A card of the hand on its way under the finger. */

import type { Point } from '../frame/bubble';

/** How far a finger goes before it drags, in pixels. */
const STARTS_AFTER = 8;

/** Something that a card can be dropped on. */
export interface Landing<Aim> {
  /** What the card points at while it is over it. */
  readonly aim?: Aim | undefined;
  /** Whether the card is shown in place there, and no longer at the finger. */
  readonly snaps?: boolean;
  readonly drop: (at: Point) => void;
}

/** Whose cards are dragged. */
export interface Holder<Aim> {
  readonly canDrag: boolean;
  pointed: Aim | null;
  grab(index: number): void;
  putBack(): void;
}

export class Drag<Aim> {
  active = $state(false);
  at: Point = $state.raw({ x: 0, y: 0 });
  /** The card lies over something that it can be played at: there it is shown in place. */
  snapped = $state(false);
  /** A click that ends a drag is not a tap. */
  justEnded = false;

  /**
   * What can be dropped on where the finger is, with the uppermost element there; a card that is dropped elsewhere is
   * put back.
   */
  landing: (under: Element | null, at: Point) => Landing<Aim> | null = () => null;

  private readonly holder: Holder<Aim>;
  private start: { pointer: number; at: Point; index: number } | null = null;

  constructor(holder: Holder<Aim>) {
    this.holder = holder;
  }

  begin(event: PointerEvent, index: number): void {
    if (event.button !== 0 || this.start || !this.holder.canDrag) return;
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
      this.holder.grab(this.start.index);
    }
    if (!this.active) return;
    const under = this.under();
    this.holder.pointed = under?.aim ?? null;
    this.snapped = under?.snaps ?? false;
  };

  private readonly end = (event: PointerEvent): void => {
    if (event.pointerId !== this.start?.pointer) return;
    const dragged = this.active;
    const under = dragged ? this.under() : null;
    this.stop();
    if (!dragged) return;
    this.justEnded = true;
    setTimeout(() => (this.justEnded = false));
    if (under) under.drop(pointOf(event));
    else this.holder.putBack();
  };

  private readonly cancel = (event: PointerEvent): void => {
    if (event.pointerId !== this.start?.pointer) return;
    this.stop();
    this.holder.putBack();
  };

  private stop(): void {
    this.start = null;
    this.active = false;
    this.snapped = false;
    this.holder.pointed = null;
    removeEventListener('pointermove', this.move);
    removeEventListener('pointerup', this.end);
    removeEventListener('pointercancel', this.cancel);
  }

  private under(): Landing<Aim> | null {
    return this.landing(document.elementFromPoint(this.at.x, this.at.y), this.at);
  }
}

export function pointOf(event: MouseEvent): Point {
  return { x: event.clientX, y: event.clientY };
}
