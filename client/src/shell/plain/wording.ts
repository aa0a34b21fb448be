/** Moves and events in the words that a game brings in its texts, else in notation. */

import type { GameTexts, PlainEvent } from '../../protocol';
import { filled, type NameOf, type Speaking } from '../sentences';

/** What has no word in the texts is told as it stands. */
export const asWritten = (_param: string, value: string): string => value;

/**
 * A move: in full in the words for it, or by the word that it begins with; null where the texts have none.
 *
 * @param speak how what follows that word is said
 */
export function moveWords(
  move: string,
  texts: GameTexts | null,
  nameOf: NameOf,
  speak: Speaking = asWritten,
): string | null {
  const [verb = '', ...rest] = move.split(' ');
  const template = texts?.words['move']?.[move] ?? texts?.words['move']?.[verb];
  if (!texts || template === undefined) return null;
  return filled(template, { words: rest.join(' ') }, texts, nameOf, speak);
}

/** What follows the first word of a move, in the words that the texts have for params. */
export function spokenBy(texts: GameTexts | null): Speaking {
  const groups = Object.values(texts?.params ?? {});
  const wordFor = (written: string): string | undefined =>
    groups.map((group) => texts?.words[group]?.[written]).find((found) => found !== undefined);
  return (_param, value) =>
    value
      .split(' ')
      .map((written) => wordFor(written) ?? written)
      .join(' ');
}

/** Something that is said ready-made, in the words for it. */
export function claimWords(
  claim: string,
  params: Readonly<Record<string, string | number>>,
  texts: GameTexts | null,
  nameOf: NameOf,
): string {
  const template = texts?.words['claim']?.[claim];
  if (texts && template !== undefined) return filled(template, params, texts, nameOf, asWritten);
  return [claim, ...Object.values(params)].join(' ');
}

/** What happened, with what only the reader knows of it. */
export function eventWords(event: PlainEvent, texts: GameTexts | null, nameOf: NameOf): string {
  const params = { ...event.params, ...event.secret };
  const template = texts?.words['event']?.[event.key];
  if (texts && template !== undefined) {
    return filled(template, event.seat === null ? params : { seat: event.seat, ...params }, texts, nameOf, asWritten);
  }
  const text = [event.key, ...Object.entries(params).map(([name, value]) => `${name} ${value}`)].join(', ');
  return event.seat === null ? text : `${nameOf(event.seat)}: ${text}`;
}
