/** All that can be done at a decision, in words: the `possible.ts` in the folder of each game tells it. */

import type { Point } from '../frame/bubble';
import type { AnySession } from '../table/session.svelte';
import { g } from './i18n';

/** Something that can be done. */
export interface Possibility {
  /** The card of the hand that it is done with; nothing where it takes none. */
  readonly card: string;
  /** What kind of thing it is, for instance the card, in words. */
  readonly title: string;
  /** What is done, in words. */
  readonly text: string;
  /** It puts a card away: that is told last. */
  readonly away?: boolean;
  readonly act: (at: Point) => Promise<unknown>;
}

export interface Group {
  readonly title: string;
  /** The card that all of it is done with; nothing where it takes none, or several. */
  readonly card: string;
  readonly all: readonly Possibility[];
}

type Lister = (session: never) => Possibility[];

const found = import.meta.glob<{ possible: Lister }>('../../games/*/possible.ts');

/** Fetches how a game tells what can be done; a game that brings no page says its moves. */
export async function fetchPossible(game: string): Promise<(session: AnySession) => Possibility[]> {
  const own = found[`../../games/${game}/possible.ts`];
  // The sessions at a game's table are those of the game.
  return own
    ? ((await own()).possible as (session: AnySession) => Possibility[])
    : (session) => movesAsPossibilities(session);
}

/**
 * All moves that can be made, or some. With a card they stand under its name; what a game doesn't tell of a move, such as of one
 * that the page can't read, is said as in the log.
 */
export function movesAsPossibilities(
  session: Pick<AnySession, 'legal' | 'me' | 'moveSentence' | 'make'>,
  describe: (move: string) => Partial<Possibility> = () => ({}),
  nameOf: (card: string) => string = String,
  moves = session.legal,
): Possibility[] {
  return moves.map((move) => {
    const described = describe(move);
    return {
      card: '',
      title: described.card ? nameOf(described.card) : '',
      text: session.moveSentence(move, session.me),
      act: (at) => session.make(move, at),
      ...described,
    };
  });
}

/**
 * What belongs together: what is done with each card of the hand, in its order, then all else, and at last what
 * puts cards away. What is said twice is said once.
 */
export function grouped(all: readonly Possibility[], hand: readonly string[] = []): Group[] {
  const groups = new Map<string, Possibility[]>();
  for (const each of all) {
    const group = groups.get(each.title) ?? [];
    if (group.some(({ text }) => text === each.text)) continue;
    groups.set(each.title, [...group, each]);
  }
  const rank = ({ card, all: own }: Group): number => {
    if (own.some(({ away }) => away)) return hand.length + 1;
    return card === '' ? hand.length : hand.indexOf(card);
  };
  return [...groups]
    .map(([title, own]) => {
      const card = own[0]?.card ?? '';
      return { title, card: own.every((each) => each.card === card && !each.away) ? card : '', all: own };
    })
    .toSorted((a, b) => rank(a) - rank(b));
}

/** What stands above a group. Moves of which a game tells nothing have no title: beside others they are called so. */
export function headingOf({ title }: Group, groups: readonly Group[]): string {
  return title === '' && groups.length > 1 ? g().can.other : title;
}
