/** All that can be done at a decision of Sabotage, in words. */

import type { Possibility } from '../../shell/guide/possible';
import { unreachable } from '../../unreachable';
import { doingAt } from './doing';
import { placeOfMove } from './events';
import { s } from './i18n';
import { parseMove } from './moves';
import { cardName } from './names';
import type { Session } from './session.svelte';

export function possible(session: Session): Possibility[] {
  return session.legal.map((move) => ({ ...told(session, move), act: (at) => session.make(move, at) }));
}

function told(session: Session, text: string): Omit<Possibility, 'act'> {
  const words = s().control;
  const move = parseMove(text);
  // Whatever the page can't read is said as in the log.
  if (!move) return { card: '', title: '', text: session.moveSentence(text, session.me) };
  switch (move.word) {
    case 'lay':
    case 'take-off': {
      const place = placeOfMove(text, session.me, session.view!);
      return { card: move.card, title: cardName(move.card), text: place ? doingAt(session, move.card, place) : '' };
    }
    case 'discard':
      return { card: move.card, title: words.discard, text: cardName(move.card), away: true };
    case 'close':
      return { card: '', title: s().close[session.partners ? 'ask' : 'close'], text: s().close.cost };
    case 'consent':
      return { card: '', title: session.prompt, text: s().question[move.yes === 'yes' ? 'yes' : 'no'] };
    default:
      return unreachable(move);
  }
}
