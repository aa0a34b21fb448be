/** The one sentence that says what there is to do, and what is still owed in a turn. */

import { actionOf, creatureOf, type Creature } from '../../../art/dark_cave/cards';
import type { DarkCaveView } from '../../../protocol';
import { t } from '../../../i18n';
import { unreachable } from '../../../unreachable';
import { doingAt } from './doing';
import { s } from '../i18n';
import type { Session } from '../session.svelte';

export function promptFor(session: Session): string {
  const view = session.view;
  if (!view) return '';
  const words = s().prompt;
  const own = session.deciding;
  const name = session.nameOf(view.decider);
  const creature = view.attack?.creature as Creature;
  if (own && session.trial.at !== '') return `${doingAt(session, session.trial.at)}. ${t().table.again}`;
  if (view.decider === null && view.phase !== 'over' && view.phase !== 'dealing') return words.losing;
  switch (view.phase) {
    case 'dealing':
      return words.dealing;
    case 'card':
      return own ? cardPrompt(session) : words.plays({ name });
    case 'moving':
      if (!own) return words.walks({ name });
      return session.walking ? words.walking : movePrompt(session, view);
    case 'defending':
      return own ? words.defend({ creature }) : words.defends({ name, creature });
    case 'taking':
      return own ? words.take : words.takes({ name });
    case 'turning':
      return own ? s().question.turn : words.turns({ name });
    case 'voting':
      return own ? words.vote({ name: session.nameOf(view.on_turn) }) : words.votes({ name });
    case 'losing':
      return words.losing;
    case 'over':
      return t().table.over;
    default:
      return unreachable(view.phase);
  }
}

function movePrompt(session: Session, view: DarkCaveView): string {
  const words = s().prompt;
  const own = view.players[session.me];
  if (view.blocked) return words.blocked;
  if (own?.lying) return words.lies;
  if (session.chosen !== null && view.reach.length > 0) return words.late;
  return view.steps > 0 && view.reach.length > 0 ? words.move({ steps: view.steps }) : words.moved;
}

function cardPrompt(session: Session): string {
  const words = s().prompt;
  if (session.chosen === null) return words.choose;
  if (session.passesTwo) return words.second;
  const creature = creatureOf(session.chosen);
  if (creature !== null && session.starts.length > 0) {
    return session.start === null ? words.hole({ creature }) : words.where({ creature });
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
    case 'swap':
    case 'boots':
    case 'axe':
    case 'rat':
    case 'goblin':
    case 'lindworm':
      return words.seat;
  }
}

/** Whether a card is still to be played in this turn; the end may be proposed before that (D-86). */
export function isBeforeCard(view: DarkCaveView): boolean {
  return view.phase === 'card' || (view.phase === 'voting' && view.draws === 0);
}

/** What is still owed in the reader's turn. */
export function owedIn(session: Session): string {
  const view = session.view;
  if (!view || view.phase === 'over' || view.on_turn !== session.me || session.me < 0) return '';
  const words = s().owed;
  const empty = view.piles.every((cards) => cards === 0);
  if (view.phase === 'voting' && isBeforeCard(view)) return '';
  if (view.phase === 'card' && view.steps > 0) return words.move({ steps: view.steps, empty });
  if (empty) return words.empty;
  if (view.drawer !== null && view.drawer !== session.me) return words.other({ name: session.nameOf(view.drawer) });
  return view.phase === 'card' ? words.onlyDraw : words.draw({ cards: view.draws });
}
