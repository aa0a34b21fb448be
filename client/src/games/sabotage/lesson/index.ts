/** What the lesson of Sabotage says, step by step; which move is asked for when, the server tells. */

import { wordsOf } from '../../../i18n/words.svelte';
import type { SabotageView } from '../../../protocol';
import type { GameLesson, StepWords } from '../../../shell/lesson/lesson';
import type { Spot } from '../../../shell/table/aim';
import type { AnySession } from '../../../shell/table/session.svelte';
import type { Side } from '../roofs/places';
import type { Session } from '../session.svelte';
import { aimOf, CLOSE, spotOf } from '../showing';

const words = () => wordsOf('sabotage_lesson');

/** The learner's opponent. */
const OTHER = 1;

function steps(session: AnySession): Readonly<Record<string, StepWords>> {
  const w = words();
  const other = session.nameOf(OTHER);
  // Whoever has gone another way may have other roofs: what is told of them is told where it holds.
  const [own, theirs] = (['own', 'other'] as const).map((side) => (session as unknown as Session).roof(side).worth);
  return {
    lay: {
      notes: [
        { text: w.lay.roof, at: roof('own') },
        { text: w.lay.rows, at: { find: '[data-hand]' } },
      ],
      card: w.lay.card,
      place: w.lay.place,
    },
    second: { card: w.second.card, place: w.second.place },
    remove: {
      notes: [{ text: w.remove.spoilt({ name: other }), at: spotOf('own', 'C') }],
      card: w.remove.card,
      place: w.remove.place,
    },
    row: { card: w.row.card, place: w.row.place },
    spoil: {
      notes: [
        ...(own === 2 ? [{ text: w.spoil.worth, at: worth('own') }] : []),
        { text: w.spoil.theirs({ name: other }), at: spotOf('other', 'F') },
      ],
      card: w.spoil.card,
      place: w.spoil.place({ name: other }),
    },
    x: { card: w.x.card, place: w.x.place },
    sabotage: {
      notes: theirs === 4 ? [{ text: w.sabotage.near({ name: other }), at: worth('other') }] : [],
      card: w.sabotage.card,
      place: w.sabotage.place,
    },
    diagonal: { card: w.diagonal.card, place: w.diagonal.place },
    wrench: { card: w.wrench.card, place: w.wrench.place },
    more: {
      notes: own === ENOUGH ? [{ text: w.more.enough, at: CLOSE }] : [],
      card: w.more.card,
      place: w.more.place,
    },
    close: { notes: own === 8 ? [{ text: w.close.worth, at: worth('own') }] : [], place: w.close.place },
  };
}

/** From that worth on a game may be closed; what it costs. */
const ENOUGH = 5;
const COST = 1;

function roof(side: Side): Spot {
  return { find: `[data-roof="${side}"]` };
}

function worth(side: Side): Spot {
  return { find: `[data-worth="${side}"]` };
}

function end(session: AnySession, round: number): string {
  const result = (session.view as SabotageView).results[round - 1];
  const w = words().end;
  const worth = result?.worth[session.me] ?? 0;
  const score = result?.scores[session.me] ?? 0;
  const closed = result?.closed_by === session.me && worth > ENOUGH;
  return closed ? w.closed({ worth, counted: score + COST, score }) : w.other;
}

export const lesson: GameLesson = { steps, aimOf, end };
