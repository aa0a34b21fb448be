/**
 * A picture of what is seen: the drawings of the ground put together into one SVG that needs no style from
 * elsewhere, and the same as PNG.
 */

import { drawnBelow, drawnText, heightOf, linesBelow, type PictureWords } from './pictureText';
import { element } from './svg';

/** What is smaller is a sign or a portrait beside the drawings. */
const LEAST = 60;
/** A text that is there for screen readers alone is no wider, in pixels. */
const UNSEEN = 2;

/** What styles may say of a shape; written down as attributes, since the page's policy allows no others. */
const PROPERTIES = [
  'clip-path',
  'clip-rule',
  'display',
  'dominant-baseline',
  'fill',
  'fill-opacity',
  'fill-rule',
  'filter',
  'flood-color',
  'flood-opacity',
  'font-family',
  'font-size',
  'font-weight',
  'mask',
  'opacity',
  'paint-order',
  'stop-color',
  'stop-opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'visibility',
] as const;

/**
 * The drawings inside an element as one SVG, with what is written among them (`data-pictured`) and below.
 *
 * @param ground what holds the drawings
 * @param words what stands below them
 * @param captionLines how many lines the caption has, whatever it says; as many as it needs without
 */
export function pictureOf(ground: HTMLElement, words: PictureWords, captionLines?: number): SVGSVGElement {
  const box = ground.getBoundingClientRect();
  const below = linesBelow(words, box.width, captionLines);
  const height = box.height + heightOf(below);
  const picture = element('svg', {
    width: `${box.width}`,
    height: `${height}`,
    viewBox: `0 0 ${box.width} ${height}`,
  });
  picture.append(rect(0, 0, box.width, height, getComputedStyle(document.documentElement).backgroundColor));
  for (const drawing of drawingsIn(ground)) {
    const at = drawing.getBoundingClientRect();
    const copy = plain(drawing);
    for (const [name, value] of Object.entries({
      x: at.x - box.x,
      y: at.y - box.y,
      width: at.width,
      height: at.height,
    }))
      copy.setAttribute(name, `${value}`);
    picture.append(copy);
  }
  for (const label of textsIn(ground)) picture.append(...drawnText(label, box));
  picture.append(...drawnBelow(below, box.height, getComputedStyle(ground).color), definitions(picture));
  return picture;
}

/** A picture as a file. */
export function asFile(picture: SVGSVGElement): Blob {
  return new Blob([new XMLSerializer().serializeToString(picture)], { type: 'image/svg+xml' });
}

/** The same as PNG, twice as large for screens that show more. */
export async function asPng(picture: SVGSVGElement): Promise<Blob> {
  return pngOf(await asCanvas(picture, 2));
}

/** The same in pixels. */
export async function asCanvas(picture: SVGSVGElement, scale: number): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(picture))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(scale * image.width);
  canvas.height = Math.round(scale * image.height);
  // An animation compares its pixels with those of another moment.
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((settle, fail) => {
    canvas.toBlob((blob) => {
      if (blob) settle(blob);
      else fail(new Error('the picture could not be made'));
    }, 'image/png');
  });
}

/** The outermost drawings that can be seen, without small signs. */
function drawingsIn(ground: HTMLElement): SVGSVGElement[] {
  return [...ground.querySelectorAll('svg')].filter(
    (each) =>
      !each.parentElement?.closest('svg') &&
      !each.closest('button, .tools') &&
      each.getBoundingClientRect().width >= LEAST,
  );
}

/** What is written on the ground and can be seen. */
function textsIn(ground: HTMLElement): HTMLElement[] {
  return [...ground.querySelectorAll<HTMLElement>('[data-pictured]')].filter(
    (each) => each.getBoundingClientRect().width > UNSEEN,
  );
}

/** A copy of an element in which all that styles say of it is written down. */
function plain<Shape extends Element>(original: Shape): Shape {
  const copy = original.cloneNode(true) as Shape;
  const from = [original, ...original.querySelectorAll('*')];
  const to = [copy, ...copy.querySelectorAll('*')];
  from.forEach((each, at) => write(each, to[at]!));
  return copy;
}

function write(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  for (const name of ['class', 'style', 'tabindex', 'role']) to.removeAttribute(name);
  for (const name of PROPERTIES) {
    const value = style.getPropertyValue(name);
    if (value && value !== 'normal') to.setAttribute(name, value.replace(/url\("?[^")]*#([^")]+)"?\)/g, 'url(#$1)'));
  }
  if (style.transform !== 'none' && !(from instanceof SVGSVGElement)) to.setAttribute('transform', moved(style));
}

/** A transformation of the styles as an attribute has it, which knows no origin. */
function moved({ transform, transformOrigin }: CSSStyleDeclaration): string {
  const [x = 0, y = 0] = transformOrigin.split(' ').map(parseFloat);
  return x === 0 && y === 0 ? transform : `translate(${x} ${y}) ${transform} translate(${-x} ${-y})`;
}

/** Everything that the picture refers to by name, and what that refers to. */
function definitions(picture: SVGSVGElement): SVGDefsElement {
  const found = element('defs', {});
  const known = new Set([...picture.querySelectorAll('[id]')].map(({ id }) => id));
  let open = [...namesIn(picture)];
  while (open.length > 0) {
    const fresh = [...new Set(open)].filter((name) => !known.has(name));
    open = [];
    for (const name of fresh) {
      known.add(name);
      const original = document.getElementById(name);
      if (!original) continue;
      const copy = plain(original as Element);
      found.append(copy);
      open.push(...namesIn(copy));
    }
  }
  return found;
}

function* namesIn(root: Element): Generator<string> {
  for (const each of [root, ...root.querySelectorAll('*')]) {
    for (const { name, value } of each.attributes) {
      if (name === 'href' && value.startsWith('#')) yield value.slice(1);
      for (const [, id] of value.matchAll(/url\(#([^)]+)\)/g)) if (id) yield id;
    }
  }
}

function rect(x: number, y: number, width: number, height: number, fill: string): SVGRectElement {
  return element('rect', { x: `${x}`, y: `${y}`, width: `${width}`, height: `${height}`, fill });
}
