/**
 * A move is shown before it is made: a tap where something glows tries it there, a second tap there makes it, a tap
 * elsewhere takes it back. Cards that are dragged, and keys, have shown it on their way.
 */

import { preferences } from '../preferences.svelte';

export class Trial {
  /** Where a move is tried, in words of the game; nothing where none is. */
  at = $state('');
  /** It was tried by the tap that is still being told to all who listen. */
  private fresh = false;

  /** Whether a tap makes the move: where it was tried already, or the reader wants that; else it is tried there. */
  settles(target: string, sure: boolean): boolean {
    if (sure || preferences.oneTap || this.at === target) {
      this.end();
      return true;
    }
    this.at = target;
    this.fresh = true;
    setTimeout(() => (this.fresh = false));
    return false;
  }

  /** Takes back what is tried; tells whether there was anything. */
  end(): boolean {
    const tried = this.at !== '';
    this.at = '';
    return tried;
  }

  /** Something was tapped, after whatever heard that: it takes back what another tap has tried. */
  tapped(): void {
    if (!this.fresh) this.end();
  }
}

/** Keys have shown what a move would do when they came there: where they press something, it is done. */
export function isSure(event: MouseEvent): boolean {
  return event.detail === 0;
}
