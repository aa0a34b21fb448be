/**
 * What was chosen on the first page for a game that wasn't opened. As long as the page is open it is found again by
 * whoever goes elsewhere and comes back: what they see is as high as before, and they are where they were.
 */

import type { Wish } from './wish';

interface LeftForm {
  readonly wish: Wish;
  /** The rules were opened up. */
  readonly unfolded: boolean;
}

const forms = new Map<string, LeftForm>();

/** The game whose form was shown last; nothing before one was chosen. */
let last = '';

export const leftGame = (): string => last;

export const leftForm = (game: string): LeftForm | undefined => forms.get(game);

export function leaveForm(game: string, form: LeftForm): void {
  last = game;
  forms.set(game, form);
}
