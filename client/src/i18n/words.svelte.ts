/** The words of the page and the games, in the languages that somebody has wanted to read. */

import { words } from 'virtual:words';
import type { Areas, Part } from '../../generated/words';
import type { Language } from '../protocol';
import { preferences } from '../shell/preferences.svelte';
import { speaking } from './language';

class Words {
  private spoken: Readonly<Partial<Record<Language, Partial<Areas>>>> = $state.raw({});
  private readonly wanted = new Set<Part>(['around']);
  private readonly here = new Set<string>();

  /** Fetches what is wanted in a language; before that nothing can be said in it. */
  async want(language: Language): Promise<void> {
    await Promise.all([...this.wanted].map((part) => this.fetch(language, part)));
  }

  /** Fetches a part in the reader's language, and from now on in whatever language is wanted. */
  async wantPart(part: Part): Promise<void> {
    this.wanted.add(part);
    let language: Language;
    // The reader may choose another language while the words are on their way.
    do {
      language = preferences.language;
      await this.fetch(language, part);
    } while (language !== preferences.language);
  }

  /** The words of an area in the reader's language. */
  of<Area extends keyof Areas>(area: Area): Areas[Area] {
    const words = this.spoken[preferences.language]?.[area];
    if (!words) throw new Error(`the words of ${area} in the language ${preferences.language} haven’t been fetched`);
    return words;
  }

  private async fetch(language: Language, part: Part): Promise<void> {
    const key = `${language}/${part}`;
    if (this.here.has(key)) return;
    const { areas } = await words[language][part]();
    const all = Object.entries(areas).map(([area, text]) => [area, speaking(language, text)] as const);
    this.here.add(key);
    // The build makes the type of the areas from the same files.
    const known = { ...this.spoken[language], ...(Object.fromEntries(all) as unknown as Partial<Areas>) };
    this.spoken = { ...this.spoken, [language]: known };
  }
}

const store = new Words();

/** Fetches the words of a language; the page is shown in it after that. */
export function fetchWords(language: Language): Promise<void> {
  return store.want(language);
}

/** Fetches the words of a part, which are needed from now on. */
export function wantWords(part: Part): Promise<void> {
  return store.wantPart(part);
}

/** Whether there is a part of that name. */
export function isPart(name: string): name is Part {
  return Object.hasOwn(words[preferences.language], name);
}

/** The words of an area; read inside a component they follow the reader's choice. */
export function wordsOf<Area extends keyof Areas>(area: Area): Areas[Area] {
  return store.of(area);
}
