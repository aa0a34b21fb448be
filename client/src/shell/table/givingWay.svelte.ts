/** How the ground gives way to an end that is told beside it (`beside.css`). */

import { room } from './room.svelte';

/** Made inside a component. */
export class GivingWay {
  bar: HTMLElement | undefined = $state();
  ground: HTMLElement | undefined = $state();
  /** How far the ground is below the bar; on a phone it is drawn that much higher then. */
  lift = $state(0);
  /** What lies over the ground waits until that has its new size, and comes into sight in its place. */
  settling = $state(false);

  /** `shares` says whether the end stands beside the ground now. */
  constructor(shares: () => boolean) {
    let shared = false;

    $effect.pre(() => {
      if (shares() === shared) return;
      shared = !shared;
      this.settling = true;
      requestAnimationFrame(() => requestAnimationFrame(() => (this.settling = false)));
    });

    $effect(() => {
      const { bar, ground } = this;
      if (shares() && bar && ground && room.width + room.height > 0)
        this.lift = ground.offsetTop - bar.offsetTop - bar.offsetHeight;
    });
  }
}
