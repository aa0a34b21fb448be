/** A game that is looked back on: where the reader is in it, through whose eyes, and what is known there. */

import type { GameMoment, Judged, LookedBack, Reasons, Reviewed, WireView } from '../../protocol';
import type { LiveTable } from '../server/live.svelte';
import { ofRecord, viewsOf } from './api';
import { Asking } from './asking.svelte';
import { marked, nameOf, numberOf } from './moments';
import { StillTable } from './still.svelte';
import { putTogether, type Known, type OwnViews, type Through } from './views';

/** How many views are asked for at once. */
const WINDOW = 60;
/** How long a moment stays while the game is played, in milliseconds, from slow to quick. */
export const PACES = [3_000, 1_600, 700, 250] as const;

/** Makes what all see into what lies open, such as goals and roles; each game does it its own way. */
export type Opening = (view: WireView, own: OwnViews, deal: readonly string[]) => WireView;

export class Course {
  readonly summary: LookedBack;
  readonly record: string;
  readonly still: StillTable;
  /** What could be believed at its moments. */
  readonly judging: Asking<Judged>;
  /** Which of its decisions cost something. */
  readonly reviewing: Asking<Reviewed>;
  /** The number of the moment that is shown. */
  at = $state(0);
  through: Through = $state('open');
  /** Where the game is played on by itself. */
  playing = $state(false);
  pace: (typeof PACES)[number] = $state(1_600);
  /** Why views couldn't be fetched. */
  failed: unknown = $state.raw(null);
  /** What computer players thought, by the number of the entry. */
  thoughts: ReadonlyMap<number, Reasons> = $state.raw(new Map());
  open: Opening = (view) => view;
  /** Shows a move on the board before it is made, where one can be made; nothing takes it back. */
  show: (move: string) => void = () => undefined;

  private known: ReadonlyMap<string, Known> = $state.raw(new Map());
  private readonly asked = new Set<string>();
  private timer = 0;

  readonly moments: readonly GameMoment[];
  readonly moment: GameMoment = $derived.by(() => this.moments[this.at]!);
  readonly here: Known | null = $derived(this.knownAt(this.at));
  /** What is shown: the view of this moment, or the last one while it is on its way. */
  readonly view: WireView | null = $derived.by(() => this.seenAt(this.at));

  constructor(summary: LookedBack, record: string, table: string, still = new StillTable(summary, table)) {
    this.summary = summary;
    this.record = record;
    this.moments = summary.moments;
    this.still = still;
    this.judging = new Asking(summary.key, 'judged', record);
    this.reviewing = new Asking(summary.key, 'review', record);
    this.through = summary.view ?? 'open';
  }

  /** The name of the moment that is shown, for addresses. */
  get name(): string {
    return nameOf(this.moment);
  }

  get last(): number {
    return this.moments.length - 1;
  }

  close(): void {
    this.pause();
    this.still.close();
    this.judging.close();
    this.reviewing.close();
  }

  /** The session of the board that shows it: the record's game says what its views are. */
  sessionOf<View extends WireView, Session>(Made: new (live: LiveTable<View>) => Session): Session {
    return new Made(this.still as unknown as LiveTable<View>);
  }

  // --- What is known ----------------------------------------------------------------------------

  knownAt(at: number): Known | null {
    return this.known.get(`${this.through} ${at}`) ?? null;
  }

  /** Whether what a seat alone knew belongs to what is shown. */
  shows(seat: number): boolean {
    return this.through === 'open' || this.through === seat;
  }

  /** What is said of a seat's decision, where that belongs to what is shown. */
  ifShown<T extends { readonly seat: number }>(found: T | null | undefined): T | null {
    return found && this.shows(found.seat) ? found : null;
  }

  /** The view of a moment as it is shown; null while it isn't here. */
  seenAt(at: number): WireView | null {
    const known = this.knownAt(at);
    if (!known) return null;
    const deal = this.summary.deals.find(({ round }) => round === known.view.round)?.lines ?? [];
    return this.through === 'open' ? this.open(known.view, known.own, deal) : known.view;
  }

  /** Fetches what is shown at a moment and around it, where it isn't here. */
  want(at: number): void {
    this.fetch(at);
    if (at % WINDOW > WINDOW / 2) this.fetch(at + WINDOW / 2);
  }

  /** Fetches all of a round, for its log; first what is shown. */
  wantRound(round: number): void {
    this.want(this.at);
    this.moments.forEach((each, at) => {
      if (each.round === round) this.fetch(at);
    });
  }

  private fetch(at: number): void {
    if (at > this.last) return;
    const start = at - (at % WINDOW);
    const through = this.through;
    const wanted = `${through} ${start}`;
    if (this.asked.has(wanted)) return;
    this.asked.add(wanted);
    ofRecord(this.record, () => viewsOf(this.summary.key, through, start, WINDOW)).then(
      ({ views }) => {
        const found = putTogether(views).map((each, index) => [`${through} ${start + index}`, each] as const);
        this.known = new Map([...this.known, ...found]);
        this.failed = null;
      },
      (error: unknown) => {
        this.asked.delete(wanted);
        this.failed = error;
      },
    );
  }

  // --- Where to go ------------------------------------------------------------------------------

  go(at: number): void {
    this.at = Math.max(0, Math.min(at, this.last));
  }

  /** Goes to the moment of a name; where there is none such, it stays. */
  goTo(name: string): void {
    const at = numberOf(name, this.moments);
    if (at >= 0) this.go(at);
  }

  /** One moment on or back; nothing is played any more. */
  step(by: 1 | -1): void {
    this.pause();
    this.go(this.at + by);
  }

  /** To the beginning of the next round, or of this one, or of the one before. */
  round(by: 1 | -1): void {
    this.pause();
    const to = marked(this.moments, this.at, 'deal', by);
    this.go(to >= 0 ? to : by > 0 ? this.last : 0);
  }

  /** To the next moment at which something is turned up, or the last one. */
  reveal(by: 1 | -1): void {
    this.pause();
    const to = marked(this.moments, this.at, 'reveal', by);
    if (to >= 0) this.go(to);
  }

  look(through: Through): void {
    this.through = through;
    this.want(this.at);
  }

  // --- Playing ----------------------------------------------------------------------------------

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private play(): void {
    if (this.at === this.last) this.at = 0;
    this.playing = true;
    this.wait();
  }

  /** The next moment, once this one has been seen long enough and the next one is here. */
  private wait(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      if (!this.playing) return;
      if (this.knownAt(this.at + 1)) this.at += 1;
      if (this.at >= this.last) this.pause();
      else this.wait();
    }, this.pace);
  }
}

/** A view as its board takes it: what a course shows are views of the game whose board this is. */
export function ofBoard<View extends WireView>(view: WireView): View {
  return view as View;
}
