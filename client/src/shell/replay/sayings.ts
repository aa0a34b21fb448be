/** What was said during a game that is looked back on, in words. */

import { t } from '../../i18n';
import type { MomentSaid, WireView } from '../../protocol';
import type { LogLine } from '../log/line';
import { courtesies, isCourtesy } from '../talk/courtesies';
import { isHint } from '../talk/hints';
import type { Claim } from '../talk/phrases';
import type { Board } from './board';
import { whenSaid } from './moments';

export class Sayings<View extends WireView, Line extends LogLine> {
  private readonly board: Pick<Board<View, Line>, 'course' | 'session'>;

  constructor(board: Pick<Board<View, Line>, 'course' | 'session'>) {
    this.board = board;
  }

  /** At the moment that is shown. */
  get here(): readonly MomentSaid[] {
    const { moment, summary } = this.board.course;
    if (moment.seat === null) return [];
    return summary.said.filter(({ number }) => number > 0 && number === moment.number);
  }

  /** Who said it, and what. */
  readonly line = (said: MomentSaid): string => {
    const { course, session } = this.board;
    const naming = session.namingAt(whenSaid(course.moments, said.number));
    return t().talk.line({ person: naming(said.seat), text: this.sentence(said) });
  };

  /** Something ready-made; what is known instead is said in such phrases, too. */
  readonly phrase = (claim: Claim): string => {
    const { session } = this.board;
    const phrases = isCourtesy(claim.claim) ? courtesies : session.phrases;
    return phrases.say(claim, session.nameOf) || claim.claim;
  };

  private sentence(said: MomentSaid): string {
    const { course, session } = this.board;
    if (said.claim === '') return said.text;
    if (!isHint(said)) return this.phrase(said);
    const then = whenSaid(course.moments, said.number);
    return t().talk.hint({ text: session.moveSentence(String(said.params['move']), said.seat, then) });
  }
}
