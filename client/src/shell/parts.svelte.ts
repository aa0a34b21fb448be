/** The parts that the page is made of, each fetched when an address asks for it. */

import type { Component } from 'svelte';
import { wantWords } from '../i18n/words.svelte';
import type { Page } from './address.svelte';

// What is taken of a module stands where it is fetched: else the build keeps a list of all that the module holds,
// and the code that makes such lists, which nothing else on the first page needs.
const fetched = {
  home: async () => (await import('./home/Home.svelte')).default,
  table: async () => (await Promise.all([import('./table/TablePage.svelte'), wantWords('company')]))[0].default,
  carry: async () => (await import('./joining/CarryPage.svelte')).default,
  rules: async () => (await import('./rules/RulesPage.svelte')).default,
  replay: async () => (await import('./replay/ReplayPage.svelte')).default,
  puzzle: async () => (await import('./puzzle/PuzzlePage.svelte')).default,
};

type Parts = { readonly [Name in Page['name']]: Awaited<ReturnType<(typeof fetched)[Name]>> };

class PartStore {
  private here: Partial<Parts> = $state.raw({});
  /** One couldn't be fetched. */
  failed = $state(false);

  /** The part, where it is here. */
  of<Name extends Page['name']>(name: Name): Parts[Name] | undefined {
    return this.here[name];
  }

  /** Fetches a part unless it is here. */
  async want(name: Page['name']): Promise<void> {
    if (this.here[name]) return;
    try {
      const part: Component<never> = await fetched[name]();
      this.here = { ...this.here, [name]: part };
    } catch {
      this.failed = true;
    }
  }
}

export const parts = new PartStore();
