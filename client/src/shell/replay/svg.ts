/** Elements of a drawing that is put together on the page. */

const SVG = 'http://www.w3.org/2000/svg';

/** An element with its attributes. */
export function element<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
): SVGElementTagNameMap[Name] {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
