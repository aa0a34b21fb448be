/** Who is at a table, and who waits for whom: worked out from what the server tells of its seats. */

import type { TableInfo, WireView } from '../../protocol';

type Seated = Pick<TableInfo, 'seats' | 'me' | 'host'>;
type Stand = Pick<WireView, 'phase' | 'round' | 'rounds' | 'decider'>;

export function isHost({ me, host }: Seated): boolean {
  return me === host;
}

/** The people at the table, by their seats. */
export function people({ seats }: Seated): number[] {
  return seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}

/** Whether somebody other than the reader is away, and nobody plays for them. */
export function isAway({ seats, me }: Seated, seat: number): boolean {
  const found = seats[seat];
  return found !== undefined && seat !== me && found.kind === 'person' && !found.connected && found.stand_in === '';
}

/** Whether a computer player decides for a seat. */
export function isPlayedFor({ seats }: Seated, seat: number): boolean {
  const found = seats[seat];
  return found !== undefined && (found.kind === 'opponent' || found.stand_in !== '');
}

/** Whether the others may ask a computer player to play on for somebody, at a time of the server's clock. */
export function mayStandIn(info: Seated & Pick<TableInfo, 'stand_in_after'>, seat: number, now: number): boolean {
  return info.me !== null && untilStandIn(info, seat, now) === 0;
}

/** How long it is until then, in milliseconds; null where somebody isn't away. */
export function untilStandIn(
  info: Seated & Pick<TableInfo, 'stand_in_after'>,
  seat: number,
  now: number,
): number | null {
  const since = info.seats[seat]?.away_since ?? null;
  return isAway(info, seat) && since !== null ? Math.max(0, since + info.stand_in_after - now) : null;
}

/** Who is ready for what everybody waits for, and who of those who are here isn't. */
export function readiness(info: Seated): { readonly ready: number[]; readonly reading: number[] } {
  const here = people(info).filter((seat) => info.seats[seat]!.connected);
  const isReady = (seat: number): boolean => info.seats[seat]!.ready;
  return { ready: here.filter(isReady), reading: here.filter((seat) => !isReady(seat)) };
}

/** The people who haven't sat down at a table that was laid for them. */
export function missing(info: Seated): number[] {
  return people(info).filter((seat) => !info.seats[seat]!.ready);
}

/** The reader's own seat; undefined for whoever has none. */
export function ownSeat<S>({ seats, me }: { readonly seats: readonly S[]; readonly me: number | null }): S | undefined {
  return me === null ? undefined : seats[me];
}

/** Who is host once the reader has left: the next person who is here, or the next; null for nobody. */
export function heir(info: Seated): number | null {
  const count = info.seats.length;
  const order = Array.from({ length: count - 1 }, (_, at) => ((info.me ?? 0) + 1 + at) % count);
  const others = order.filter((seat) => info.seats[seat]!.kind === 'person');
  return others.find((seat) => info.seats[seat]!.connected) ?? others[0] ?? null;
}

/**
 * When somebody who comes to a game that has begun can take a computer player's seat: `asked` is when the host lets
 * them, since nothing is dealt any more; `never`, when there is no such seat.
 */
export type Coming = 'now' | 'between' | 'later' | 'asked' | 'never';

export function coming(info: Pick<TableInfo, 'seats' | 'over' | 'late'>, view: Stand | null): Coming {
  if (info.over || !info.seats.some(({ kind }) => kind === 'opponent')) return 'never';
  if (info.late === 'yes') return 'now';
  // Who isn't shown the game isn't told either how far it is.
  if (!view || view.phase === 'dealing') return 'between';
  return view.round < view.rounds ? 'later' : 'asked';
}

/** When whoever leaves can take a computer player's seat: at least their own is one's then. */
export function comingBack(info: Pick<TableInfo, 'seats' | 'over' | 'late' | 'me'>, view: Stand | null): Coming {
  const seats = info.seats.map((seat, at) => (at === info.me ? { ...seat, kind: 'opponent' as const } : seat));
  return coming({ ...info, seats }, view);
}

