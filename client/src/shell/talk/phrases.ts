/** What can be said ready-made, in words: each kind of claim in one place. */

import type { NameOf } from '../sentences';

/** A claim as the protocol has it. */
export interface Claim {
  readonly claim: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A claim of a game, told apart by `claim`. */
interface Kind {
  readonly claim: string;
  readonly params: object;
}

export interface Phrase<Params> {
  /** The whole sentence. */
  readonly say: (params: Params, nameOf: NameOf) => string;
  /** How it begins, while it is not said yet what it is about; a sentence about nothing needs none. */
  readonly start?: () => string;
}

/** Every kind of claim: one that is left out is a type error. */
export type PhraseTable<Claims extends Kind> = {
  readonly [Key in Claims['claim']]: Phrase<Extract<Claims, { claim: Key }>['params']>;
};

/** How a game speaks at its table. */
export interface Phrases {
  /** The sentence; nothing for a claim that a newer server may know. */
  readonly say: (claim: Claim, nameOf: NameOf) => string;
  /** What stands on the button of a kind of claim. */
  readonly start: (key: string) => string;
  /** What stands on the button of a word that a claim may be about. */
  readonly word: (param: string, value: string) => string;
}

export function phrasesOf<Claims extends Kind>(
  table: PhraseTable<Claims>,
  word: (param: string, value: string) => string = (_param, value) => value,
): Phrases {
  // Each entry takes the params of its own key, which is the one that is looked up.
  const phrases: Readonly<Record<string, unknown>> = table;
  const found = (key: string): Phrase<Claim['params']> | undefined =>
    phrases[key] as Phrase<Claim['params']> | undefined;
  return {
    say: ({ claim, params }, nameOf) => found(claim)?.say(params, nameOf) ?? '',
    start: (key) => {
      const phrase = found(key);
      return phrase?.start?.() ?? phrase?.say({}, String) ?? '';
    },
    word,
  };
}
