/** The rules as an edition or a table plays, as the server tells them, and the search in them. */

import type { ClauseText, Language, RulesText, SectionText } from '../../protocol';
import { rules } from '../server/api';

/** By which rules the reader looks: an edition (nothing for the default), and changes to it. */
export interface Reading {
  readonly edition: string;
  readonly options: Readonly<Record<string, string>>;
}

const asked = new Map<string, Promise<RulesText>>();

/** The rules, asked for once for each reading and language. */
export function rulesFor(game: string, language: Language, reading: Reading): Promise<RulesText> {
  const key = JSON.stringify([game, language, reading.edition, reading.options]);
  const known = asked.get(key);
  if (known) return known;
  const coming = rules(game, language, reading.edition, reading.options);
  asked.set(key, coming);
  coming.catch(() => asked.delete(key));
  return coming;
}

/**
 * The sections with those of their clauses in which every word occurs, all where no word is given.
 *
 * @param shownWith what is told of a clause's option and its values.
 */
export function search(
  sections: readonly SectionText[],
  words: string,
  shownWith: (clause: ClauseText) => string,
): SectionText[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  return sections
    .map((section) => ({
      ...section,
      clauses: section.clauses.filter((clause) => {
        const texts = clause.parts.flatMap((part) => [part.text, part.why]);
        const heap = [clause.id, section.title, clause.option, shownWith(clause), ...texts];
        const text = folded(heap.join('\n'));
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter((section) => section.clauses.length > 0);
}

/** Upper and lower case are the same. */
function folded(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss');
}
