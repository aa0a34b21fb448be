/** How cards come and go, in 200 to 400 ms; not at all where the reader wants stillness. */

import type { TransitionConfig } from 'svelte/transition';
import { lasting } from '../motion';

/** A card that a rockfall brings down: it shakes, sinks and is gone. */
export function collapse(_node: Element): TransitionConfig {
  return {
    duration: lasting(400),
    css: (rest, gone) =>
      `opacity: ${rest}; transform-box: fill-box; transform-origin: 50% 100%;` +
      `transform: translate(${Math.sin(gone * 28) * 5 * rest}px, ${gone * gone * 60}px) scale(${1 - gone * 0.12});`,
  };
}

/** A card that is turned over. */
export function flip(_node: Element): TransitionConfig {
  return {
    duration: lasting(400),
    css: (seen) =>
      `transform-box: fill-box; transform-origin: center; transform: scaleX(${Math.abs(Math.cos(Math.PI * (1 - seen)))});` +
      `opacity: ${seen < 0.5 ? 0 : 1};`,
  };
}
