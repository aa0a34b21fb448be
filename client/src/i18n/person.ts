/** Somebody whom a sentence is about; the reader is spoken to. */
export interface Person {
  readonly name: string;
  readonly you: boolean;
}

/** No sentence is about them. */
export const NOBODY: Person = { name: '', you: false };

/** Letters of languages that are written from the right. */
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name as it stands in a sentence: one that is written from the right turns nothing around beside it. */
export function isolated(name: string): string {
  return FROM_THE_RIGHT.test(name) ? `\u2068${name}\u2069` : name;
}
