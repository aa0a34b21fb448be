/** What somebody did that changed what could be believed or expected, in words. */

import type { Reason } from '../../protocol';
import { r } from './i18n';

/** What could be believed of a seat or expected of a side before something was done, and after it. */
export interface Turned {
  readonly of: number;
  readonly before: number;
  readonly after: number;
  readonly why: Pick<Reason, 'key' | 'params'> | null;
}

interface Told {
  readonly name: string;
  /** Whether it has become more. */
  readonly up: boolean;
  readonly before: number;
  readonly after: number;
}

type Sentence = (told: Told) => string;

/** Read inside a component they follow the reader's choice. */
function sentences(): Readonly<Record<string, Sentence | undefined>> {
  const { why } = r();
  return {
    'dead-end-beside': () => why.deadEndBeside,
    'dead-end-before': () => why.deadEndBefore,
    builds: () => why.builds,
    idles: () => why.idles,
    detours: () => why.detours,
    clears: () => why.clears,
    fells: () => why.fells,
    tears: () => why.tears,
    'breaks-suspected': why.breaksSuspected,
    'breaks-trusted': why.breaksTrusted,
    'mends-suspected': why.mendsSuspected,
    'mends-trusted': why.mendsTrusted,
    passes: () => why.passes,
    reveals: () => why.reveals,
    'helps-mate': why.helpsMate,
    'helps-foe': why.helpsFoe,
    'hinders-mate': why.hindersMate,
    'hinders-foe': why.hindersFoe,
    shows: () => why.shows,
    raises: why.raises,
    lowers: why.lowers,
    lays: ({ up }) => (up ? why.fits : why.isInTheWay),
    takes: ({ up }) => (up ? why.wasInTheWay : why.wasOfUse),
    discards: () => why.discards,
    closes: () => why.closes,
  };
}

/** What was done, as far as it tells of whom it turned for; nothing where nothing can be said. */
export function whySentence(turn: Turned, nameOf: (seat: number) => string): string {
  if (!turn.why) return '';
  const { key, params } = turn.why;
  // Something was done on another roof: what has changed here is the hand.
  if (params['side'] !== undefined && params['side'] !== turn.of) return r().why.draws;
  const { seat, before, after } = params;
  const name = seat === undefined ? '' : nameOf(Number(seat));
  const told = { name, up: turn.after > turn.before, before: Number(before), after: Number(after) };
  return sentences()[key]?.(told) ?? '';
}
