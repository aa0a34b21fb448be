/** What the lesson of The Dark Cave says, step by step; which move is asked for when, the server tells. */

import { wordsOf } from '../../../i18n/words.svelte';
import type { DarkCaveView } from '../../../protocol';
import { onPath, type GameLesson, type StepWords } from '../../../shell/lesson/lesson';
import { seatSpot } from '../../../shell/table/aim';
import type { AnySession } from '../../../shell/table/session.svelte';
import { aimOf } from '../showing';

const words = () => wordsOf('dark_cave_lesson');

/** Who wears the learner's colour and works for the others; who is loyal. */
const TRAITOR = 1;
const FELLOW = 2;
/** The last steps of the ways that take several: one tap there goes all the way. */
const FAR = 'step 4,0:NESW';
const ON = 'step 4,3:NES';

function steps(session: AnySession): Readonly<Record<string, StepWords>> {
  const w = words();
  const traitor = session.nameOf(TRAITOR);
  const fellow = session.nameOf(FELLOW);
  return {
    dig: {
      notes: [
        // None of the goals has the ring: it would look like the exit.
        { text: w.dig.cave },
        { text: w.dig.turn, at: { find: '[data-hand]' } },
      ],
      card: w.dig.card,
      place: w.dig.place,
    },
    walk: { notes: [{ text: w.walk.figure, at: { find: '[data-cave] [data-figure]' } }], place: w.walk.place },
    stay: { place: w.stay.place },
    traitor: {
      notes: [{ text: w.traitor.clan({ name: traitor, fellow }), at: seatSpot(TRAITOR) }],
      card: w.traitor.card,
      place: w.traitor.place({ name: traitor }),
    },
    far: { place: onPath(session, w.far.praise, w.far.place), aim: aimOf(FAR, session) },
    creature: {
      notes: [{ text: w.creature.rat({ name: traitor }) }],
      card: w.creature.card({ name: traitor }),
      place: w.creature.place({ name: traitor }),
    },
    on: { place: onPath(session, w.on.praise, w.on.place), aim: aimOf(ON, session) },
    axe: { card: w.axe.card, place: w.axe.place },
    goal: { place: w.goal.place },
    discard: { notes: [{ text: w.discard.exit }], card: w.discard.card, place: w.discard.place },
    out: { place: w.out.place },
  };
}

function end(session: AnySession): string {
  const won = (session.view as DarkCaveView).winners.includes(session.me);
  const { lost, won: out, otherwise } = words().end;
  if (!won) return lost;
  return session.info?.lesson?.on_path === 'yes' ? out : otherwise;
}

export const lesson: GameLesson = { steps, aimOf, end };
