/** What the server tells of its games, their titles among it; asked for once in a language. */

import { inMine } from '../../i18n';
import type { GameInfo, Language } from '../../protocol';
import { games } from './api';
import { preferences } from '../preferences.svelte';

class Games {
  private all: readonly GameInfo[] = $state.raw([]);
  private asked: Language | null = null;

  /** All about a game; null until it has come. */
  of(game: string): GameInfo | null {
    if (this.asked !== preferences.language) this.ask();
    return this.all.find((each) => each.name === game) ?? null;
  }

  private ask(): void {
    this.asked = preferences.language;
    games().then(
      (games) => (this.all = games),
      () => (this.asked = null),
    );
  }
}

const known = new Games();

/** What a game is called in the reader's language; nothing until that is known. */
export function titleOf(game: string): string {
  const titles = known.of(game)?.titles;
  return titles ? inMine(titles) : '';
}

/** All that the server tells of a game; null until that is known. */
export function gameInfo(game: string): GameInfo | null {
  return known.of(game);
}
