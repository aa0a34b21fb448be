/** Opens the table of a lesson: one tap, and nothing is asked. */

import { wantWords } from '../../i18n/words.svelte';
import type { NewLesson, TableMade } from '../../protocol';
import { tableAddress, visit } from '../address.svelte';
import { post } from '../server/api';
import { preferences } from '../preferences.svelte';
import { l } from './i18n';

/** Begins the first lesson of a game; fails as a request does. */
export async function begin(game: string): Promise<void> {
  await wantWords('lesson');
  const wanted: NewLesson = { game, name: preferences.name || l().learner };
  const { table } = await post<TableMade>('api/lessons', wanted);
  visit(tableAddress(table));
}
