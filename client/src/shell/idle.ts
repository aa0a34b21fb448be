/** What nobody waits for is left until the page has drawn what there is to be seen. */

/** Not every moment has an idle one in it, and not every browser tells of them: then it is so much later, in milliseconds. */
const LATEST = 1_000;
const LATER = 200;

/** Does something in an idle moment; gives what calls it off. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const waiting = setTimeout(act, LATER);
    return () => clearTimeout(waiting);
  }
  const waiting = requestIdleCallback(() => act(), { timeout: LATEST });
  return () => cancelIdleCallback(waiting);
}
