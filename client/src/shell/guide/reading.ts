/** What the server tells of the rules as one reads them, asked for once for each reading and language. */

import { wantWords } from '../../i18n/words.svelte';
import type { CardGroupText, CardsText, CardText, ChapterText, GuideText, Language, RulesText } from '../../protocol';
import { get } from '../server/api';
import { rulesFor, type Reading } from '../rules/clauses';
import { fetchDrawings, type Drawings } from './drawings';

/** The rules with all that is shown beside them. */
export interface ToRead {
  readonly rules: RulesText;
  readonly chapters: readonly ChapterText[];
  readonly groups: readonly CardGroupText[];
  readonly drawings: Drawings | null;
  readonly parts: typeof import('./parts');
}

const asked = new Map<string, Promise<unknown>>();
const here = new Map<string, ToRead>();

/** What is told of a game under an address, as an edition or a table plays it. */
function fetchText<Text>(what: string, game: string, language: Language, { edition, options }: Reading): Promise<Text> {
  const address = `api/games/${game}/${what}?${new URLSearchParams({ ...options, edition, language })}`;
  const known = asked.get(address);
  if (known) return known as Promise<Text>;
  const coming = get<Text>(address);
  asked.set(address, coming);
  coming.catch(() => asked.delete(address));
  return coming;
}

/** What has come of a reading already, so that whoever comes back to it finds at once where they were; else null. */
export function toReadAtHand(game: string, language: Language, reading: Reading): ToRead | null {
  return here.get(keyOf(game, language, reading)) ?? null;
}

function keyOf(game: string, language: Language, { edition, options }: Reading): string {
  return JSON.stringify([game, language, edition, options]);
}

/** The rules, their chapters, their cards, and what draws them: all at once, so that nothing comes later. */
export async function rulesToRead(game: string, language: Language, reading: Reading): Promise<ToRead> {
  const [rules, { chapters }, { groups, drawings }, parts] = await Promise.all([
    rulesFor(game, language, reading),
    fetchText<GuideText>('guide', game, language, reading),
    cardsToRead(game, language, reading),
    import('./parts'),
  ]);
  const toRead = { rules, chapters, groups, drawings, parts };
  here.set(keyOf(game, language, reading), toRead);
  return toRead;
}

/** All cards of a game, with what draws them. */
export async function cardsToRead(
  game: string,
  language: Language,
  reading: Reading,
): Promise<{ groups: readonly CardGroupText[]; drawings: Drawings | null }> {
  const [{ groups }, drawings] = await Promise.all([
    fetchText<CardsText>('cards', game, language, reading),
    fetchDrawings(game),
    wantWords('guide'),
  ]);
  return { groups, drawings };
}

/** Cards that one sentence tells of. */
export interface Run {
  readonly does: string;
  readonly clause: string;
  readonly cards: readonly CardText[];
}

/** The cards of a group, those together that do the same. */
export function runsOf(cards: readonly CardText[]): Run[] {
  const runs = new Map<string, CardText[]>();
  for (const card of cards) runs.set(card.does, [...(runs.get(card.does) ?? []), card]);
  return [...runs].map(([does, alike]) => ({ does, clause: alike[0]?.clause ?? '', cards: alike }));
}

/** The sections in the order in which one needs them: that of the chapters; those without one come last. */
export function inReadingOrder<Section extends { readonly key: string }>(
  sections: readonly Section[],
  chapters: readonly ChapterText[],
): Section[] {
  const rank = ({ key }: Section): number => {
    const at = chapters.findIndex(({ section }) => section === key);
    return at < 0 ? chapters.length : at;
  };
  return sections.toSorted((a, b) => rank(a) - rank(b));
}
