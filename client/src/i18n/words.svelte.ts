/** The words of the page and the games, in the languages that somebody has wanted to read. */

import { words } from 'virtual:words';
import type { Areas } from '../../generated/words';
import type { Language } from '../protocol';
import { preferences } from '../shell/preferences.svelte';
import { speaking } from './language';

class Words {
  private spoken: Readonly<Partial<Record<Language, Areas>>> = $state.raw({});

  /** Fetches a language unless it is here; before that nothing can be said in it. */
  async want(language: Language): Promise<void> {
    if (this.spoken[language]) return;
    const { areas } = await words[language]();
    const all = Object.entries(areas).map(([area, text]) => [area, speaking(language, text)] as const);
    // The build makes the type of the areas from the same files.
    this.spoken = { ...this.spoken, [language]: Object.fromEntries(all) as unknown as Areas };
  }

  /** The words of an area in the reader's language. */
  of<Area extends keyof Areas>(area: Area): Areas[Area] {
    const words = this.spoken[preferences.language];
    if (!words) throw new Error(`the words of the language ${preferences.language} haven’t been fetched`);
    return words[area];
  }
}

const store = new Words();

/** Fetches the words of a language; the page is shown in it after that. */
export function fetchWords(language: Language): Promise<void> {
  return store.want(language);
}

/** The words of an area; read inside a component they follow the reader's choice. */
export function wordsOf<Area extends keyof Areas>(area: Area): Areas[Area] {
  return store.of(area);
}
