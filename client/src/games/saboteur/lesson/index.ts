/** What the lesson of Saboteur says, step by step; which move is asked for when, the server tells. */

import { wordsOf } from '../../../i18n/words.svelte';
import type { SaboteurView } from '../../../protocol';
import { onPath, type GameLesson, type StepWords } from '../../../shell/lesson/lesson';
import type { Spot } from '../../../shell/table/aim';
import type { AnySession } from '../../../shell/table/session.svelte';
import { aimOf } from '../showing';

const words = () => wordsOf('saboteur_lesson');

/** The learner's fellow digger of the first round, and its saboteur. */
const FELLOW = 1;
const TRAITOR = 2;
const GOALS = ['8,-2', '8,0', '8,2'];

const DRAW: Spot = { find: '[data-draw]' };

function steps(session: AnySession): Readonly<Record<string, StepWords>> {
  const w = words();
  const fellow = session.nameOf(FELLOW);
  const traitor = session.nameOf(TRAITOR);
  return {
    dig: { notes: [{ text: w.dig.goal, at: { places: GOALS } }], card: w.dig.card, place: w.dig.place },
    look: { card: onPath(session, w.look.praise, w.look.card), place: w.look.place },
    mend: { card: w.mend.card({ name: traitor }), place: w.mend.place },
    help: { card: w.help.card({ name: traitor, fellow }), place: w.help.place({ fellow }) },
    clear: { card: w.clear.card({ name: traitor }), place: w.clear.place },
    reach: { card: w.reach.card, place: w.reach.place },
    gold: { place: w.gold.place },
    stop: {
      notes: [{ text: w.stop.pile, at: DRAW }],
      card: w.stop.card({ fellow }),
      place: w.stop.place({ fellow }),
    },
    block: { card: w.block.card, place: w.block.place },
    cave_in: { card: w.caveIn.card({ fellow }), place: w.caveIn.place },
    discard: { card: w.discard.card, place: w.discard.place },
  };
}

function end(session: AnySession, round: number): string {
  const view = session.view as SaboteurView;
  const reached = view.results[round - 1]?.winner === 'diggers';
  const w = words().end;
  if (round === 1)
    return reached ? w.found({ name: session.nameOf(TRAITOR) }) : w.missed({ name: session.nameOf(TRAITOR) });
  return reached ? w.dug : w.won;
}

export const lesson: GameLesson = { steps, aimOf, end };
