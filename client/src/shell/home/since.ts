/** How long ago something was, in words. */

import { preferences } from '../preferences.svelte';

const MINUTE = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** "5 minutes ago", "yesterday", "now". */
export function since(time: number, now: number = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(preferences.language, { numeric: 'auto' });
  const passed = Math.max(0, now - time);
  for (const [unit, length] of UNITS) if (passed >= length) return words.format(-Math.floor(passed / length), unit);
  return words.format(0, 'second');
}
