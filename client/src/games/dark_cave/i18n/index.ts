/** The words of The Dark Cave in the reader's language. */

import type { Wording } from '../../../i18n';
import type { Language } from '../../../protocol';
import { preferences } from '../../../shell/preferences.svelte';
import { en } from './en';

export type CaveMessages = Wording<typeof en>;

const ALL: Readonly<Record<Language, CaveMessages>> = { en, de: en, nl: en };

/** The game's words; read inside a component it follows the reader's choice. */
export function s(): CaveMessages {
  return ALL[preferences.language];
}
