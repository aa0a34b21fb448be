/** All that can be done at a decision of Sabotage, in words. */

import { LETTERS } from '../../art/sabotage/cards';
import { worthOf } from '../../art/sabotage/roof';
import type { SabotageMove } from '../../protocol';
import type { Possibility } from '../../shell/guide/possible';
import { readMove } from '../../shell/moves';
import { unreachable } from '../../unreachable';
import { s } from './i18n';
import { SABOTAGE_MOVES } from '../../../generated/protocol/sabotage';
import { after } from './moves';
import { aCard, cardName } from './names';
import type { Session } from './session.svelte';

export function possible(session: Session): Possibility[] {
  return session.legal.map((move) => ({ ...told(session, move), act: (at) => session.make(move, at) }));
}

function told(session: Session, text: string): Omit<Possibility, 'act'> {
  const words = s().control;
  const move = readMove<SabotageMove>(SABOTAGE_MOVES, text);
  // Whatever the page can't read is said as in the log.
  if (!move) return { card: '', title: '', text: session.moveSentence(text, session.me) };
  switch (move.word) {
    case 'lay':
    case 'take-off': {
      const side = move.roof === 'own' ? 'own' : 'other';
      const letter = move.place ?? move.card.charAt(0);
      const at = LETTERS.findIndex((each) => each === letter);
      const roof = session.roof(side);
      const lies = roof.cards[at] ?? '';
      const place = `${letter}, ${side === 'own' ? words.onOwn : words.onOther}`;
      const worth = words.worth({ before: roof.worth, after: worthOf(after(roof.cards, move.card, at)) });
      return { card: move.card, title: cardName(move.card), text: `${doing(move, place, lies)}; ${worth}` };
    }
    case 'discard':
      return { card: move.card, title: words.discard, text: cardName(move.card), away: true };
    case 'close':
      return { card: '', title: s().close[session.partners ? 'ask' : 'close'], text: s().close.cost };
    case 'consent':
      return { card: '', title: session.prompt, text: move.yes === 'yes' ? s().question.yes : s().question.no };
    default:
      return unreachable(move);
  }
}

function doing(move: Extract<SabotageMove, { word: 'lay' | 'take-off' }>, place: string, lies: string): string {
  const words = s().control;
  if (move.word === 'take-off') return words.takeAt({ card: aCard(lies), place });
  const card = aCard(move.card);
  return lies ? words.overAt({ card, place, gone: aCard(lies) }) : words.layAt({ card, place });
}
