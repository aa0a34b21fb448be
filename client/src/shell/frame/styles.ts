/**
 * Keeps the addresses of the styles that the page has come with.
 *
 * They are relative, and once the address of the page has changed they would be read against that. Whatever is fetched
 * later asks by address whether its styles are there: it would bring the first ones once more, after all others.
 */
export function keepStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    Object.defineProperty(link, 'href', { value: link.href });
}
