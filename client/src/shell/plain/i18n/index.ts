/** The words of the plain table in the reader's language. */

import type { Wording } from '../../../i18n';
import type { Language } from '../../../protocol';
import { preferences } from '../../preferences.svelte';
import { de } from './de';
import { en } from './en';
import { nl } from './nl';

export type PlainMessages = Wording<typeof en>;

const ALL: Readonly<Record<Language, PlainMessages>> = { en, de, nl };

/** The plain table's words; read inside a component it follows the reader's choice. */
export function s(): PlainMessages {
  return ALL[preferences.language];
}
