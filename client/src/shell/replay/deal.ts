/** What a deal says of something, such as the goals: the words after its name. */
export function dealt(deal: readonly string[], what: string): readonly string[] {
  const line = deal.find((each) => each.startsWith(`${what} `));
  return line?.split(' ').slice(1) ?? [];
}
