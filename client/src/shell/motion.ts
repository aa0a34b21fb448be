/** Motion explains; it never holds anybody up. */

const reduced = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the reader wants things to move at all. */
export function mayMove(): boolean {
  return !reduced.matches && document.visibilityState === 'visible';
}

/** A duration in milliseconds, or none where nothing may move. */
export function lasting(milliseconds: number): number {
  return mayMove() ? milliseconds : 0;
}

/** Brings everything that moves to its end: any touch and any key skips what is still under way. */
export function skipMotion(): void {
  for (const animation of document.getAnimations()) {
    const timing = animation.effect?.getComputedTiming();
    if (timing?.iterations !== Infinity) animation.finish();
  }
}
