/** What the page says about whatever the server answers: a sentence for each key. */

import { t } from '../../i18n';
import type { ErrorKey } from '../../protocol';
import { ServerError, type Trouble } from './api';

/** What a sentence is told with: the most there may be, the status of an answer, somebody's name. */
interface Told {
  readonly max: number;
  readonly status: number;
  readonly name: string;
}

const SENTENCES: Readonly<Record<Trouble, (params: Told) => string>> = {
  archived: () => t().trouble.archived,
  'bad-record': () => t().trouble.badRecord,
  'bad-table': () => t().trouble.badTable,
  'carry-gone': () => t().trouble.carryGone,
  damaged: () => t().trouble.damaged,
  full: () => t().trouble.full,
  later: () => t().trouble.later,
  'left-seat': ({ name }) => t().trouble.leftSeat({ name }),
  malformed: () => t().trouble.malformed,
  method: () => t().trouble.method,
  'name-characters': () => t().trouble.nameCharacters,
  'name-empty': () => t().trouble.nameEmpty,
  'name-long': ({ max }) => t().trouble.nameLong({ max }),
  'no-hint': () => t().trouble.noHint,
  'no-more-talk': () => t().trouble.noMoreTalk,
  'no-room': () => t().trouble.noRoom,
  'no-seat': () => t().trouble.noSeat,
  'no-talk': () => t().trouble.noTalk,
  'no-text': () => t().trouble.noText,
  'no-watching': () => t().trouble.noWatching,
  'not-a-guest': () => t().trouble.notAGuest,
  'not-a-person': () => t().trouble.notAPerson,
  'not-away': () => t().trouble.notAway,
  'not-found': () => t().trouble.notFound,
  'not-host': () => t().trouble.notHost,
  'not-json': () => t().trouble.notJson,
  'not-over': () => t().trouble.notOver,
  'not-seated': () => t().trouble.notSeated,
  'not-started': () => t().trouble.notStarted,
  'not-your-turn': () => t().trouble.notYourTurn,
  'nothing-to-deal': () => t().trouble.nothingToDeal,
  offline: () => t().trouble.offline,
  origin: () => t().trouble.origin,
  'other-answer': ({ status }) => t().trouble.otherAnswer({ status }),
  'other-deck': () => t().trouble.otherDeck,
  'other-rules': () => t().trouble.otherRules,
  'other-seats': () => t().trouble.otherSeats,
  over: () => t().trouble.over,
  server: () => t().trouble.server,
  stale: () => t().trouble.stale,
  started: () => t().trouble.started,
  taken: () => t().trouble.taken,
  'text-characters': () => t().trouble.textCharacters,
  'text-empty': () => t().trouble.textEmpty,
  'text-long': ({ max }) => t().trouble.textLong({ max }),
  'too-long': () => t().trouble.tooLong,
  'too-many': () => t().trouble.tooMany,
  'too-many-pages': () => t().trouble.tooManyPages,
  'too-soon': () => t().trouble.tooSoon,
  'unknown-claim': () => t().trouble.unknownClaim,
};

/** Every key that has a sentence. */
export const TROUBLES = Object.keys(SENTENCES) as readonly Trouble[];

/** What has gone wrong, in the reader's language. */
export function troubleOf(error: unknown): string {
  if (!(error instanceof ServerError)) return t().trouble.other;
  const { max, status, name } = error.params;
  return sentenceOf(error.key, { max: Number(max ?? 0), status: Number(status ?? 0), name: `${name ?? ''}` });
}

/** What a live connection has said that it failed for. */
export function failureOf(key: ErrorKey): string {
  return sentenceOf(key, { max: 0, status: 0, name: '' });
}

function sentenceOf(key: Trouble, params: Told): string {
  // A newer server may know more keys than this page.
  const sentence = (SENTENCES as Partial<typeof SENTENCES>)[key];
  return sentence ? sentence(params) : t().trouble.other;
}
