/** What the reader is doing at a table of a game that brings no page of its own: choosing among moves. */

import { t } from '../../i18n';
import type { PlainView } from '../../protocol';
import type { LogLine } from '../log/line';
import { FlightList } from '../table/flights.svelte';
import { TableSession, type GameWording } from '../table/session.svelte';
import { textStore } from '../server/texts.svelte';
import { s } from './i18n';
import { asWritten, claimWords, eventWords, moveWords } from './wording';

export interface Line extends LogLine {
  readonly place: null;
}

export class Session extends TableSession<PlainView, Line, null> {
  /** Nothing flies: nobody knows where the cards of such a game lie. */
  readonly flights = new FlightList<PlainView>({}, { width: 64, height: 64 });
  protected readonly wording: GameWording<PlainView, Line> = {
    turnClause: '',
    speak: asWritten,
    phrases: {
      say: ({ claim, params }, nameOf) => claimWords(claim, params, this.texts, nameOf),
      start: (key) => claimWords(key, {}, this.texts, this.nameOf),
      word: (param, value) => this.texts?.words[this.texts.params[param] ?? '']?.[value] ?? value,
    },
    linesOf: ({ history }, namingAt) =>
      history.map((event, number) => ({
        number,
        seat: event.seat,
        text: eventWords(event, this.texts, (seat) => namingAt(number)(seat).name),
        place: null,
        play: event.seat !== null,
      })),
    moveSentence: (move) => moveWords(move, this.texts, this.nameOf) ?? move,
  };

  get prompt(): string {
    const { view } = this;
    if (!view) return '';
    const words = s().prompt;
    if (view.phase === 'over' || view.phase === 'dealing') return words[view.phase];
    if (view.decider === null) return words.chance;
    return this.deciding ? words.choose : t().table.turnOf({ name: this.nameOf(view.decider) });
  }

  /** The cards are shown and not taken up: what is chosen is a move. */
  protected override handOf(): readonly string[] {
    return [];
  }

  private get texts() {
    return textStore.of(this.live.info?.game ?? '');
  }
}
