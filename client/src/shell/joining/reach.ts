/** Where others find this page: at its own address, unless that is good on this machine only. */

import type { Reach } from '../../protocol';
import { reach } from '../server/api';

/** Whom a link reaches: whoever knows it, the same network, or this machine (by choice, or without a network). */
export type Whom = 'everybody' | 'network' | 'alone' | 'noNetwork';

export interface Reached {
  readonly whom: Whom;
  /** Where the page is found, by those whom it reaches; at least one. */
  readonly origins: readonly string[];
}

/** Whether other devices can open a link that begins like this. */
export function isFar({ whom }: Reached): boolean {
  return whom === 'everybody' || whom === 'network';
}

/** Whether an address means the machine that it is opened on. */
export function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost\.?|127(?:\.\d+){3}|\[::1\])$/i.test(hostname);
}

/** What is known without asking: a page that was reached by a name of its own is reached by it by others, too. */
export function ownReach({ hostname, origin }: Pick<Location, 'hostname' | 'origin'>): Reached {
  return { whom: isLoopback(hostname) ? 'alone' : 'everybody', origins: [origin] };
}

/** What the server of a page on this machine tells. */
export function reachFrom(own: Reached, answer: Reach): Reached {
  if (answer.origins.length > 0) return { whom: 'network', origins: answer.origins };
  return { whom: answer.alone === 'yes' ? 'alone' : 'noNetwork', origins: own.origins };
}

let found: Reached | null = null;

/** What was found last, for whoever can't wait. */
export function lastReach(): Reached | null {
  return found;
}

/** Where others find this page. */
export async function findReach(): Promise<Reached> {
  const own = ownReach(location);
  if (own.whom === 'everybody') return (found = own);
  try {
    found = reachFrom(own, await reach());
  } catch {
    found = own;
  }
  return found;
}
