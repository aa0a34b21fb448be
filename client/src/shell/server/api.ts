/** The server's addresses, each as one function. */

import type {
  Evenings,
  CarryCode,
  ErrorKey,
  GameInfo,
  GameTexts,
  History,
  Language,
  NewTable,
  Problem,
  Reach,
  Reasons,
  RulesText,
  SeatTaken,
  TableInfo,
  TableMade,
  TableSummary,
} from '../../protocol';
import { preferences } from '../preferences.svelte';
import { newRequest } from './request';
import { ROOT } from './root';

/** What a request may fail for: `offline` without an answer, `other-answer` with one that isn't the server's. */
export type Trouble = ErrorKey | 'offline' | 'other-answer';

/** The server said no, or said nothing. */
export class ServerError extends Error {
  readonly key: Trouble;
  readonly params: Problem['params'];

  constructor(key: Trouble, message: string, params: Problem['params'] = {}) {
    super(message);
    this.key = key;
    this.params = params;
  }
}

const fetchedGames = new Map<Language, GameInfo[]>();

/** The games, told in the language that is read at least; asked in an effect it follows the reader's choice. */
export const games = async (): Promise<GameInfo[]> => {
  const known = gamesAtHand();
  if (known.length > 0) return known;
  const { language } = preferences;
  const games = await get<GameInfo[]>('api/games');
  fetchedGames.set(language, games);
  return games;
};

/** The games in the language that is read, where they have been fetched already, or the server has written them into the page. */
export function gamesAtHand(): GameInfo[] {
  const fetched = fetchedGames.get(preferences.language);
  if (fetched) return fetched;
  const element = document.getElementById('games');
  return element?.lang === preferences.language ? (JSON.parse(element.textContent) as GameInfo[]) : [];
}

export const texts = (game: string, language: Language): Promise<GameTexts> =>
  get(`api/games/${game}/texts?language=${language}`);

export const rules = (
  game: string,
  language: Language,
  edition: string,
  options: Readonly<Record<string, string>>,
): Promise<RulesText> => get(`api/games/${game}/rules?${new URLSearchParams({ ...options, edition, language })}`);

/** Where a game to print and play is fetched from. */
export const printAddress = (game: string, paper: string, language: Language): string =>
  `${ROOT}api/games/${game}/print?${new URLSearchParams({ paper, language })}`;

export const myTables = (): Promise<TableSummary[]> => get('api/tables');

/** What happened in the games that the reader has finished with others. */
export const evenings = (): Promise<Evenings[]> => get('api/evenings');

export const forgetEvenings = (tables: readonly string[]): Promise<unknown> => post('api/evenings/forget', { tables });

export const tableInfo = (table: string): Promise<TableInfo> => get(`api/tables/${table}`);

export const openTable = (wanted: NewTable): Promise<TableMade> => post('api/tables', wanted);

/** Whoever asks again, because the answer was lost, gets the seat that they have: by this the server knows them. */
const SITTING = newRequest();

export const sitDown = (table: string, name: string, seat: number | null): Promise<SeatTaken> =>
  post(`api/tables/${table}/seats`, { name, seat, request: SITTING });

export const begin = (table: string): Promise<unknown> => post(`api/tables/${table}/start`, {});

/** A code with which one's seat at a table is taken along to another device. */
export const carry = (table: string): Promise<CarryCode> => post(`api/tables/${table}/carry`, {});

export const takeAlong = (table: string, code: string, replace: boolean): Promise<SeatTaken> =>
  post(`api/tables/${table}/carried`, { code, replace: replace ? 'yes' : 'no' });

export const reach = (): Promise<Reach> => get('api/reach');

/** Leaves a table out of the reader's list. */
export const forget = (table: string): Promise<unknown> => post(`api/tables/${table}/forget`, {});

export const reasons = (table: string): Promise<Reasons[]> => get(`api/tables/${table}/reasons`);

export const history = (table: string, seat: number | null): Promise<History> =>
  get(`api/tables/${table}/history${through(seat)}`);

export async function record(table: string, seat: number | null): Promise<string> {
  return (await ask(`api/tables/${table}/record${through(seat)}`)).text();
}

/** The address of a table's live connection. */
export function liveAddress(table: string, seat: number | null): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}${ROOT}api/tables/${table}/live${through(seat)}`;
}

/** Which of several seats that are played in this browser is looked through. */
function through(seat: number | null): string {
  return seat === null ? '' : `?seat=${seat}`;
}

export async function get<T>(address: string): Promise<T> {
  return (await (await ask(address)).json()) as T;
}

export async function post<T>(address: string, body: unknown): Promise<T> {
  const answer = await ask(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as T;
}

async function ask(address: string, how: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(ROOT + address, how);
  } catch {
    throw new ServerError('offline', 'The server does not answer.');
  }
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

async function refusal(answer: Response): Promise<ServerError> {
  try {
    const problem = (await answer.json()) as Problem;
    return new ServerError(problem.error, problem.message, problem.params);
  } catch {
    return new ServerError('other-answer', answer.statusText, { status: answer.status });
  }
}
