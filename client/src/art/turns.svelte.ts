/**
 * Many pictures at once would keep the reader waiting: as many as a moment allows are drawn at once, the others
 * one after another, in tasks of their own. A picture that comes by itself is there at once.
 */

import { flushSync } from 'svelte';

/** How long pictures are drawn without a break, in milliseconds. */
const MOMENT = 4;

const waiting = new Set<() => void>();
/** When the first picture of this task was drawn; null in a task without one. */
let since: number | null = null;

/** The pictures of this task all take their turn: what they stand in takes a moment by itself. */
export function hold(): void {
  if (since === null) setTimeout(next);
  since = -Infinity;
}

/** Whether something may be drawn at once. */
function isFree(): boolean {
  // Where there is no page, all is drawn for a file.
  if (typeof document === 'undefined') return true;
  if (waiting.size > 0) return false;
  if (since === null) {
    since = performance.now();
    setTimeout(next);
  }
  return performance.now() - since < MOMENT;
}

/** Draws what waits, for a moment. */
function next(): void {
  const begun = performance.now();
  since = null;
  for (const draw of waiting) {
    waiting.delete(draw);
    flushSync(draw);
    if (performance.now() - begun >= MOMENT) break;
  }
  if (waiting.size > 0) setTimeout(next);
}

/** Whether the turn of a picture has come. */
export function inTurn(): { readonly come: boolean } {
  let come = $state(isFree());
  $effect(() => {
    if (come) return;
    const draw = (): void => {
      come = true;
    };
    waiting.add(draw);
    return () => {
      waiting.delete(draw);
    };
  });
  return {
    get come() {
      return come;
    },
  };
}
