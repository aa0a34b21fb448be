/** The one sentence that says what there is to do. */

import { s } from './i18n';
import { canTurn } from './hand';
import { toolNames } from './names';
import type { Session } from './session.svelte';

export function promptFor(session: Session): string {
  const view = session.view;
  if (!view) return '';
  const words = s().prompt;
  if (view.phase === 'over') return words.over;
  if (view.phase === 'dealing') return words.dealing;
  if (!session.deciding) return waiting(session);
  if (view.phase === 'turning') return words.stone;
  if (view.phase === 'taking') {
    return session.info?.auto_pick === 'yes' ? s().roundEnd.pickedForYou : words.take;
  }
  if (session.chosen === null) return choosing(session);
  return aiming(session);
}

function waiting(session: Session): string {
  const words = s().prompt;
  const view = session.view!;
  const name = session.nameOf(view.decider);
  if (view.phase === 'turning') return words.otherStone(name);
  return view.phase === 'taking' ? words.otherTake(name) : words.other(name);
}

function choosing(session: Session): string {
  const broken = session.view?.players[session.me]?.broken ?? [];
  return broken.length > 0 ? s().prompt.chooseBroken(toolNames(broken)) : s().prompt.choose;
}

function aiming(session: Session): string {
  const words = s().prompt;
  const { choices, chosen } = session;
  switch (session.aim) {
    case 'place':
      if (choices.lays.size === 0) return words.noPlace;
      return chosen !== null && canTurn(chosen) ? `${words.place} ${words.turnHint}` : words.place;
    case 'card':
      return choices.places.length > 0 ? words.rockfall : words.noRockfall;
    case 'goal':
      return words.map;
    default:
      if (chosen?.startsWith('break-')) return choices.seats.size > 0 ? words.break : words.noBreak;
      return choices.seats.size > 0 ? words.mend : words.noMend;
  }
}
