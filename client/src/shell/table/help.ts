/** What the help of a game says. */

export interface Help {
  readonly words: {
    readonly title: string;
    readonly keys: string;
    readonly log: string;
    readonly rules: string;
    readonly help: string;
  };
  /** How it is played, a paragraph each. */
  readonly about: readonly string[];
  /** The game's own keys, with what they do. */
  readonly keys: readonly (readonly [key: string, meaning: string])[];
}
