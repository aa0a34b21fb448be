/** What the help of a game says. */

import type { Component } from 'svelte';

export interface Help {
  /** How it is played, a paragraph each. */
  readonly about: readonly string[];
  /** What is shown rather than told. */
  readonly Examples?: Component;
  /** The game's own keys, with what they do. */
  readonly keys: readonly (readonly [key: string, meaning: string])[];
}
