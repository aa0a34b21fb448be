/** The words of The Dark Cave in the reader's language. */

import type { Wording } from '../../../i18n';
import type { Language } from '../../../protocol';
import { preferences } from '../../../shell/preferences.svelte';
import { de } from './de';
import { en } from './en';
import { nl } from './nl';

export type CaveMessages = Wording<typeof en>;

const ALL: Readonly<Record<Language, CaveMessages>> = { en, de, nl };

/** The game's words; read inside a component it follows the reader's choice. */
export function s(): CaveMessages {
  return ALL[preferences.language];
}
