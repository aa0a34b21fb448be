/** The words of the page, in the reader's language. */

import type { PageWords } from '../../generated/words';
import type { Language } from '../protocol';
import { preferences } from '../shell/preferences.svelte';
import { wordsOf } from './words.svelte';

export { capital } from './language';

/** The page's words; read inside a component it follows the reader's choice. */
export function t(): PageWords {
  return wordsOf('page');
}

/** Picks the reader's language from texts that came from the server. */
export function inMine(titles: Record<string, string>): string {
  return titles[preferences.language] ?? titles['en'] ?? Object.values(titles)[0] ?? '';
}

/** The title of one of several things that came from the server. */
export function titleAmong(all: readonly { name: string; titles: Record<string, string> }[], name: string): string {
  return inMine(all.find((each) => each.name === name)?.titles ?? {});
}

/** The word for something, where there is one. */
export function wordFor(words: Readonly<Record<string, string>>, key: string): string | undefined {
  return words[key];
}

const lists = new Map<string, Intl.ListFormat>();

function listOf(type: 'conjunction' | 'disjunction'): Intl.ListFormat {
  const key = `${customs()} ${type}`;
  const list = lists.get(key) ?? new Intl.ListFormat(customs(), { type });
  lists.set(key, list);
  return list;
}

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[]): string {
  return listOf('conjunction').format(items);
}

/** "a", "a or b". */
export function listedChoices(items: readonly string[]): string {
  return listOf('disjunction').format(items);
}

/** The browser takes a moment to learn the customs of a language, best while files are on their way. */
export function learnCustoms(): void {
  listOf('conjunction');
}

/** Our English is British: no comma stands before the last of a list. */
function customs(): string {
  return preferences.language === 'en' ? 'en-GB' : preferences.language;
}

/** Facts one after the other, "a · b": where they need more than one line, none begins with the dot. */
export function sideBySide(facts: readonly string[]): string {
  return facts.join('\u00a0· ');
}

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', nl: 'Nederlands' };
