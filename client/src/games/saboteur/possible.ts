/** All that can be done at a decision of Saboteur, in words. */

import { parsePlace, placeName } from '../../shell/table/places';
import type { Possibility } from '../../shell/guide/possible';
import { unreachable } from '../../unreachable';
import { fallingAt, lookingAt } from './doing';
import { waysToLie } from './hand';
import { s } from './i18n';
import { parseMove, toolOf } from './moves';
import { cardName, openSides, toolName } from './names';
import type { Session } from './session.svelte';

/** What is asked of a session. */
type Deciding = Pick<Session, 'view' | 'legal' | 'hand' | 'me' | 'nameOf' | 'moveSentence' | 'make'>;

export function possible(session: Deciding): Possibility[] {
  return session.legal.map((move) => ({ ...told(session, move), act: (at) => session.make(move, at) }));
}

function told(session: Deciding, text: string): Omit<Possibility, 'act'> {
  const view = session.view!;
  const words = s().control;
  const move = parseMove(text);
  const withCard = (card: string, does: string): Omit<Possibility, 'act'> => ({
    card,
    title: cardName(card),
    text: does,
  });
  // Whatever the page can't read is said as in the log.
  if (!move) return { card: '', title: '', text: session.moveSentence(text, session.me) };
  switch (move.word) {
    case 'lay': {
      const card = session.hand.find((each) => waysToLie(each).includes(move.card)) ?? move.card;
      const place = placeName(parsePlace(move.place));
      return withCard(card, words.layAt({ place, sides: openSides(move.card) }));
    }
    case 'break':
      return withCard(`break-${move.tool}`, words.breakAt({ tool: move.tool, name: session.nameOf(move.seat) }));
    case 'mend':
      return withCard(move.card, words.mendAt({ tools: toolName(toolOf(move)), name: session.nameOf(move.seat) }));
    case 'rockfall':
      return withCard('rockfall', fallingAt(view, parsePlace(move.place)));
    case 'map':
      return withCard('map', lookingAt(view, parsePlace(move.place)));
    case 'pass':
      return { card: move.card, title: words.discard, text: cardName(move.card), away: true };
    case 'turn':
      return { card: '', title: s().prompt.stone, text: words.stone({ sides: openSides(move.card) }) };
    case 'take':
      return { card: '', title: s().prompt.take, text: words.take({ value: move.value }) };
    default:
      return unreachable(move);
  }
}
