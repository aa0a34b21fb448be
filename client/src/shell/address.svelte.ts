/** Which page is shown: the address bar as state. */

import { ROOT } from './server/root';

export type Page =
  | { readonly name: 'home' }
  | { readonly name: 'table'; readonly table: string }
  | { readonly name: 'carry'; readonly table: string; readonly code: string }
  | { readonly name: 'rules'; readonly game: string; readonly clause: string }
  | { readonly name: 'replay'; readonly table: string; readonly moment: string }
  | { readonly name: 'puzzle'; readonly day: string };

let path = $state(location.pathname);
let hash = $state(location.hash);

addEventListener('popstate', read);
addEventListener('hashchange', read);

function read(): void {
  path = location.pathname;
  hash = location.hash;
}

/** The page of the current address; an address that names nothing is the first page. */
export function page(): Page {
  const inner = path.startsWith(ROOT) ? path.slice(ROOT.length) : '';
  const table = /^table\/([\w-]+)\/?$/.exec(inner);
  if (table?.[1]) return { name: 'table', table: table[1] };
  const replay = /^(?:table\/([\w-]+)\/)?replay\/?$/.exec(inner);
  if (replay) return { name: 'replay', table: replay[1] ?? '', moment: hash.slice(1) };
  const carry = /^table\/([\w-]+)\/carry\/?$/.exec(inner);
  if (carry?.[1]) return { name: 'carry', table: carry[1], code: hash.slice(1) };
  const rules = /^rules\/([\w-]+)\/?$/.exec(inner);
  if (rules?.[1]) return { name: 'rules', game: rules[1], clause: decoded(hash.slice(1)) };
  if (/^puzzle\/?$/.test(inner)) return { name: 'puzzle', day: hash.slice(1) };
  return { name: 'home' };
}

/** The address without what is behind its `#`, which is another place on the same page. */
export const place = (): string => path;

/** What an address means; as it stands where a link was cut in the middle of a sign. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const homeAddress = ROOT;

export const tableAddress = (table: string): string => `${ROOT}table/${table}`;

/** Where another device takes a seat along; servers are never told what is behind the `#`. */
export const carryAddress = (table: string, code: string): string => `${tableAddress(table)}/carry#${code}`;

/** Where a game is looked back on, at a moment such as `r2.31`; without a table, at a record from elsewhere. */
export const replayAddress = (table = '', moment = ''): string =>
  `${table ? tableAddress(table) + '/' : ROOT}replay${moment ? `#${moment}` : ''}`;

export const rulesAddress = (game: string, clause = ''): string => `${ROOT}rules/${game}${clause ? `#${clause}` : ''}`;

/** The puzzle of a day, or the newest one of a game; without either today's. */
export const puzzleAddress = (of = ''): string => `${ROOT}puzzle${of ? `#${of}` : ''}`;

/**
 * The server names icons from where the page was opened: they stay where they are when the address changes. Not
 * before that, as the browser fetches them anew.
 */
function keepIcons(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel$="icon"], link[rel="manifest"]')) {
    if (link.getAttribute('href') !== link.href) link.setAttribute('href', link.href);
  }
}

/** Go to an address of this page without loading it anew. */
export function visit(address: string): void {
  keepIcons();
  history.pushState(null, '', address);
  read();
  scrollTo(0, 0);
}

/** Go to an address of this page in the place of the one that is left, which nobody comes back to. */
export function replaceWith(address: string): void {
  keepIcons();
  history.replaceState(null, '', address);
  read();
  scrollTo(0, 0);
}

/** Put on a link, so that a plain click stays inside the page. */
export function inside(link: HTMLAnchorElement): { destroy: () => void } {
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    visit(link.pathname + link.hash);
  };
  link.addEventListener('click', follow);
  return { destroy: () => link.removeEventListener('click', follow) };
}
