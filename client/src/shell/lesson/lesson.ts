/** What a lesson says at the table, and when: one sentence at a time, each at the place where it is done. */

import type { Aim, Spot } from '../table/aim';
import type { AnySession } from '../table/session.svelte';

/** Something that is told before anything is asked for. */
export interface Hint {
  readonly text: string;
  readonly at?: Spot;
}

/** What is said of a move that is asked for. */
export interface StepWords {
  readonly notes?: readonly Hint[];
  /** Which card to take; nothing where none is played. */
  readonly card?: string;
  /** Where it is played, or what is pressed. */
  readonly place: string;
  /** Where that is, if not where the one move leads: a way has several. */
  readonly aim?: Aim;
}

/** What a game's folder gives to its lesson: `lesson/index.ts`. */
export interface GameLesson {
  /** What is said of each step that the server asks for, by its name. */
  readonly steps: (session: AnySession) => Readonly<Record<string, StepWords>>;
  readonly aimOf: (move: string, session: AnySession) => Aim;
  /** What is said at the end of a prepared round. */
  readonly end: (session: AnySession, round: number) => string;
}

/** What a lesson asks for now: a move, how it is made, and what is said of it. */
export interface Step {
  readonly move: string;
  readonly words: StepWords;
  readonly aim: Aim;
}

/** What a lesson asks for at a table; nothing where the learner is on their own. */
export function stepOf(lesson: GameLesson, session: AnySession): Step | null {
  const { step = '', move = '' } = session.info?.lesson ?? {};
  const words = step !== '' && session.deciding ? lesson.steps(session)[step] : undefined;
  return words ? { move, words, aim: words.aim ?? lesson.aimOf(move, session) } : null;
}

/** What fits as long as all has gone as the lesson asks, before a sentence that always fits. */
export function onPath(session: AnySession, praise: string, text: string): string {
  return session.info?.lesson?.on_path === 'yes' ? `${praise} ${text}` : text;
}

/** All that is said of a step, in one go: what there is to know, and what is done why. */
export function sentencesOf({ notes = [], card, place }: StepWords): string[] {
  return [...notes.map(({ text }) => text), ...(card === undefined ? [] : [card]), place];
}

export function askedOf({ words, aim }: Step): Asked {
  return { notes: words.notes?.length ?? 0, card: aim.card, tried: aim.tried };
}

/** What is asked for. */
export interface Asked {
  readonly notes: number;
  readonly card: string;
  readonly tried: string;
}

/** What the learner is doing. */
export interface Doing {
  /** How many of the step's notes have been read. */
  readonly read: number;
  readonly chosen: string | null;
  readonly tried: string;
  /** The learner has gone another way in this round, and hasn't been told so. */
  readonly strayed: boolean;
}

export type Cue =
  | { readonly kind: 'strayed' }
  | { readonly kind: 'note'; readonly number: number }
  | { readonly kind: 'card' | 'place' | 'again' | 'other-card' | 'other-place' };

/** Whether a step has to be told: not while none is asked for, and not once more after another move. */
export function isNew(step: string, before: string): boolean {
  return step !== '' && step !== before;
}

/** Which sentence is due: nothing where the learner is on their own. */
export function cueOf(asked: Asked | null, doing: Doing): Cue | null {
  const acts = doing.chosen !== null || doing.tried !== '';
  if (doing.strayed && !acts) return { kind: 'strayed' };
  if (asked === null) return null;
  // Whoever has taken a card needs no more words.
  if (doing.read < asked.notes && !acts) return { kind: 'note', number: doing.read };
  if (doing.chosen !== (asked.card || null)) return { kind: doing.chosen === null ? 'card' : 'other-card' };
  if (doing.tried === '') return { kind: 'place' };
  return { kind: doing.tried === asked.tried ? 'again' : 'other-place' };
}
