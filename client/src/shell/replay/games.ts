/** How each game is looked back on: the `Replay.svelte` in its folder. */

import type { Component } from 'svelte';
import { isPart, wantWords } from '../../i18n/words.svelte';
import type { Course } from './course.svelte';
import type ReplayFrame from './ReplayFrame.svelte';

export interface ReplayProps {
  course: Course;
  /** The frame that it stands in, if not that of looking back. */
  Frame?: typeof ReplayFrame;
}

/** The board of a game at its moments. */
export type ReplayTable = Component<ReplayProps>;

const found = import.meta.glob<{ default: ReplayTable }>('../../games/*/Replay.svelte');

/** Fetches how a game is looked back on, with its words; a game that brings no page is told in text. */
export async function fetchReplay(game: string): Promise<ReplayTable> {
  const own = found[`../../games/${game}/Replay.svelte`];
  const fetched = own ? own() : import('../plain/Replay.svelte');
  const [module] = await Promise.all([fetched, isPart(game) ? wantWords(game) : undefined]);
  return module.default;
}
