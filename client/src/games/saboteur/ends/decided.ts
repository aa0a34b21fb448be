/** What decided a round, counted from what everybody saw: one sentence. */

import { parseShape } from '../../../art/shape';
import { listed } from '../../../i18n';
import type { SaboteurView } from '../../../protocol';
import type { Person } from '../../../i18n/person';
import { BESIDE, placeText, type Place } from '../../../shell/table/places';
import { wayBetween } from '../../../shell/table/way';
import { factsOf } from './facts';
import { s } from '../i18n';

const START: Place = { x: 0, y: 0 };

type Dug = Pick<SaboteurView, 'maze' | 'goals'>;

/** The tunnel from the ladder to the treasure; empty where it wasn't reached. */
export function wayToTreasure({ maze, goals }: Dug): readonly Place[] {
  const treasure = goals.find(({ face }) => face === 'treasure');
  const cards = maze.map((card) => ({ x: card.x, y: card.y, groups: groupsOf(card.card) }));
  return treasure ? wayBetween(cards, START, treasure) : [];
}

function groupsOf(card: string): string[] {
  return parseShape(card).groups.map((group) => group.join(''));
}

/** How many cards the tunnel was short of the nearest goal that lies face down; null where it had no open end. */
export function cardsShort({ maze, goals }: Dug): number | null {
  const taken = new Set(maze.map(placeText));
  const hidden = goals.filter(({ face }) => face === null);
  const ends = maze.flatMap((card) =>
    [...card.lit].flatMap((side) => {
      const step = BESIDE[side];
      const end = step && { x: card.x + step.x, y: card.y + step.y };
      return end && !taken.has(placeText(end)) ? [end] : [];
    }),
  );
  const free = ends.filter((end) => !goals.some((goal) => goal.x === end.x && goal.y === end.y));
  const far = free.flatMap((end) => hidden.map((goal) => Math.abs(goal.x - end.x) + Math.abs(goal.y - end.y)));
  return far.length === 0 ? null : Math.min(...far);
}

/** Whoever did the most of something; nobody where nobody did any. */
export function most(counts: readonly number[]): { readonly seats: readonly number[]; readonly number: number } {
  const number = Math.max(0, ...counts);
  return { seats: number === 0 ? [] : counts.flatMap((count, seat) => (count === number ? [seat] : [])), number };
}

/** By whom the cards on the way lie there. */
function layersOf(view: SaboteurView, way: readonly Place[]): number[] {
  const by = new Map<string, number>();
  for (const event of view.history) if (event.key === 'laid') by.set(event.params.place, event.seat);
  const seats = way.map((place) => by.get(placeText(place)) ?? -1);
  return view.players.map((_player, seat) => seats.filter((each) => each === seat).length);
}

/** How much each saboteur did against the tunnel; what gold diggers break and tear away is meant for saboteurs. */
function harmDone(view: SaboteurView, roles: readonly string[]): number[] {
  return factsOf(view).map(({ broken, deadEnds, fellTunnel }, seat) =>
    roles[seat] === 'saboteur' ? broken + deadEnds + fellTunnel : 0,
  );
}

/** The sentence about a round that is over. */
export function decided(view: SaboteurView, person: (seat: number) => Person): string {
  const words = s().roundEnd;
  const result = view.results[view.round - 1];
  const names = (seats: readonly number[]): string => listed(seats.map((seat) => person(seat).name));
  if (result?.winner === 'diggers') {
    if (result.last_seat === null) return '';
    const layers = layersOf(view, wayToTreasure(view));
    const cards = layers.reduce((sum, count) => sum + count, 0);
    const { seats, number } = most(layers);
    const last = person(result.last_seat);
    if (cards < 3) return words.reachedBy({ person: last });
    const alone = seats.length === 1 ? seats[0]! : -1;
    if (alone === result.last_seat) return words.decidedWayAlone({ person: last, cards, number });
    const by = alone >= 0 && person(alone).you ? words.byYou : names(seats);
    return words.decidedWay({ person: last, cards, names: by, people: seats.length, number });
  }
  const short = cardsShort(view);
  const against = most(harmDone(view, result?.roles ?? []));
  const sentence = short === null ? words.decidedClosed : words.decidedGap({ cards: short });
  if (against.number < 2) return sentence;
  const { seats, number } = against;
  const by =
    seats.length === 1
      ? words.decidedBy({ person: person(seats[0]!), number })
      : words.decidedBySeveral({ names: names(seats), number });
  return `${sentence} ${by}`;
}
