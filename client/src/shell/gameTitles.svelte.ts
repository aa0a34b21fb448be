/** What the server tells of its games, their titles among it; asked for once. */

import { inMine } from '../i18n';
import type { GameInfo } from '../protocol';
import { games } from './api';

class Told {
  private all: readonly GameInfo[] = $state.raw([]);
  private asked = false;

  /** All about a game; null until it has come. */
  of(game: string): GameInfo | null {
    if (!this.asked) this.ask();
    return this.all.find((each) => each.name === game) ?? null;
  }

  private ask(): void {
    this.asked = true;
    games().then(
      (games) => (this.all = games),
      () => (this.asked = false),
    );
  }
}

const told = new Told();

/** What a game is called in the reader's language; nothing until that is known. */
export function titleOf(game: string): string {
  const titles = told.of(game)?.titles;
  return titles ? inMine(titles) : '';
}

/** All that the server tells of a game; null until that is known. */
export function gameInfo(game: string): GameInfo | null {
  return told.of(game);
}
