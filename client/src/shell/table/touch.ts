/** What a touch anywhere at a table puts away, whatever else it does where it falls. */

import type { Attendance } from './attendance.svelte';
import { pointOf } from './drag.svelte';
import type { Ending } from './ending.svelte';
import type { Keyboard } from './keyboard.svelte';
import type { Opening } from './opening.svelte';
import type { AnySession } from './session.svelte';

interface Touched {
  readonly session: AnySession;
  readonly opening: Opening;
  readonly ending: Ending;
  readonly attendance: Attendance;
  readonly keyboard: Keyboard;
}

/** A tap that goes no further is one, in pixels. */
const STILL = 8;
const KEEPS_TRIAL = '.tools, .popover, [data-hand], [data-turn]';

export class Touch {
  private readonly at: Touched;
  private from = { x: 0, y: 0 };

  constructor(at: Touched) {
    this.at = at;
  }

  /** Whatever is said at the finger goes away with the next touch elsewhere. */
  readonly begin = (event: PointerEvent): void => {
    const { session, ending, attendance, keyboard } = this.at;
    keyboard.rest();
    this.from = pointOf(event);
    const element = event.target as Element;
    if (!ending.done && element.closest('.over, .ground') && !element.closest('button, a')) ending.skip();
    if (!element.closest('.popover, dialog')) session.quiet();
    if (element.closest('[data-hand]')) attendance.cameBack = false;
  };

  /** A tap elsewhere takes back the move that is tried; moving the window, or holding the card otherwise, doesn't. */
  readonly tap = (event: MouseEvent): void => {
    const { session, opening } = this.at;
    const element = event.target as Element;
    if (element.closest('[data-can]')) opening.sheet = 'can';
    const moved = Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) > STILL;
    if (event.detail === 0 || moved || element.closest(KEEPS_TRIAL)) return;
    if (element.closest('.ground, .dock, .people')) session.trial.tapped();
  };
}
