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

/** Whether what somebody did makes them suspect; what isn't here speaks of nobody, or of goods. */
const MAKES_SUSPECT: Readonly<Record<string, boolean | undefined>> = {
  'dead-end-beside': true,
  'dead-end-before': true,
  builds: false,
  idles: true,
  detours: true,
  clears: false,
  fells: true,
  tears: true,
  'breaks-suspected': false,
  'breaks-trusted': true,
  'breaks-stranger': true,
  'mends-suspected': true,
  'mends-trusted': false,
  'mends-stranger': false,
  passes: true,
  'helps-mate': false,
  'helps-foe': true,
  'hinders-mate': true,
  'hinders-foe': false,
};

interface Change {
  readonly name: string;
  /** Whether it has become more. */
  readonly up: boolean;
  readonly before: number;
  readonly after: number;
}

type Sentence = (change: Change) => string;

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
    'breaks-stranger': why.breaksStranger,
    'mends-suspected': why.mendsSuspected,
    'mends-trusted': why.mendsTrusted,
    'mends-stranger': why.mendsStranger,
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

/**
 * What was done, as far as it tells of whom it turned for; nothing where nothing can be said. Of suspicion it is told
 * who did it, and nothing is said that speaks for the opposite: whoever does less harm than they could
 * is suspected less.
 */
export function whySentence(turn: Turned, nameOf: (seat: number) => string, by?: number | null): string {
  if (!turn.why) return '';
  const { key, params } = turn.why;
  const up = turn.after > turn.before;
  const suspect = by === undefined ? undefined : MAKES_SUSPECT[key];
  if (suspect !== undefined && suspect !== (by === turn.of ? up : !up)) return '';
  // Something was done on another roof: what has changed here is the hand.
  if (params['side'] !== undefined && params['side'] !== turn.of) return r().why.draws;
  const { seat, before, after } = params;
  const name = seat === undefined ? '' : nameOf(Number(seat));
  const change = { name, up, before: Number(before), after: Number(after) };
  const sentence = sentences()[key]?.(change) ?? '';
  if (suspect === undefined || by === turn.of || !sentence) return sentence;
  return `${sentence} ${up ? r().why.othersMore : r().why.othersLess}`;
}
