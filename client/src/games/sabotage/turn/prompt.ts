/** The one sentence that says what there is to do. */

import { t } from '../../../i18n';
import { worthOf } from '../../../art/sabotage/roof';
import type { SabotageView } from '../../../protocol';
import { unreachable } from '../../../unreachable';
import { s } from '../i18n';
import { roofName } from '../telling/names';
import { ENOUGH_TO_CLOSE, ifClosed } from '../ends/scores';
import type { Session } from '../session.svelte';

export function promptFor(session: Session): string {
  const { view, deciding } = session;
  if (!view) return '';
  const words = s().prompt;
  switch (view.phase) {
    case 'dealing':
      return words.dealing;
    case 'playing':
      return deciding ? ownTurn(session) : t().table.turnOf({ name: session.nameOf(view.decider) });
    case 'answering': {
      const asker = session.nameOf(view.on_turn);
      if (deciding) return [s().question.title({ name: asker }), stake(view)].join(' ');
      const partner = session.nameOf(view.decider);
      return view.on_turn === session.me ? words.answeringYou({ partner }) : words.answering({ name: asker, partner });
    }
    case 'over':
      return s().event.matchOver;
    default:
      return unreachable(view.phase);
  }
}

/** What the answer decides about. */
function stake(view: SabotageView): string {
  const scores = ifClosed(view);
  return scores ? s().question.worth({ own: scores[0], other: scores[1] }) : '';
}

function ownTurn(session: Session): string {
  const words = s().prompt;
  if (session.chosen === null) {
    const { partners: together, rival: name } = session;
    const warning = session.roof('other').worth >= ENOUGH_TO_CLOSE ? ` ${words.warn({ together, name })}` : '';
    const mayClose = together ? words.chooseOrAsk : words.chooseOrClose;
    return (session.canClose ? mayClose : words.choose) + warning;
  }
  if (session.discards) return `${words.discard} ${t().table.again}`;
  if (session.tried) {
    const [before, after] = [session.roof(session.tried.side).worth, worthOf(session.result(session.tried))];
    const place = roofName(session.tried.side);
    const tried = before === after ? words.triedSame({ place, worth: after }) : words.tried({ place, before, after });
    return `${tried} ${t().table.again}`;
  }
  if (session.targets.length === 0) return words.only;
  return session.removes ? words.take : words.lay({ places: session.targets.length });
}
