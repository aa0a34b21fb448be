/** Marks the end of a `switch` over kinds: a kind without a case is a type error here. */
export function unreachable(kind: never): never {
  throw new Error(`nothing handles ${JSON.stringify(kind)}`);
}
