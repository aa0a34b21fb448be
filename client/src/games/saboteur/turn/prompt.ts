/** The one sentence that says what there is to do. */

import { t } from '../../../i18n';
import { unreachable } from '../../../unreachable';
import { hasUse } from './choices';
import { doing } from './doing';
import { s } from '../i18n';
import { canTurn } from './hand';
import { toolNames } from '../telling/names';
import type { Session } from '../session.svelte';

export function promptFor(session: Session): string {
  const { view, deciding } = session;
  if (!view) return '';
  const words = s().prompt;
  const other = session.nameOf(view.decider);
  // What ended the round; who has won is told in its turn.
  if (!session.reveal.stage.done) {
    return view.results.at(-1)?.winner === 'diggers' ? s().roundEnd.reached : s().roundEnd.notReached;
  }
  switch (view.phase) {
    case 'dealing':
      return words.dealing;
    case 'playing':
      return deciding ? ownTurn(session) : t().table.turnOf({ name: other });
    case 'turning':
      return deciding ? words.stone : words.otherStone({ name: other });
    case 'taking':
      if (!deciding) return words.otherTake({ name: other });
      return session.info?.auto_pick === 'yes' ? s().roundEnd.pickedForYou : words.take;
    case 'over':
      return t().table.over;
    default:
      return unreachable(view.phase);
  }
}

function ownTurn(session: Session): string {
  const words = s().prompt;
  const { chosen, aim } = session;
  const useful = hasUse(session.choices);
  const broken = session.view?.players[session.me]?.broken ?? [];
  if (session.trial.at !== '') return `${doing(session)} ${t().table.again}`;
  switch (aim) {
    case null:
      return broken.length > 0 ? words.chooseBroken({ tools: toolNames(broken) }) : words.choose;
    case 'place':
      if (!useful) return broken.length > 0 ? words.noPlaceBroken({ tools: toolNames(broken) }) : words.noPlace;
      return chosen !== null && canTurn(chosen) ? `${words.place} ${words.turnHint}` : words.place;
    case 'card':
      return useful ? words.rockfall : words.noRockfall;
    case 'goal':
      return words.map;
    case 'seat':
      if (chosen?.startsWith('break-')) return useful ? words.break : words.noBreak;
      return useful ? words.mend : words.noMend;
    default:
      return unreachable(aim);
  }
}
