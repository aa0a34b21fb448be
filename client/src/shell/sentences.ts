/** Sentences of a game's own texts, with their params in words. */

import { listed } from '../i18n';
import { sentence } from '../i18n/language';
import type { GameTexts, Reason, Refusal } from '../protocol';

type Params = Readonly<Record<string, string | number>>;

export type NameOf = (seat: number) => string;

/** How a game says what has no word in its texts: path cards, places. */
export type Speaking = (param: string, value: string, nameOf: NameOf) => string;

/** Why a move was refused. */
export function refusalSentence(refusal: Refusal, texts: GameTexts | null, nameOf: NameOf, speak: Speaking): string {
  return sentenceOf(refusal, texts, texts?.refusals, nameOf, speak);
}

/**
 * Why an opponent made a move; nothing where it says so in a way that has no sentence any more, as may be in games of
 * long ago.
 */
export function reasonSentence(reason: Reason, texts: GameTexts | null, nameOf: NameOf, speak: Speaking): string {
  if (texts && !(reason.key in texts.reasons)) return '';
  return sentenceOf(reason, texts, texts?.reasons, nameOf, speak);
}

/** The sentence that stands under a key, or the key itself while there is none. */
function sentenceOf(
  { key, params }: { readonly key: string; readonly params: Params },
  texts: GameTexts | null,
  templates: Readonly<Record<string, string>> | undefined,
  nameOf: NameOf,
  speak: Speaking,
): string {
  const template = templates?.[key];
  return texts && template !== undefined ? filled(template, params, texts, nameOf, speak) : key;
}

/**
 * Puts params into a sentence: seats by name, words of the game by its texts, the rest as the game says.
 *
 * It is written in Fluent; in braces a param may do without its dollar sign.
 */
export function filled(template: string, params: Params, texts: GameTexts, nameOf: NameOf, speak: Speaking): string {
  const text = template.replace(/\{(\w+)\}/g, '{ $$$1 }');
  return sentence(texts.language, text, (param) => {
    const value = params[param] ?? '';
    const said = spoken(param, String(value), texts, nameOf, speak);
    // A plural may depend on a number.
    return said === String(value) ? value : said;
  });
}

function spoken(param: string, value: string, texts: GameTexts, nameOf: NameOf, speak: Speaking): string {
  if (param === 'seat') return nameOf(Number(value));
  const words = texts.words[texts.params[param] ?? ''] ?? {};
  if (words[value] !== undefined) return words[value];
  const items = value.split('+');
  if (items.every((item) => words[item] !== undefined)) {
    return listed(items.map((item) => words[item] ?? item));
  }
  return speak(param, value, nameOf);
}
