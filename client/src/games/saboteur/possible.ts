/** All that can be done at a decision of Saboteur, in words. */

import { parsePlace, placeName } from '../../shell/table/places';
import { movesAsPossibilities, type Possibility } from '../../shell/guide/possible';
import { unreachable } from '../../unreachable';
import { fallingAt, lookingAt } from './turn/doing';
import { s } from './i18n';
import { parseMove, toolOf } from './moves';
import { cardName, openSides, toolName, waysOf } from './telling/names';
import type { Session } from './session.svelte';
import { aimOf } from './showing';

/** What is asked of a session. */
type Deciding = Pick<Session, 'view' | 'legal' | 'hand' | 'me' | 'nameOf' | 'moveSentence' | 'make'>;

export function possible(session: Deciding): Possibility[] {
  return movesAsPossibilities(session, (move) => describe(session, move), cardName);
}

function describe(session: Deciding, text: string): Partial<Possibility> {
  const view = session.view!;
  const words = s().control;
  const move = parseMove(text);
  const { card } = aimOf(text, session);
  switch (move?.word) {
    case 'lay':
      return { card, text: words.layAt({ place: placeName(parsePlace(move.place)), sides: waysOf(move.card) }) };
    case 'break':
      return { card, text: words.breakAt({ tool: move.tool, name: session.nameOf(move.seat) }) };
    case 'mend':
      return { card, text: words.mendAt({ tools: toolName(toolOf(move)), name: session.nameOf(move.seat) }) };
    case 'rockfall':
      return { card, text: fallingAt(view, parsePlace(move.place)) };
    case 'map':
      return { card, text: lookingAt(view, parsePlace(move.place)) };
    case 'pass':
      return { card, title: words.discard, text: cardName(card), away: true };
    case 'turn':
      return { title: s().prompt.stone, text: words.stone({ sides: openSides(move.card) }) };
    case 'take':
      return { title: s().prompt.take, text: words.take({ value: move.value }) };
    case undefined:
      return {};
    default:
      return unreachable(move);
  }
}
