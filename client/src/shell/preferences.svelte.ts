/** What this browser remembers of its reader: name, language, theme, sounds, and a few habits. */

import { MediaQuery } from 'svelte/reactivity';
import { words } from 'virtual:words';
import type { Language } from '../protocol';
import { ROOT } from './server/root';
import type { Wish } from './home/wish';

/** Those that the page has words in, the reference first. */
export const LANGUAGES = Object.keys(words) as readonly Language[];

export type Theme = 'dark' | 'light';

class Preferences {
  name = $state(kept('name') ?? '');
  language: Language = $state(firstLanguage());
  /** What the reader has chosen; null as long as the system decides. */
  chosenTheme: Theme | null = $state(chosenBefore());
  /** Whether the table is heard; not before somebody asks for it. */
  sounds = $state(kept('sounds') === 'yes');
  /** Whether the system says so when it is the reader's turn; not before somebody asks for it. */
  calls = $state(kept('calls') === 'yes');
  /** Whether a tap plays at once what a first tap shows otherwise. */
  oneTap = $state(kept('taps') === 'one');
  /** What is shown is over, and nothing of it has to be covered any more. */
  bare = $state(false);
  /** Which deal the reader is at, and of which the cover is lifted: each deal lies covered anew. */
  private deal = $state('');
  private looked = $state(kept('seen') ?? '');
  private lifted = $state(kept('lifted') ?? '');
  /** The cover over what only I may see lies on it until a tap lifts it. */
  readonly covered: boolean = $derived(!this.bare && (this.deal === '' || this.lifted !== this.deal));

  private readonly byDay = new MediaQuery('(prefers-color-scheme: light)');

  get theme(): Theme {
    return this.chosenTheme ?? (this.byDay.current ? 'light' : 'dark');
  }

  setName(name: string): void {
    this.name = name;
    keep('name', name);
  }

  setLanguage(language: Language): void {
    this.language = language;
    keep('language', language);
    setCookie('language', language);
  }

  setTheme(theme: Theme): void {
    this.chosenTheme = theme;
    keep('theme', theme);
    setCookie('theme', theme);
  }

  /** The reader is at this deal of some table. */
  setDeal(table: string, round: number): void {
    this.deal = `${table}/${round}`;
  }

  /** Whether the secret card of this deal has been looked at and put away. */
  get seen(): boolean {
    return this.looked === this.deal;
  }

  setSeen(): void {
    if (this.bare) return;
    this.looked = this.deal;
    keep('seen', this.deal);
  }

  setSounds(sounds: boolean): void {
    this.sounds = sounds;
    keep('sounds', sounds ? 'yes' : 'no');
  }

  setCalls(calls: boolean): void {
    this.calls = calls;
    keep('calls', calls ? 'yes' : 'no');
  }

  setOneTap(oneTap: boolean): void {
    this.oneTap = oneTap;
    keep('taps', oneTap ? 'one' : 'two');
  }

  setCovered(covered: boolean): void {
    this.lifted = covered ? '' : this.deal;
    if (!covered) this.setSeen();
    keep('lifted', this.lifted);
  }
}

/** The game that the reader opened a table of last; nothing where none is remembered. */
export function lastGame(): string {
  return kept('game') ?? '';
}

/** What the reader last wanted of a table of this game. */
export function lastWish(game: string): Partial<Wish> {
  try {
    const wish: unknown = JSON.parse(kept(`wish.${game}`) ?? 'null');
    return typeof wish === 'object' && wish !== null ? wish : {};
  } catch {
    return {};
  }
}

export function keepWish(game: string, wish: Wish): void {
  keep('game', game);
  keep(`wish.${game}`, JSON.stringify(wish));
}

export const preferences = new Preferences();

export function isLanguage(text: string | undefined): text is Language {
  return LANGUAGES.some((language) => language === text);
}

function firstLanguage(): Language {
  const wanted = [kept('language') ?? undefined, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wanted.find(isLanguage) ?? 'en';
}

function chosenBefore(): Theme | null {
  const theme = kept('theme');
  return theme === 'light' || theme === 'dark' ? theme : null;
}

// A browser may forbid to keep anything; then nothing is remembered, and all else works.

function kept(key: string): string | null {
  try {
    return localStorage.getItem(`pitprop.${key}`);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`pitprop.${key}`, value);
  } catch {
    return;
  }
}

/** Tells the server what it has to know before the page is there, so that nothing flashes up in between. */
function setCookie(key: string, value: string): void {
  try {
    document.cookie = `pitprop-${key}=${value}; path=${ROOT}; max-age=31536000; samesite=lax`;
  } catch {
    return;
  }
}
