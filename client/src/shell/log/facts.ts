/** The story of a round as facts: what each player did, counted from what everybody saw. */

import { kindOf, type AnyEvent, type Kinds } from './kinds';

/** How often somebody did each of the things that are counted. */
export type Facts<Fact extends string> = Readonly<Record<Fact, number>>;

/** What everybody did: how often there were events of which their kinds say that they count. */
export function countedIn<Event extends AnyEvent, View, Fact extends string>(
  kinds: Kinds<Event, View, Fact>,
  facts: readonly Fact[],
  { players, history }: { readonly players: readonly unknown[]; readonly history: readonly Event[] },
): Facts<Fact>[] {
  const deeds = history.map((event) => {
    const counts = kindOf(kinds, event)?.counts;
    return { seat: event.seat, fact: typeof counts === 'function' ? counts(event) : counts };
  });
  return players.map((_player, own) => {
    const mine = deeds.filter(({ seat }) => seat === own);
    const counts = facts.map((each) => [each, mine.filter(({ fact }) => fact === each).length]);
    // Each of the facts has its number.
    return Object.fromEntries(counts) as Facts<Fact>;
  });
}

/** What somebody did, in words and in the order of the facts; what was not done goes without saying. */
export function storyOf<Fact extends string>(
  counted: Facts<Fact>,
  facts: readonly Fact[],
  say: (fact: Fact, number: number) => string,
): string[] {
  return facts.filter((fact) => counted[fact] > 0).map((fact) => say(fact, counted[fact]));
}
