/** The legal moves of one card, by what they aim at. All of it is read from what the server allows. */

import { isPath, waysToLie } from './hand';
import type { SaboteurMove } from '../../protocol';
import { unreachable } from '../../unreachable';
import { parseMove } from './moves';
import { parsePlace, placeText, type Place } from '../../shell/table/places';

export interface Choices {
  /** Where the card may lie, and how. */
  readonly lays: ReadonlyMap<string, readonly string[]>;
  /** Whom it may be played at: one move a tool. */
  readonly seats: ReadonlyMap<number, readonly SaboteurMove[]>;
  /** The cards that it may bring down, or the goals that it may look under. */
  readonly places: readonly Place[];
  readonly canPass: boolean;
}

export const NO_CHOICES: Choices = {
  lays: new Map(),
  seats: new Map(),
  places: [],
  canPass: false,
};

export function choicesFor(card: string, legal: readonly string[]): Choices {
  const lays = new Map<string, string[]>();
  const seats = new Map<number, SaboteurMove[]>();
  const places: Place[] = [];
  let canPass = false;
  for (const text of legal) {
    const move = parseMove(text);
    if (!move || !isOf(card, move)) continue;
    switch (move.word) {
      case 'lay':
        add(lays, move.place, move.card);
        break;
      case 'break':
      case 'mend':
        add(seats, move.seat, move);
        break;
      case 'rockfall':
      case 'map':
        places.push(parsePlace(move.place));
        break;
      case 'pass':
        canPass = true;
        break;
      default:
        return unreachable(move);
    }
  }
  return { lays, seats, places, canPass };
}

/** The places that the card can be aimed at. */
export function targetPlaces(choices: Choices): Place[] {
  return choices.lays.size > 0 ? layPlaces(choices) : inReadingOrder(choices.places);
}

/** Whether the card can do more than be discarded. */
export function hasUse({ lays, seats, places }: Choices): boolean {
  return lays.size + seats.size + places.length > 0;
}

/** Whether a move is made with that card of the hand. */
function isOf(card: string, move: SaboteurMove): move is Exclude<SaboteurMove, { word: 'turn' | 'take' }> {
  switch (move.word) {
    case 'lay':
      return isPath(card) && waysToLie(card).includes(move.card);
    case 'break':
      return card === `break-${move.tool}`;
    case 'mend':
    case 'pass':
      return card === move.card;
    case 'rockfall':
    case 'map':
      return card === move.word;
    case 'turn':
    case 'take':
      return false;
    default:
      return unreachable(move);
  }
}

function add<Key, Item>(groups: Map<Key, Item[]>, key: Key, item: Item): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}

/**
 * How a path card lies at a place: as the player holds it where that fits, else the way that fits, else as
 * it is held (and the rules will say why not).
 */
export function wayAt(choices: Choices, place: Place, held: string): string {
  const ways = choices.lays.get(placeText(place));
  return !ways || ways.includes(held) ? held : (ways[0] ?? held);
}

/** The places where the card may lie, in reading order. */
export function layPlaces(choices: Choices): Place[] {
  return inReadingOrder([...choices.lays.keys()].map(parsePlace));
}

/** By column from the start outward, then from north to south. */
function inReadingOrder(places: readonly Place[]): Place[] {
  return places.toSorted((a, b) => a.x - b.x || a.y - b.y);
}

/** The ways in which the stone that waits may be turned (S-54). */
export function turns(legal: readonly string[]): string[] {
  return legal.flatMap((text) => {
    const move = parseMove(text);
    return move?.word === 'turn' ? [move.card] : [];
  });
}
