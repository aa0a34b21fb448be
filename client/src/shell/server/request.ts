/** A name for a request that is sent again where its answer was lost, which nobody else can guess. */
export function newRequest(): string {
  // `crypto.randomUUID` is not there on a plain address in a home network; this is.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
