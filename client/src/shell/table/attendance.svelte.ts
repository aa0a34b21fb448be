/** Goes with a table from view to view: says what is new, and shows it to a reader who comes back. */

import { t } from '../../i18n';
import type { WireView } from '../../protocol';
import { announcer } from '../announce.svelte';
import { ownSeat } from '../company/company';
import { c } from '../company/i18n';
import { firstNew, newEvents, turnsFor, type LogLine } from '../log/line';
import type { AnySession } from './session.svelte';

/** After how long away the reader is told what has happened, in milliseconds. */
const AWAY = 60_000;

export class Attendance {
  /** The reader was away, and is shown what has happened since. */
  cameBack = $state(false);

  private readonly session: AnySession;
  private before: WireView | null = null;
  private leftAt = 0;
  /** A computer player has the reader's seat. */
  private playedFor = false;

  constructor(session: AnySession) {
    this.session = session;
  }

  /** Takes in the view that has come. */
  arrived(now: WireView, underWay: boolean): void {
    const last = this.before;
    this.before = now;
    const wasPlayedFor = this.playedFor;
    this.playedFor = Boolean(this.session.info && ownSeat(this.session.info)?.stand_in);
    const returned = last === null || (wasPlayedFor && !this.playedFor);
    this.announce(last, now, returned);
    // Somebody who comes to a game under way, or has their seat back, wants to know what went before.
    if (returned) this.cameBack = underWay && this.session.since.some((line) => line.play);
    else if (!underWay || last.round !== now.round || this.hasPlayed(last, now)) this.cameBack = false;
  }

  /** The reader turns away from the page, or back to it. */
  turned(underWay: boolean): void {
    if (document.visibilityState === 'hidden') this.leftAt = Date.now();
    else if (this.leftAt && Date.now() - this.leftAt > AWAY && underWay) this.cameBack = true;
  }

  private newLines(last: WireView, now: WireView): readonly LogLine[] {
    return this.session.lines.filter((line) => line.number >= firstNew(last, now));
  }

  /** Whoever has played has seen what there was to see. */
  private hasPlayed(last: WireView, now: WireView): boolean {
    return this.newLines(last, now).some((line) => line.play && line.seat === now.seat && !line.stoodIn);
  }

  /** Says what is new, and whether it is up to the reader now: what is asked, and what hangs on the answer. */
  private announce(last: WireView | null, now: WireView, returned: boolean): void {
    const { session } = this;
    const count = returned ? turnsFor(session.since, now.seat ?? -1) : 0;
    const news = last ? this.newLines(last, now) : [];
    const asks = !last || (session.deciding && isUpAnew(last, now));
    const retold = asks ? session.retold : '';
    const sentences = news.filter((line) => now.history[line.number]?.key !== retold).map((line) => line.text);
    if (asks) sentences.push(this.whose(last, now, news), session.prompt, ...session.stakes);
    if (count > 0) sentences.unshift(c().away.playedForYou({ count }));
    const text = sentences.filter(Boolean).join(' ');
    if (text) announcer.say(text);
  }

  /** That it has become the reader's turn, where the prompt doesn't begin with that itself. */
  private whose(last: WireView | null, now: WireView, news: readonly LogLine[]): string {
    const { session } = this;
    const yours = t().home.yourTurn;
    if (!session.deciding || session.onTurn(now) !== now.seat || session.prompt.startsWith(yours)) return '';
    const before = last?.round === now.round && last.seat === now.seat && session.onTurn(last) === now.seat;
    // Views may have been missed in which others were on turn.
    const goesOn = before && !news.some((line) => line.play && line.seat !== now.seat);
    return goesOn ? '' : `${yours}.`;
  }
}

/** Whether the reader, whose turn it is, has something else to do than before. */
function isUpAnew(last: WireView, now: WireView): boolean {
  return (
    last.decider !== now.decider ||
    last.phase !== now.phase ||
    newEvents(last, now).some((event) => event.seat !== now.seat)
  );
}
