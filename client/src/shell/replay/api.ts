/** What the server tells of a record that is looked back on. */

import type { LookedBack, ViewsTold } from '../../protocol';
import { get, post } from '../api';

/** Replays a record. */
export const readRecord = (record: string): Promise<LookedBack> => post('api/records', { record });

/** The views of some moments in a row. */
export const viewsOf = (key: string, through: number, start: number, count: number): Promise<ViewsTold> =>
  get(
    `api/records/${key}/views?${new URLSearchParams({ through: `${through}`, start: `${start}`, count: `${count}` })}`,
  );
