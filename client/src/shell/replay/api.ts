/** What the server tells of a record that is looked back on. */

import type { LookedBack, MomentData, ViewsShown } from '../../protocol';
import { get, post, ServerError } from '../server/api';
import type { Through } from './views';

/** How often a record is told anew: of several servers each has to be told once, and forgets. */
const TIMES = 5;

/** Replays a record. */
export const readRecord = (record: string): Promise<LookedBack> => post('api/records', { record });

/** Asks for something of a record, which is told anew where the server that answers doesn't have it. */
export async function ofRecord<T>(record: string, ask: () => Promise<T>): Promise<T> {
  for (let time = 1; time < TIMES; time++) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ServerError) || error.key !== 'not-found') throw error;
      // Where requests go round, as many more reach the others.
      for (let sent = 0; sent < time; sent++) await readRecord(record);
    }
  }
  return ask();
}

/** The views of some moments in a row. */
export const viewsOf = (key: string, through: Through, start: number, count: number): Promise<ViewsShown> =>
  get(
    `api/records/${key}/views?${new URLSearchParams({ through: `${through}`, start: `${start}`, count: `${count}` })}`,
  );

/** A moment as data. */
export const dataOf = (key: string, through: Through, at: number): Promise<MomentData> =>
  get(`api/records/${key}/data?${new URLSearchParams({ through: `${through}`, at: `${at}` })}`);
