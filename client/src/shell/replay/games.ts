/** How each game is looked back on: the `Replay.svelte` in its folder. */

import type { Component } from 'svelte';
import { isPart, wantWords } from '../../i18n/words.svelte';
import type { Course } from './course.svelte';
import type ReplayFrame from './ReplayFrame.svelte';

/** The board of a game at its moments, within the frame of looking back or another one. */
export type ReplayTable = Component<{ course: Course; Frame?: typeof ReplayFrame }>;

const found = import.meta.glob<{ default: ReplayTable }>('../../games/*/Replay.svelte');

/** Fetches how a game is looked back on, with its words; a game that brings no page is told in text. */
export async function fetchReplay(game: string): Promise<ReplayTable> {
  const own = found[`../../games/${game}/Replay.svelte`];
  const fetched = own ? own() : import('../plain/Replay.svelte');
  const [module] = await Promise.all([fetched, isPart(game) ? wantWords(game) : undefined]);
  return module.default;
}
