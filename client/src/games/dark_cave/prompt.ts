/** The one sentence that says what there is to do, and what is still owed in a turn. */

import { actionOf, creatureOf } from '../../art/dark_cave/cards';
import type { DarkCaveView } from '../../protocol';
import { s } from './i18n';
import { creatureName } from './names';
import type { Session } from './session.svelte';

export function promptFor(session: Session): string {
  const view = session.view;
  if (!view) return '';
  const words = s().prompt;
  if (view.phase === 'over') return words.over;
  if (view.phase === 'dealing') return words.dealing;
  if (view.phase === 'losing' || view.decider < 0) return words.losing;
  return session.deciding ? ownPrompt(session, view) : otherPrompt(session, view);
}

function otherPrompt(session: Session, view: DarkCaveView): string {
  const words = s().prompt;
  const name = session.nameOf(view.decider);
  switch (view.phase) {
    case 'defending':
      return words.defends(name, creatureName(view.attack?.creature ?? ''));
    case 'taking':
      return words.takes(name);
    case 'voting':
      return words.votes(name);
    case 'turning':
      return words.turns(name);
    default:
      return words.other(name, view.phase === 'card' ? s().phase.card : s().phase.move);
  }
}

function ownPrompt(session: Session, view: DarkCaveView): string {
  const words = s().prompt;
  switch (view.phase) {
    case 'defending':
      return words.defend(creatureName(view.attack?.creature ?? ''));
    case 'taking':
      return words.take;
    case 'voting':
      return words.vote(session.nameOf(view.on_turn));
    case 'turning':
      return words.turn;
    case 'moving':
      return session.walking ? words.walking : movePrompt(session, view);
    default:
      return cardPrompt(session);
  }
}

function movePrompt(session: Session, view: DarkCaveView): string {
  const words = s().prompt;
  const own = view.players[session.me];
  if (view.blocked) return words.blocked;
  if (own?.lying) return words.lies;
  return view.steps > 0 && view.reach.length > 0 ? words.move(view.steps) : words.moved;
}

function cardPrompt(session: Session): string {
  const words = s().prompt;
  if (session.chosen === null) return words.choose;
  if (session.passesTwo) return words.second;
  const creature = creatureOf(session.chosen);
  if (creature !== null && session.starts.length > 0) {
    return session.start === null ? words.hole(creatureName(creature)) : words.where(creatureName(creature));
  }
  if (session.targets.size === 0) return words.nowhere;
  switch (actionOf(session.chosen)) {
    case null:
      return words.place;
    case 'info':
      return words.goalOrSeat;
    case 'rockfall':
      return words.rockfall;
    case 'web':
      return words.web;
    default:
      return words.seat;
  }
}

/** What is still owed in the reader's turn. */
export function owedIn(session: Session): string {
  const view = session.view;
  if (!view || view.phase === 'over' || view.on_turn !== session.me || session.me < 0) return '';
  const words = s().owed;
  const empty = view.piles.every((cards) => cards === 0);
  if (view.phase === 'card' && view.steps > 0) return words.move(view.steps, empty);
  if (empty) return words.empty;
  if (view.drawer >= 0 && view.drawer !== session.me) return words.other(session.nameOf(view.drawer));
  return view.phase === 'card' ? words.onlyDraw : words.draw(view.draws);
}
