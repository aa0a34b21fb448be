/** The words of Sabotage in the reader's language. */

import type { Wording } from '../../../i18n';
import type { Language } from '../../../protocol';
import { preferences } from '../../../shell/preferences.svelte';
import { de } from './de';
import { en } from './en';
import { nl } from './nl';

export type SabotageMessages = Wording<typeof en>;

const ALL: Readonly<Record<Language, SabotageMessages>> = { en, de, nl };

/** The game's words; read inside a component it follows the reader's choice. */
export function s(): SabotageMessages {
  return ALL[preferences.language];
}
