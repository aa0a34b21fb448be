/** How a game tells of its events: for each kind in one place what is said, sign, sound, what flies, whether it is a play, if it counts. */

import type { IconName } from '../../art/icons';
import { NOBODY, type Person } from '../../i18n/person';
import { eventWords } from '../plain/wording';
import type { SoundName } from '../sound/sounds';
import { textStore } from '../server/texts.svelte';
import type { LogLine } from './line';

/** An event of any game, as far as all are alike. */
export interface AnyEvent {
  readonly key: string;
  /** Whoever did it; null where nobody did. */
  readonly seat: number | null;
  readonly params: Readonly<Record<string, string | number>>;
  readonly secret: Readonly<Record<string, string | number>>;
}

/** Where a card flies from or to: the hand or the seat of whoever did it, a pile, a player, a place in notation. */
export type FlightEnd = 'hand' | 'seat' | 'draw' | 'discard' | { readonly player: number } | { readonly place: string };

/** A card that an event sends over the table. */
export interface Flown {
  /** In notation; nothing for a card that is seen from behind. */
  readonly card: string;
  /** The hand where nothing is told. */
  readonly from?: FlightEnd;
  readonly to: FlightEnd;
  /** It comes to lie there, where it is seen only once it has arrived. */
  readonly lands?: boolean;
  /** It goes away later than what sets it off. */
  readonly later?: boolean;
}

export interface Kind<Event, View, Fact extends string = string> {
  /** The sentence; nothing for what goes without saying. */
  readonly say: (event: Event, context: EventContext<View>) => string;
  /** What stands for it where no card does. */
  readonly sign?: IconName | ((event: Event) => IconName);
  /** How it is heard; nothing for what is silent. */
  readonly sound?: SoundName;
  /** The cards that fly over the table; nothing where none does. */
  readonly flies?: (event: Event, view: View) => readonly Flown[];
  /** Whether it is somebody's own doing, and not its consequence. */
  readonly play?: boolean;
  /** As what it counts where it is told in the end what everybody did; nothing for what isn't counted. */
  readonly counts?: Fact | ((event: Event) => Fact);
}

/** Every kind of event of a game: a kind that is left out is a type error as far as the protocol names the kinds. */
export type Kinds<Event extends AnyEvent, View, Fact extends string = string> = {
  readonly [Key in Event['key']]: Kind<Extract<Event, { key: Key }>, View, Fact>;
};

/** The entry for an event; none for a kind of which the page knows nothing. */
export function kindOf<Event extends AnyEvent, View, Fact extends string>(
  kinds: Kinds<Event, View, Fact>,
  event: Event,
): Kind<Event, View, Fact> | undefined {
  // Each entry takes the events of its own key, which is the one that is looked up.
  const all: Readonly<Record<string, unknown>> = kinds;
  return all[event.key] as Kind<Event, View, Fact> | undefined;
}

export type Naming = (seat: number) => Person;

/** Who was meant at an event: seats may have changed hands since. */
export type NamingAt = (event: number) => Naming;

/** What there is to know where an event is told. */
export interface EventContext<View> {
  readonly view: View;
  readonly naming: Naming;
  /** Whoever did it; `NOBODY` where nobody did. */
  readonly person: Person;
  /** Whether what only the reader has seen may be said. */
  readonly lifted: boolean;
}

/** A view, as far as its texts depend on it. */
interface OfGame {
  readonly game: string;
}

/**
 * An event in words; nothing for what goes without saying. A kind of which the page knows nothing is told in the
 * words that the texts of its game have for it.
 */
export function sentenceOf<Event extends AnyEvent, View extends OfGame>(
  kinds: Kinds<Event, View>,
  event: Event,
  view: View,
  naming: Naming,
  lifted = true,
): string {
  const kind = kindOf(kinds, event);
  if (kind) return kind.say(event, { view, naming, person: event.seat === null ? NOBODY : naming(event.seat), lifted });
  const texts = textStore.of(view.game);
  if (texts?.words['event']?.[event.key] === undefined) return '';
  return eventWords(lifted ? event : { ...event, secret: {} }, texts, (seat) => naming(seat).name);
}

/**
 * The lines of a round, with the names of those who sat there then.
 *
 * @param more what a line of the game has besides; it is told the sign of its kind
 */
export function logLines<Event extends AnyEvent, View extends OfGame & { readonly history: readonly Event[] }, More>(
  kinds: Kinds<Event, View>,
  view: View,
  namingAt: NamingAt,
  more: (event: Event, sign: IconName) => More,
  lifted = true,
): (Pick<LogLine, 'number' | 'seat' | 'text' | 'play'> & More)[] {
  return view.history.flatMap((event, number) => {
    const text = sentenceOf(kinds, event, view, namingAt(number), lifted);
    const { play = false, sign = 'log' } = kindOf(kinds, event) ?? { play: event.seat !== null };
    const shown = typeof sign === 'function' ? sign(event) : sign;
    return text === '' ? [] : [{ number, seat: event.seat, text, play, ...more(event, shown) }];
  });
}

/** The events of some kinds. */
export type EventOf<Event extends AnyEvent, Key extends Event['key']> = Extract<Event, { key: Key }>;

/** The names that stand in any of several structures. */
type NameIn<Union> = Union extends unknown ? string & keyof Union : never;

/** What stands under a name in an event of whatever kind, as text; nothing where it doesn't. */
export function word<Event extends AnyEvent>(event: Event, param: NameIn<Event['params']>): string {
  const params: AnyEvent['params'] = event.params;
  return String(params[param] ?? '');
}

export function number<Event extends AnyEvent>(event: Event, param: NameIn<Event['params']>): number {
  const params: AnyEvent['params'] = event.params;
  return Number(params[param] ?? 0);
}

/** The same for what only the reader saw. */
export function secret<Event extends AnyEvent>(event: Event, param: NameIn<Event['secret']>): string {
  const seen: AnyEvent['secret'] = event.secret;
  return String(seen[param] ?? '');
}

/** Ends a `switch` over the secrets of events: a kind that has one and no case is a type error here. */
export function noSecret(_event: { readonly secret: Readonly<Record<string, never>> }): '' {
  return '';
}
