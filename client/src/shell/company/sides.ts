/** With what the sides of a game are nearest to even: what was measured, and what it says of a table. */

import type { GameInfo, OptionInfo, SidesInfo } from '../../protocol';
import { get } from '../server/api';

/** What is offered to a table. */
export interface EvenSides extends SidesInfo {
  about: OptionInfo;
  /** What the nearest value is called, by language; marked where it is a house rule. */
  titles: Readonly<Record<string, string>>;
  /** Whether the table plays with it already. */
  chosen: boolean;
  /** Whether the table plays by rules that were changed otherwise, so that the figures may differ. */
  others: boolean;
}

/** All that was measured of a game. */
export const measured = (game: string): Promise<SidesInfo[]> => get(`api/games/${game}/sides`);

/**
 * What was measured for an edition and a number of players; null where nothing was.
 *
 * @param sides all that was measured of the game
 * @param values the value of each option that isn't as in the edition
 */
export function evenSides(
  game: GameInfo,
  sides: readonly SidesInfo[],
  edition: string,
  players: number,
  values: Readonly<Record<string, string>>,
): EvenSides | null {
  const found = sides.find((each) => each.edition === edition && each.players === players);
  const about = game.options.find(({ name }) => name === found?.option);
  const titles = about?.values.find(({ name }) => name === found?.value)?.titles;
  if (!found || !about || !titles) return null;
  return {
    ...found,
    about,
    titles,
    chosen: (values[found.option] ?? found.usual) === found.value,
    others: Object.keys(values).some((name) => name !== found.option),
  };
}
