/** What the chosen card would do somewhere, in words: for screen readers, and while it is tried. */

import { listedChoices } from '../../../i18n';
import type { SaboteurView } from '../../../protocol';
import { DISCARD, seatOf } from '../../../shell/table/aim';
import { parsePlace, placeName, samePlace, type Place } from '../../../shell/table/places';
import { toolMovesAt } from './choices';
import { s } from '../i18n';
import { toolOf } from '../moves';
import { aShape, goalLying, toolName, waysOf } from '../telling/names';
import type { Session } from '../session.svelte';

/** What it would do at a place of the maze. */
export function doingAt(session: Session, place: Place): string {
  const words = s().control;
  const view = session.view!;
  if (session.aim === 'place') return words.layAt({ place: placeName(place), sides: waysOf(session.wayAt(place)) });
  return session.aim === 'goal' ? lookingAt(view, place) : fallingAt(view, place);
}

/** What a map shows there. */
export function lookingAt(view: SaboteurView, place: Place): string {
  return s().control.lookAt({ goal: goalLying(view, place) });
}

/** What a rockfall brings down there. */
export function fallingAt({ maze }: SaboteurView, place: Place): string {
  const card = maze.find((each) => samePlace(each, place));
  return s().control.fallAt({ place: placeName(place), card: card ? aShape(card.card) : '' });
}

/** What it would do to a player. */
export function doingTo(session: Session, seat: number): string {
  const words = s().control;
  const name = session.nameOf(seat);
  const moves = toolMovesAt(session.choices, seat);
  const [first] = moves;
  if (first?.word === 'break') return words.breakAt({ name, tool: first.tool });
  return words.mendAt({ name, tools: listedChoices(moves.map((move) => toolName(toolOf(move)))) });
}

/** What it would do where it is tried; nothing where it isn't. */
export function doing(session: Session): string {
  const { at } = session.trial;
  if (at === '') return '';
  if (at === DISCARD) return `${s().control.discardChosen}.`;
  const seat = seatOf(at);
  return `${seat === null ? doingAt(session, parsePlace(at)) : doingTo(session, seat)}.`;
}
