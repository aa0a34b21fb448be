/** What happened at the moments of a course, in words; from one to the next its cards fly. */

import { untrack } from 'svelte';
import { t } from '../../i18n';
import type { WireView } from '../../protocol';
import type { LogLine } from '../log/line';
import type { Board } from './board';
import { ofBoard } from './course.svelte';
import { r } from './i18n';
import { firstEvent } from './moments';
import type { Through } from './views';

interface StoryParts<View extends WireView, Line extends LogLine> extends Pick<
  Board<View, Line>,
  'course' | 'session' | 'linesOf' | 'standingOf'
> {
  /** What a round is called. */
  readonly roundName: (round: number) => string;
}

/** What has happened since an event; what goes without saying is told where there is nothing else. */
export function newsOf<Line extends LogLine>(lines: readonly Line[], first: number): readonly Line[] {
  const news = lines.filter((line) => line.number >= first);
  const worth = news.filter(({ minor }) => !minor);
  return worth.length > 0 ? worth : news;
}

/** Made inside a component, of its props. */
export class Story<View extends WireView, Line extends LogLine> {
  private readonly board: StoryParts<View, Line>;

  readonly lines: readonly Line[] = $derived.by(() => {
    const { view } = this.board.session;
    return view ? this.board.linesOf(view) : [];
  });
  /** What has happened at the moment that is shown; while that is on its way, the board still has the one before. */
  readonly caption: string = $derived.by(() => {
    const { moments, at, here } = this.board.course;
    if (!here) return t().shell.loading;
    const first = firstEvent(moments, at);
    return (
      newsOf(this.lines, first)
        .map((line) => (line.secret ? `${line.text} ${line.secret}` : line.text))
        .join(' ') || r().nothing
    );
  });
  /** Who has won, or how it stands, where a round or the game has ended. */
  readonly standing: string = $derived.by(() => {
    const { course, session, standingOf } = this.board;
    const ended = course.here && course.moment.marks.includes('end');
    return ended && session.view ? (standingOf?.(session.view) ?? '') : '';
  });
  /** All that is told of the moment. */
  readonly account: string = $derived.by(() => (this.standing ? `${this.caption} ${this.standing}` : this.caption));
  /** "Round 1 of 3, move 31" */
  readonly where: string = $derived.by(() => {
    const { round, move } = this.board.course.moment;
    return r().moment({ part: this.board.roundName(round), move });
  });
  /** The lines of the whole round, as far as its last view is here. */
  readonly roundLines: readonly Line[] = $derived.by(() => {
    const { course, linesOf } = this.board;
    const known = course.seenAt(course.moments.findLastIndex((each) => each.round === course.moment.round));
    const lines = known ? linesOf(ofBoard<View>(known)) : this.lines;
    return lines.filter(({ minor }) => !minor);
  });

  constructor(board: StoryParts<View, Line>) {
    this.board = board;
    const { course, session } = board;

    $effect(() => {
      course.want(course.at);
      course.wantRound(course.moment.round);
      // The end is a key away, and what else is asked for comes first.
      if (course.here) course.want(course.last);
    });

    let before: { readonly at: number; readonly through: Through; readonly view: View } | null = null;

    $effect(() => {
      const now = session.view;
      if (!now) return;
      untrack(() => {
        const last = before;
        before = { at: course.at, through: course.through, view: now };
        // Cards fly where one moment follows another.
        if (last && last.at === course.at - 1 && last.through === course.through)
          session.flights.follow(last.view, now);
      });
    });
  }

  /** What happened at a moment; nothing while it isn't known. */
  readonly happenedAt = (at: number): string => {
    const { course, linesOf } = this.board;
    const known = course.seenAt(at);
    const start = firstEvent(course.moments, at);
    const lines = known ? newsOf(linesOf(known), start) : [];
    return lines.map((line) => line.text).join(' ');
  };
}
