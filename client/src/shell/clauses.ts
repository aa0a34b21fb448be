/** What a clause says to a reader of one edition, or at one table. */

import type { ClauseText, GameTexts, Standing, StatementText, WhenText } from '../protocol';

/** By which rules the reader looks: an edition, and at a table the value of every option. */
export interface Reading {
  readonly edition: string;
  readonly options: Readonly<Record<string, string>> | null;
}

export interface Told {
  readonly standing: Standing;
  readonly text: string;
  readonly why: string;
}

/** All that a clause says, each part with its standing; nothing where it does not apply. */
export function told(clause: ClauseText, reading: Reading): Told[] {
  const proper = statement(clause, null, reading);
  const parts = proper ? [{ ...proper, text: valueText(clause, reading) || proper.text }] : [];
  for (const each of clause.more) {
    const part = statement(each, each.when, reading);
    if (part) parts.push(part);
  }
  return parts;
}

/** The clauses in which every word occurs; all of them where no word is given. */
export function search(texts: GameTexts, words: string, reading: Reading): ClauseText[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const titles = new Map(texts.sections.map((section) => [section.key, section.title]));
  return texts.clauses.filter((clause) => {
    const parts = told(clause, reading);
    if (parts.length === 0) return false;
    const heap = [clause.id, titles.get(clause.section) ?? '', ...parts.map((part) => part.text)];
    const lower = heap.join('\n').toLowerCase();
    return wanted.every((word) => lower.includes(word));
  });
}

type Sayable = Pick<
  StatementText,
  'text' | 'edition_texts' | 'standing' | 'why' | 'edition_whys'
>;

function statement(said: Sayable, when: WhenText | null, reading: Reading): Told | null {
  const standing = standingOf(said, when, reading);
  if (standing === 'none') return null;
  const why = said.edition_whys[reading.edition] ?? said.why;
  return {
    standing,
    text: said.edition_texts[reading.edition] ?? said.text,
    why: standing === 'rule' ? '' : why,
  };
}

/** A table may have mixed its own options: a statement that hangs on one counts where it is set. */
function standingOf(said: Sayable, when: WhenText | null, { edition, options }: Reading): Standing {
  const own = said.standing[edition] ?? 'rule';
  if (!when || !options) return own;
  if (options[when.option] !== when.value) return 'none';
  if (own !== 'none') return own;
  return Object.values(said.standing).find((standing) => standing !== 'none') ?? 'none';
}

function valueText(clause: ClauseText, { options }: Reading): string {
  if (!clause.option || !options) return '';
  return clause.value_texts[options[clause.option] ?? ''] ?? '';
}
