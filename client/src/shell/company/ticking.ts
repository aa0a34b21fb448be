/** The time, for whatever shows it. */

import { createSubscriber } from 'svelte/reactivity';

const EVERY = 500;

const subscribe = createSubscriber((update) => {
  const ticks = setInterval(update, EVERY);
  return () => clearInterval(ticks);
});

/** Now, in milliseconds since 1970; what reads it is shown anew as time goes by. */
export function ticking(): number {
  subscribe();
  return Date.now();
}
