/** The words of a game in the reader's language, fetched once for each language. */

import type { GameTexts, Language } from '../../protocol';
import { texts } from './api';
import { preferences } from '../preferences.svelte';

class TextStore {
  private loaded: Record<string, GameTexts> = $state.raw({});
  private readonly asked = new Set<string>();
  private waiting: (() => void)[] = [];
  failed = $state(false);

  /** The texts in the reader's language; while they come, those of another language, or null. */
  of(game: string): GameTexts | null {
    const language = preferences.language;
    return this.loaded[`${game}/${language}`] ?? this.anyOf(game);
  }

  private anyOf(game: string): GameTexts | null {
    return Object.entries(this.loaded).find(([key]) => key.startsWith(`${game}/`))?.[1] ?? null;
  }

  /** Does something once there are texts of a game: at once, or when they come. */
  whenHere(game: string, act: () => void): void {
    if (this.of(game)) act();
    else this.waiting.push(() => this.whenHere(game, act));
  }

  /** Fetches the texts where they are not here; call it in an effect. */
  want(game: string, language: Language): void {
    const key = `${game}/${language}`;
    if (this.asked.has(key)) return;
    this.asked.add(key);
    texts(game, language).then(
      (arrived) => {
        this.failed = false;
        this.put(key, arrived);
      },
      () => {
        this.asked.delete(key);
        this.failed = true;
      },
    );
  }

  private put(key: string, arrived: GameTexts): void {
    this.loaded = { ...this.loaded, [key]: arrived };
    const { waiting } = this;
    this.waiting = [];
    for (const act of waiting) act();
  }
}

export const textStore = new TextStore();