/**
 * Those who have sat down and whose page isn't here yet, when the table takes the place of the waiting room: of the
 * last of them it tells nothing any more. Whoever comes to a game that has just begun takes all for them who are unseen.
 *
 * @param told what was last told of the company, and who was still to come then; null where nothing was.
 */
export function arriving(
  now: Seated & Pick<TableInfo, 'number'>,
  told: { readonly info: Seated & Pick<TableInfo, 'started'>; readonly coming: readonly string[] } | null,
): string[] {
  if (!told || told.info.started) return now.number > 1 ? [] : unseen(now);
  const known = new Set(people(told.info).map((seat) => told.info.seats[seat]!.name));
  return unseen(now).filter((name) => told.coming.includes(name) || !known.has(name));
}

/** What is new in the company since an earlier moment. */
export interface News {
  /** Whoever is called otherwise than before. */
  readonly called: readonly { readonly seat: number; readonly before: string }[];
  readonly joined: readonly number[];
  readonly left: readonly string[];
  readonly gone: readonly number[];
  readonly back: readonly number[];
  readonly stoodIn: readonly number[];
  readonly host: number | null;
}

/** The people whose page isn't open. */
export function unseen(info: Seated): string[] {
  return people(info).flatMap((seat) => (info.seats[seat]!.connected ? [] : [info.seats[seat]!.name]));
}

/**
 * After the end nobody is waited for: who goes away then, perhaps on to the next table, isn't news.
 *
 * @param coming those who have just sat down: when their page is here, they aren't back.
 */
export function newsOf(
  before: Seated,
  now: Seated & Pick<TableInfo, 'over' | 'started'>,
  coming: readonly string[] = [],
): News {
  const joined: number[] = [];
  const gone: number[] = [];
  const back: number[] = [];
  const stoodIn: number[] = [];
  const names = new Set(now.seats.filter(isPerson).map(({ name }) => name));
  const known = new Set(before.seats.filter(isPerson).map(({ name }) => name));
  const called = now.started ? [] : calledOtherwise(before, now, known, names);
  const isCalled = (seat: number): boolean => called.some((each) => each.seat === seat);
  now.seats.forEach((seat, at) => {
    const was = before.seats[at];
    if (!isPerson(seat) || at === now.me) return;
    if (!known.has(seat.name) && !isCalled(at)) joined.push(at);
    // Seats that are swapped aren't news of their people.
    if (was?.name !== seat.name) return;
    if (was.connected && !seat.connected && !now.over) gone.push(at);
    if (!was.connected && seat.connected && !now.over && !coming.includes(seat.name)) back.push(at);
    if (was.stand_in === '' && seat.stand_in !== '') stoodIn.push(at);
  });
  const left = before.seats.flatMap((seat, at) =>
    isPerson(seat) && !names.has(seat.name) && !isCalled(at) ? [seat.name] : [],
  );
  const isSameHost =
    before.seats[before.host]?.name === now.seats[now.host]?.name || (before.host === now.host && isCalled(now.host));
  const host = isSameHost ? null : now.host;
  return { called: called.filter(({ seat }) => seat !== now.me), joined, left, gone, back, stoodIn, host };
}

/** The people who have kept their seats under a name that nobody had. */
function calledOtherwise(
  before: Seated,
  now: Seated,
  known: ReadonlySet<string>,
  names: ReadonlySet<string>,
): News['called'] {
  return before.seats.flatMap((was, seat) => {
    const is = now.seats[seat];
    const isNew = is !== undefined && !known.has(is.name) && !names.has(was.name);
    return isNew && isPerson(was) && isPerson(is) ? [{ seat, before: was.name }] : [];
  });
}

function isPerson({ kind }: TableInfo['seats'][number]): boolean {
  return kind === 'person';
}

/** What the reader is called where somebody else has the name that they wished for, with a number behind it. */
export function renamed({ seats, me }: Pick<TableInfo, 'seats' | 'me'>, wished: string): string {
  const given = ownSeat({ seats, me })?.name ?? '';
  const stem = /^(.+) \d+$/.exec(given)?.[1];
  const taken = seats.some(({ name }, seat) => seat !== me && name.toLowerCase() === wished.toLowerCase());
  return taken && stem !== undefined && wished !== given && wished.startsWith(stem) ? given : '';
}
