/** What is worth saying about whoever decides, and what the reader can do about it. */

import type { TableInfo } from '../../protocol';
import { isAway, isPlayedFor, mayStandIn, ownSeat } from './company';

/**
 * `played-for`: a computer player has the reader's seat. `away`: whoever decides is; `stand-in`: for so long that
 * the others needn't wait. `slow`: whoever decides can be nudged. `hurry`: computer players take long.
 */
export type Meanwhile = '' | 'played-for' | 'away' | 'stand-in' | 'slow' | 'hurry';

/** After how long somebody may be nudged, in milliseconds. */
export const SLOW = 15_000;
/** After how long computer players can be asked to decide at once. */
export const LONG = 2_500;

interface Times {
  /** Since when this decision has been waited for. */
  readonly since: number;
  /** Since when nobody but computer players has been deciding; 0 where a person does. */
  readonly computers: number;
  /** How far the server's clock is ahead. */
  readonly ahead: number;
}

type Company = Pick<TableInfo, 'seats' | 'me' | 'host' | 'over' | 'pace' | 'stand_in_after'>;

export function meanwhile(info: Company, decider: number | null, now: number, times: Times): Meanwhile {
  const { me } = info;
  if (info.over) return '';
  if (ownSeat(info)?.stand_in) return 'played-for';
  if (decider === null || decider === me || !info.seats[decider]) return '';
  if (isAway(info, decider)) return mayStandIn(info, decider, now + times.ahead) ? 'stand-in' : 'away';
  if (me === null) return '';
  if (isPlayedFor(info, decider)) return info.pace > 0 && now - times.computers >= LONG ? 'hurry' : '';
  return now - times.since >= SLOW ? 'slow' : '';
}
