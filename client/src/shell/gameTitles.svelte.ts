/** What the games of the server are called; asked for once. */

import { inMine } from '../i18n';
import type { GameInfo } from '../protocol';
import { games } from './api';

class GameTitles {
  private all: readonly GameInfo[] = $state.raw([]);
  private asked = false;

  /** The title in the reader's language; nothing until it has come. */
  of(game: string): string {
    if (!this.asked) this.ask();
    const titles = this.all.find((each) => each.name === game)?.titles;
    return titles ? inMine(titles) : '';
  }

  private ask(): void {
    this.asked = true;
    games().then(
      (told) => (this.all = told),
      () => (this.asked = false),
    );
  }
}

const titles = new GameTitles();

/** What a game is called in the reader's language; nothing until that is known. */
export function titleOf(game: string): string {
  return titles.of(game);
}
