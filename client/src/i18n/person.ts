/** Somebody whom a sentence is about; the reader is spoken to. */
export interface Person {
  readonly name: string;
  readonly you: boolean;
}
