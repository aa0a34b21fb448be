/** All that can be done at a decision of The Dark Cave, in words. */

import { creatureOf } from '../../art/dark_cave/cards';
import { capital, listed } from '../../i18n';
import { movesAsPossibilities, type Possibility } from '../../shell/guide/possible';
import { parsePlace, placeName } from '../../shell/table/places';
import { unreachable } from '../../unreachable';
import { s } from './i18n';
import { parseMove } from './moves';
import { cardName, cornerName, edgeName, fieldName, sideNames } from './telling/names';
import { parseEdge } from './cave/places';
import { priceOf } from './turn/price';
import type { Session } from './session.svelte';
import { aimOf } from './showing';

/** A dwarf that walks can be told to go all the way at once; single steps are the shortest of these ways. */
export function possible(session: Session): Possibility[] {
  const ways = session.walks ? (session.view?.reach ?? []) : [];
  return [
    ...ways.map((way): Possibility => {
      const goal = way.goal ? ` (${s().place.goal})` : '';
      const field = `${way.goal ? placeName(parsePlace(way.to)) : fieldName(way.to, session.view)}${goal}`;
      const text = s().control.stepHere({ field, price: priceOf(way).join('; ') });
      return { card: '', title: s().walk, text, act: (at) => session.go(way, at) };
    }),
    ...movesAsPossibilities(
      session,
      (move) => ({ ...describe(session, move), act: (at) => session.play(move, at) }),
      cardName,
      session.legal.filter((move) => ways.length === 0 || !move.startsWith('step ')),
    ),
  ];
}

function describe(session: Session, text: string): Partial<Possibility> {
  const words = s().control;
  const move = parseMove(text);
  const { card } = aimOf(text, session);
  switch (move?.word) {
    case 'lay': {
      const [, openings = ''] = /:([NESW.]+)/.exec(move.card) ?? [];
      const place = words.layHere({ place: placeName(parsePlace(move.place)) });
      return { card, text: `${place}; ${s().place.open({ sides: sideNames(openings) })}` };
    }
    case 'look-goal':
      return { card, text: words.lookGoal({ corner: cornerName(parsePlace(move.place)) }) };
    case 'rockfall':
      return { card, text: words.fallHere({ place: placeName(parsePlace(move.place)) }) };
    case 'look-clan':
    case 'swap':
    case 'equip':
      return { card, text: words.aimSeat({ person: session.person(move.seat) }) };
    case 'web': {
      const { place, side } = parseEdge(move.edge);
      return { card, text: words.webHere({ place: placeName(place), side: sideNames(side) }) };
    }
    case 'lure': {
      const creature = creatureOf(move.card) ?? 'rat';
      const from = words.startHere({ creature, field: fieldName(move.start, session.view) });
      const to = move.end ? words.goHere({ creature, field: fieldName(move.end, session.view) }) : words.stays;
      return { card, text: `${from}. ${to}.` };
    }
    case 'pass':
      return { title: words.pass, text: listed(move.cards.split(' ').map(cardName)), away: true };
    case 'cut': {
      const { place, side } = parseEdge(move.edge);
      return { title: words.cut, text: edgeName(place, side) };
    }
    case 'stay':
      return { title: capital(words.end), text: words.end };
    case 'propose':
      return { title: words.propose, text: words.propose };
    // A step is told here where no way leads further; the others answer the question of the prompt.
    case undefined:
    case 'step':
    case 'step-goal':
    case 'axe':
    case 'vein':
    case 'turn':
    case 'vote':
      return { title: session.prompt };
    default:
      return unreachable(move);
  }
}
