/** What somebody wants of a new table, remembered for each game, so that one press opens the same again. */

import { MAX_SECONDS, type GameInfo, type NewTable, type YesNo } from '../../protocol';
import { PACES, type Pace } from './paces';
import { FRIEND, HERE, seating } from './sitters';

/** Drawn from all seats. */
export const BY_LOT = 'lot';

export interface Wish {
  players: number;
  /** How many others play at the same device, where it doesn't matter on which seats. */
  here: number;
  /** What they are called, by seat. */
  names: Record<number, string>;
  /** How many seats wait for friends, where it doesn't matter which. */
  friends: number;
  /** Who sits on a seat, where that matters. */
  sitters: Record<number, string>;
  edition: string;
  /** The options that are not as in the edition. */
  changes: Record<string, string>;
  /** The kind of the computer players, where it doesn't matter who sits where. */
  opponent: string;
  pace: Pace;
  autoPick: YesNo;
  /** How many seconds a decision may take, and how many more there are for all of them; with both 0 no clock. */
  moveSeconds: number;
  bankSeconds: number;
  /** The seat that begins, or `BY_LOT`. */
  first: string;
}

const USUAL_PLAYERS = 5;

/** The level of the computer players, where a game has levels. */
const USUAL_LEVEL = 'medium';

/** What was wanted last, as far as the game offers it still; else what is usual. */
export function wishOf(game: GameInfo, last: Partial<Wish>): Wish {
  const players = oneOf(game.seat_counts, last.players ?? USUAL_PLAYERS);
  const here = within(last.here, players - 1);
  const kinds = game.opponents.map(({ name }) => name);
  const sitters = entries(last.sitters).filter(
    ([seat, sitter]) => Number(seat) > 0 && [FRIEND, HERE, ...kinds].includes(sitter),
  );
  return {
    players,
    here,
    names: Object.fromEntries(entries(last.names)),
    friends: within(last.friends, players - 1 - here),
    sitters: Object.fromEntries(sitters),
    edition: oneOf(
      game.editions.map(({ name }) => name),
      last.edition ?? '',
    ),
    changes: Object.fromEntries(entries(last.changes).filter(([name, value]) => offers(game, name, value))),
    opponent: kinds.find((name) => name === last.opponent) ?? oneOf(kinds, USUAL_LEVEL),
    pace: last.pace !== undefined && last.pace in PACES ? last.pace : 'usual',
    autoPick: last.autoPick === 'no' ? 'no' : 'yes',
    moveSeconds: within(last.moveSeconds, MAX_SECONDS),
    bankSeconds: within(last.bankSeconds, MAX_SECONDS),
    first: Number(last.first) >= 0 && Number(last.first) < players ? String(last.first) : BY_LOT,
  };
}

/** Who sits on the seats after the reader's own. */
export function sittersOf(wish: Wish, seatsMatter: boolean): string[] {
  const others = Array.from({ length: wish.players - 1 }, (_, at) => at);
  if (seatsMatter) return others.map((at) => wish.sitters[at + 1] ?? wish.opponent);
  return others.map((at) => (at < wish.here ? HERE : at < wish.here + wish.friends ? FRIEND : wish.opponent));
}

/** The values of the options in the edition that is wanted. */
export function usualOf(game: GameInfo, { edition }: Pick<Wish, 'edition'>): Readonly<Record<string, string>> {
  return game.editions.find(({ name }) => name === edition)?.values ?? {};
}

/** The options that concern so many players and are not as in the edition. */
export function changesOf(game: GameInfo, wish: Wish): Record<string, string> {
  const usual = usualOf(game, wish);
  const names = game.options.filter(({ seat_counts }) => seat_counts.includes(wish.players)).map(({ name }) => name);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = wish.changes[name];
      return value !== undefined && value !== usual[name] ? [[name, value]] : [];
    }),
  );
}

/** What to ask the server for. */
export function newTable(game: GameInfo, wish: Wish, name: string, seatsMatter: boolean): NewTable {
  return {
    game: game.name,
    name,
    players: wish.players,
    edition: wish.edition,
    options: changesOf(game, wish),
    ...seating(sittersOf(wish, seatsMatter), wish.names),
    first: wish.first === BY_LOT ? null : Number(wish.first),
    pace: PACES[wish.pace],
    auto_pick: wish.autoPick,
    move_seconds: wish.moveSeconds,
    bank_seconds: wish.bankSeconds,
  };
}

function offers(game: GameInfo, name: string, value: string): boolean {
  const option = game.options.find((each) => each.name === name);
  return option?.values.some((each) => each.name === value) ?? false;
}

function oneOf<T extends string | number>(offered: readonly T[], wanted: T): T {
  return offered.includes(wanted) ? wanted : (offered[0] ?? wanted);
}

function within(wanted: number | undefined, most: number): number {
  return Math.max(0, Math.min(Math.trunc(Number(wanted) || 0), most));
}

/** What was kept may be of any kind. */
function entries(kept: unknown): [string, string][] {
  const all = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
  return all.filter((each): each is [string, string] => typeof each[1] === 'string');
}
