/** A puzzle that somebody is at: what can be answered, what is about to be, and what came of it. */

import { getContext, setContext } from 'svelte';
import type { LookedBack, PuzzleAnswer, PuzzleAsked, PuzzleCandidate } from '../../protocol';
import { Course } from '../replay/course.svelte';
import { keep } from './answered';
import { answerOn } from './api';
import { dayOf } from './days';
import { solved } from './solved.svelte';
import { PuzzleTable } from './table.svelte';

const KEY = Symbol('puzzle');

export class Solving {
  readonly day: string;
  readonly asked: PuzzleAsked;
  readonly course: Course;
  /** The candidate that is about to be answered; -1 for none. */
  picked = $state(-1);
  answer: PuzzleAnswer | null = $state.raw(null);
  busy = $state(false);
  /** Whether the list of earlier puzzles is open. */
  archive = $state(false);
  /** Why the answer couldn't be fetched. */
  failed: unknown = $state.raw(null);

  constructor(day: string, asked: PuzzleAsked, summary: LookedBack) {
    this.day = day;
    this.asked = asked;
    const table = new PuzzleTable(summary, (move) => void this.settle(this.indexOf(move)));
    this.course = new Course(summary, asked.record, '', table);
    this.course.at = this.course.last;
  }

  /** Whether the board shows the decision. */
  readonly isThere: boolean = $derived.by(() => this.course.at === this.course.last);
  readonly right: boolean = $derived(this.answer !== null && this.answer.answer === this.picked);

  /** The moves that can be made on the board, the right one alone once it is told; none where it is about people. */
  readonly moves: readonly string[] = $derived.by(() => {
    if (!this.isThere) return [];
    const left = this.answer ? this.candidates.slice(this.answer.answer, this.answer.answer + 1) : this.candidates;
    return left.flatMap(({ move }) => (move ? [move] : []));
  });

  /** The move that the board shows: what is about to be answered, then the answer. */
  readonly shown: string = $derived.by(() => {
    const at = this.answer?.answer ?? this.picked;
    return this.isThere ? (this.candidates[at]?.move ?? '') : '';
  });

  get candidates(): readonly PuzzleCandidate[] {
    return this.asked.candidates;
  }

  close(): void {
    this.course.close();
  }

  private indexOf(move: string): number {
    return this.candidates.findIndex((each) => each.move === move);
  }

  /** Makes up one's mind. */
  pick(at: number): void {
    if (!this.answer) this.picked = at;
  }

  /** Answers with what is picked, or with another candidate. */
  async settle(at = this.picked): Promise<void> {
    if (!this.candidates[at] || this.answer || this.busy) return;
    this.picked = at;
    this.busy = true;
    try {
      const answer = await answerOn(this.day);
      keep(this.day, at);
      solved.add(this.day, answer.answer === at, dayOf(new Date()));
      this.answer = answer;
      this.failed = null;
    } catch (error) {
      this.failed = error;
    }
    this.busy = false;
  }
}

export function provideSolving(solving: () => Solving): void {
  setContext(KEY, solving);
}

export function theSolving(): Solving {
  return getContext<() => Solving>(KEY)();
}
