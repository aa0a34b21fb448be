/** What was dealt, laid open to whoever looks back on all hands. */

import type { WireView } from '../../protocol';
import type { OwnViews } from './views';

/** What a deal says of something, such as the goals: the words after its name. */
export function dealt(deal: readonly string[], what: string): readonly string[] {
  const line = deal.find((each) => each.startsWith(`${what} `));
  return line?.split(' ').slice(1) ?? [];
}

/** What such a view tells of a ground with goals. */
interface Hiding {
  readonly goals: readonly object[];
  readonly players: readonly object[];
}

/** The view of a game with goals: these as they were dealt, and each player as that seat sees itself. */
export function laidOpen(shown: WireView, own: OwnViews, deal: readonly string[]): WireView {
  const { goals, players } = shown as Hiding;
  const faces = dealt(deal, 'goals');
  const open: Hiding = {
    goals: goals.map((goal, at) => ({ ...goal, known: faces[at] ?? '' })),
    players: players.map((player, seat) => (own[`${seat}`] as Partial<Hiding> | undefined)?.players?.[seat] ?? player),
  };
  return { ...shown, ...open } as WireView;
}
