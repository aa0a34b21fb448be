/** The words of the page, in the reader's language. One set of keys; English has them all. */

import type { Language } from '../protocol';
import { preferences } from '../shell/preferences.svelte';
import { de } from './de';
import { en } from './en';
import { nl } from './nl';

/** The same keys, with any text for a text. */
export type Wording<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof T]: Wording<T[Key]> };

export type Messages = Wording<typeof en>;

const ALL: Readonly<Record<Language, Messages>> = { en, de, nl };

/** The page's words; read inside a component it follows the reader's choice. */
export function t(): Messages {
  return ALL[preferences.language];
}

/** Picks the reader's language from texts that came from the server. */
export function inMine(titles: Record<string, string>): string {
  return titles[preferences.language] ?? titles['en'] ?? Object.values(titles)[0] ?? '';
}

/** The word for something, where there is one. */
export function wordFor(words: Readonly<Record<string, string>>, key: string): string | undefined {
  return words[key];
}

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(preferences.language, { type: 'conjunction' }).format(items);
}
