/** Sentences of a game's own texts, with their params in words. */

import { listed } from '../i18n';
import type { GameTexts } from '../protocol';

export type Params = Readonly<Record<string, string | number>>;

/** How a game says what has no word in its texts: path cards, places. */
export type Speaking = (param: string, value: string) => string;

/** Puts params into a template: seats by name, words of the game by its texts, the rest as the game says. */
export function filled(
  template: string,
  params: Params,
  texts: GameTexts,
  nameOf: (seat: number) => string,
  speak: Speaking,
): string {
  return template.replace(/\{(\w+)\}/g, (_whole, param: string) => {
    const value = String(params[param] ?? '');
    if (param === 'seat') return nameOf(Number(value));
    const words = texts.words[texts.params[param] ?? ''] ?? {};
    if (words[value] !== undefined) return words[value];
    const items = value.split('+');
    if (items.every((item) => words[item] !== undefined)) {
      return listed(items.map((item) => words[item] ?? item));
    }
    return speak(param, value);
  });
}
