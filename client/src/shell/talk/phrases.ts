/** What can be said ready-made, in words: each kind of claim in one place. */

import type { ClaimParamInfo } from '../../protocol';
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

/** The whole sentence. */
type Phrase<Params> = (params: Params, nameOf: NameOf) => string;

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

/**
 * @param start how a sentence begins, while it is not said yet what it is about; one about nothing needs none
 */
export function phrasesOf<Claims extends Kind>(
  table: PhraseTable<Claims>,
  start: (key: string) => string | undefined = () => undefined,
  word: (param: string, value: string) => string = (_param, value) => value,
): Phrases {
  // Each entry takes the params of its own key, which is the one that is looked up.
  const phrases: Readonly<Record<string, unknown>> = table;
  const found = (key: string): Phrase<Claim['params']> | undefined =>
    phrases[key] as Phrase<Claim['params']> | undefined;
  return {
    say: ({ claim, params }, nameOf) => found(claim)?.(params, nameOf) ?? '',
    start: (key) => start(key) ?? found(key)?.({}, String) ?? '',
    word,
  };
}

/** The params of a claim about which there is nothing to ask: each has one value alone. */
export function alone(params: readonly ClaimParamInfo[], others: readonly number[]): Claim['params'] {
  return Object.fromEntries(
    params.flatMap(({ name, of, values }) => {
      const [only, ...more] = of === 'seat' ? others : values;
      return only === undefined || more.length > 0 ? [] : [[name, only]];
    }),
  );
}
