/** Fetches what a game's lesson says, with the words of all lessons. */

import { wantWords } from '../../i18n/words.svelte';
import type { GameLesson } from './lesson';

const found = import.meta.glob<{ lesson: GameLesson }>('../../games/*/lesson/index.ts');

/** What the lesson of a game says; null where it has none. */
export async function fetchLesson(game: string): Promise<GameLesson | null> {
  const module = found[`../../games/${game}/lesson/index.ts`];
  if (!module) return null;
  const [{ lesson }] = await Promise.all([module(), wantWords('lesson')]);
  return lesson;
}
