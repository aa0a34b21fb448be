/** Reads the markup that a component is rendered to, and writes it again as SVG. */

/**
 * @typedef {{ name: string, attributes: Map<string, string>, children: Content[] }} Element
 * @typedef {Element | string} Content
 */

const TOKEN = /<!--[\s\S]*?-->|<\/[\w-]+>|<([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/g;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;

/**
 * The elements and texts of a rendered component; entities stay as they are written.
 *
 * @param {string} markup
 * @returns {Content[]}
 */
export function read(markup) {
  /** @type {Content[]} */
  const top = [];
  const open = [top];
  for (const [token, name, attributes = '', closed] of markup.matchAll(TOKEN)) {
    const inside = open.at(-1) ?? top;
    if (name !== undefined) {
      const pairs = [...attributes.matchAll(ATTRIBUTE)].map(
        ([, key = '', value = '']) => /** @type {const} */ ([key, value]),
      );
      const element = { name, attributes: new Map(pairs), children: [] };
      inside.push(element);
      if (!closed) open.push(element.children);
    } else if (token.startsWith('</')) {
      open.pop();
    } else if (!token.startsWith('<!--')) {
      inside.push(token);
    }
  }
  return top;
}

/**
 * @param {readonly Content[]} content
 * @returns {string}
 */
export function write(content) {
  return content.map((each) => (typeof each === 'string' ? each : written(each))).join('');
}

/** @param {Element} element */
function written({ name, attributes, children }) {
  const attributesText = [...attributes].map(([key, value]) => ` ${key}="${value}"`).join('');
  const inside = write(children);
  return inside === '' ? `<${name}${attributesText}/>` : `<${name}${attributesText}>${inside}</${name}>`;
}
