/** What a card of the hand can be aimed at, with the moves that do it: all of it is read from what the server allows. */

import { byTarget } from '../../../shell/moves';
import { DISCARD, seatOf, seatTarget } from '../../../shell/table/aim';
import { parsePlace, placeText, type Place } from '../../../shell/table/places';
import { isMadeWith, isToolMove, parseMove, targetOf, type Move, type ToolMove } from '../moves';

/** The moves by where they are tried: to lay a card several ways at one place, or one move a tool at one seat. */
export type Choices = ReadonlyMap<string, readonly Move[]>;

export function choicesFor(card: string, legal: readonly string[]): Choices {
  const moves = legal.flatMap((text) => parseMove(text) ?? []);
  return byTarget(
    moves.filter((move) => isMadeWith(card, move)),
    targetOf,
  );
}

/** Whether the card can do more than be discarded. */
export function hasUse(choices: Choices): boolean {
  return [...choices.keys()].some((target) => target !== DISCARD);
}

/** The places that the card can be aimed at, by column from the start outward, then from north to south. */
export function placesIn(choices: Choices): Place[] {
  const targets = [...choices.keys()].filter((target) => target !== DISCARD && seatOf(target) === null);
  return targets.map(parsePlace).toSorted((a, b) => a.x - b.x || a.y - b.y);
}

/** The players that the card can be played at. */
export function seatsIn(choices: Choices): number[] {
  return [...choices.keys()].flatMap((target) => seatOf(target) ?? []).toSorted((a, b) => a - b);
}

/** What the card can do to a player: one move for each tool. */
export function toolMovesAt(choices: Choices, seat: number): ToolMove[] {
  return (choices.get(seatTarget(seat)) ?? []).filter(isToolMove);
}

/**
 * How a path card lies at a place: as the player holds it where that fits, else the way that fits, else as
 * it is held (and the rules will say why not).
 */
export function wayAt(choices: Choices, place: Place, held: string): string {
  const ways = choices.get(placeText(place))?.flatMap((move) => ('card' in move ? move.card : []));
  return !ways || ways.includes(held) ? held : (ways[0] ?? held);
}

/** The ways in which the stone that waits may be turned (S-54). */
export function turns(legal: readonly string[]): string[] {
  return legal.flatMap((text) => {
    const move = parseMove(text);
    return move?.word === 'turn' ? [move.card] : [];
  });
}
