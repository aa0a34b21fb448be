/** All that can be done at a decision of Sabotage, in words. */

import { movesAsPossibilities, type Possibility } from '../../shell/guide/possible';
import { unreachable } from '../../unreachable';
import { doingAt } from './turn/doing';
import { placeOfMove } from './telling/events';
import { s } from './i18n';
import { parseMove } from './moves';
import { cardName } from './telling/names';
import type { Session } from './session.svelte';

export function possible(session: Session): Possibility[] {
  return movesAsPossibilities(session, (move) => describe(session, move), cardName);
}

function describe(session: Session, text: string): Partial<Possibility> {
  const words = s().control;
  const move = parseMove(text);
  switch (move?.word) {
    case 'lay':
    case 'take-off': {
      const place = placeOfMove(text, session.me, session.view!);
      return { card: move.card, text: place ? doingAt(session, move.card, place) : '' };
    }
    case 'discard':
      return { card: move.card, title: words.discard, text: cardName(move.card), away: true };
    case 'close':
      return { title: s().close[session.partners ? 'ask' : 'close'], text: s().close.cost };
    case 'consent':
      return { title: session.prompt, text: s().question[move.yes === 'yes' ? 'yes' : 'no'] };
    case undefined:
      return {};
    default:
      return unreachable(move);
  }
}
