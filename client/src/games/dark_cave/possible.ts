/** All that can be done at a decision of The Dark Cave, in words. */

import { creatureOf } from '../../art/dark_cave/cards';
import { capital, listed } from '../../i18n';
import type { Possibility } from '../../shell/guide/possible';
import { parsePlace, placeName } from '../../shell/table/places';
import { unreachable } from '../../unreachable';
import { s } from './i18n';
import { isFaceOf, parseMove } from './moves';
import { cardName, cornerName, edgeName, fieldName, sideNames } from './names';
import { parseEdge } from './places';
import { priceOf } from './price';
import type { Session } from './session.svelte';

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
    ...session.legal
      .filter((move) => ways.length === 0 || !move.startsWith('step '))
      .map((move) => ({
        ...told(session, move),
        act: (at: Parameters<Possibility['act']>[0]) => session.play(move, at),
      })),
  ];
}

function told(session: Session, text: string): Omit<Possibility, 'act'> {
  const words = s().control;
  const move = parseMove(text);
  const withCard = (card: string, does: string): Omit<Possibility, 'act'> => ({
    card,
    title: cardName(card),
    text: does,
  });
  const plain = { card: '', title: session.prompt, text: session.moveSentence(text, session.me) };
  // Whatever the page can't read is said as in the log.
  if (!move) return plain;
  switch (move.word) {
    case 'lay': {
      const card = session.hand.find((each) => isFaceOf(move.card, each)) ?? move.card;
      const [, openings = ''] = /:([NESW.]+)/.exec(move.card) ?? [];
      const place = words.layHere({ place: placeName(parsePlace(move.place)) });
      return withCard(card, `${place}; ${s().place.open({ sides: sideNames(openings) })}`);
    }
    case 'look-goal':
      return withCard(move.card, words.lookGoal({ corner: cornerName(parsePlace(move.place)) }));
    case 'rockfall':
      return withCard(move.card, words.fallHere({ place: placeName(parsePlace(move.place)) }));
    case 'look-clan':
    case 'swap':
    case 'equip':
      return withCard(move.card, words.aimSeat({ person: session.person(move.seat) }));
    case 'web': {
      const { place, side } = parseEdge(move.edge);
      return withCard(move.card, words.webHere({ place: placeName(place), side: sideNames(side) }));
    }
    case 'lure': {
      const creature = creatureOf(move.card) ?? 'rat';
      const from = words.startHere({ creature, field: fieldName(move.start, session.view) });
      const to = move.end ? words.goHere({ creature, field: fieldName(move.end, session.view) }) : words.stays;
      return withCard(move.card, `${from}. ${to}.`);
    }
    case 'pass':
      return { card: '', title: words.pass, text: listed(move.cards.split(' ').map(cardName)), away: true };
    case 'cut': {
      const { place, side } = parseEdge(move.edge);
      return { card: '', title: words.cut, text: edgeName(place, side) };
    }
    case 'stay':
      return { card: '', title: capital(words.end), text: words.end };
    case 'propose':
      return { card: '', title: words.propose, text: words.propose };
    // A step is told here where no way leads further; the others answer the question of the prompt.
    case 'step':
    case 'step-goal':
    case 'axe':
    case 'vein':
    case 'turn':
    case 'vote':
      return plain;
    default:
      return unreachable(move);
  }
}
