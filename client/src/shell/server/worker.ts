/** The service worker, which says so where the server can't be reached: `public/worker.js`. */

import { ROOT } from './root';

const ADDRESS = `${ROOT}worker.js`;

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): {
    createScriptURL(address: string): string;
  };
}

/** Brings it into the browser, where that is allowed: over TLS, or on this machine. */
export function register(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  // Without it the page works as well, as long as there is a server.
  navigator.serviceWorker.register(trusted(), { scope: ROOT }).catch(() => undefined);
}

/** The content policy lets no script be named by a text, save this one. */
function trusted(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  if (!trustedTypes) return ADDRESS;
  return trustedTypes.createPolicy('pitprop-worker', { createScriptURL: () => ADDRESS }).createScriptURL(ADDRESS);
}
