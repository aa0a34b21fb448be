/** What is said about an answer to something that was asked for around the game. */

import type { Answer } from '../server/live.svelte';
import { failureOf } from '../server/troubles';

/** Why it can't be done; nothing where it is done, or something else is on its way still. */
export function failureIn(answer: Answer): string {
  return answer.outcome === 'failed' && answer.error !== 'waiting' ? failureOf(answer.error) : '';
}
