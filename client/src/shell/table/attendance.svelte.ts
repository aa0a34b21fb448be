/** Goes with a table from view to view: says what is new, and shows it to a reader who comes back. */

import type { WireView } from '../../protocol';
import { announcer } from '../announce.svelte';
import { firstNew, newEvents, type LogLine } from '../log/line';
import type { AnySession } from './session.svelte';

type Seen = Pick<WireView, 'round' | 'seat' | 'decider' | 'phase' | 'history'>;

/** After how long away the reader is told what has happened, in milliseconds. */
const AWAY = 60_000;

export class Attendance {
  /** The reader was away, and is shown what has happened since. */
  cameBack = $state(false);

  private readonly session: AnySession;
  private before: Seen | null = null;
  private leftAt = 0;

  constructor(session: AnySession) {
    this.session = session;
  }

  /** Takes in the view that has come. */
  arrived(now: Seen, underWay: boolean): void {
    const last = this.before;
    this.before = now;
    this.announce(last, now);
    // Somebody who comes to a game under way wants to know what went before.
    if (!last) this.cameBack = underWay && this.session.since.some((line) => line.play);
    else if (!underWay || last.round !== now.round || this.hasPlayed(last, now)) this.cameBack = false;
  }

  /** The reader turns away from the page, or back to it. */
  turned(underWay: boolean): void {
    if (document.visibilityState === 'hidden') this.leftAt = Date.now();
    else if (this.leftAt && Date.now() - this.leftAt > AWAY && underWay) this.cameBack = true;
  }

  private newLines(last: Seen, now: Seen): readonly LogLine[] {
    return this.session.lines.filter((line) => line.number >= firstNew(last, now));
  }

  /** Whoever has played has seen what there was to see. */
  private hasPlayed(last: Seen, now: Seen): boolean {
    return this.newLines(last, now).some((line) => line.play && line.seat === now.seat);
  }

  /** Says what is new, and whether it is up to the reader now. */
  private announce(last: Seen | null, now: Seen): void {
    const news = last ? this.newLines(last, now) : [];
    const sentences = news.map((line) => line.text);
    if (!last || (this.session.deciding && isUpAnew(last, now))) sentences.push(this.session.prompt);
    if (sentences.length > 0) announcer.say(sentences.join(' '));
  }
}

/** Whether the reader, whose turn it is, has something else to do than before. */
function isUpAnew(last: Seen, now: Seen): boolean {
  return (
    last.decider !== now.decider ||
    last.phase !== now.phase ||
    newEvents(last, now).some((event) => event.seat !== now.seat)
  );
}
