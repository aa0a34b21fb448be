/** The parts that the page is made of, each fetched when an address asks for it. */

import type { Component } from 'svelte';
import { wantWords } from '../i18n/words.svelte';
import type { Page } from './address.svelte';

const fetched = {
  home: () => import('./home/Home.svelte'),
  table: async () => (await Promise.all([import('./table/TablePage.svelte'), wantWords('company')]))[0],
  carry: () => import('./joining/CarryPage.svelte'),
  rules: () => import('./rules/RulesPage.svelte'),
  replay: () => import('./replay/ReplayPage.svelte'),
  puzzle: () => import('./puzzle/PuzzlePage.svelte'),
};

type Parts = { readonly [Name in Page['name']]: Awaited<ReturnType<(typeof fetched)[Name]>>['default'] };

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
      const part: { readonly default: Component<never> } = await fetched[name]();
      this.here = { ...this.here, [name]: part.default };
    } catch {
      this.failed = true;
    }
  }
}

export const parts = new PartStore();
