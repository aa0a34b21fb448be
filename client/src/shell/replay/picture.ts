/**
 * A picture of what is seen: the drawings of the ground put together into one SVG that needs no style from
 * elsewhere, and the same as PNG.
 */

import type { Box } from '../table/flights.svelte';
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

/** How much of the ground is shown around what lies there: as much as the names along its edges take. */
const AROUND = 30;
/** Narrower than this, what is written below would take more room than the ground. */
const NARROWEST = 360;

/**
 * The part of a ground that a picture shows: what has to be in sight, and a little around it.
 *
 * @param ground where it is
 * @param sight where on it everything lies that has to be in sight; null where nothing is said of that
 */
export function partOf(ground: Box, sight: Box | null): Box {
  if (!sight) return ground;
  const along = (start: number, size: number, from: number, length: number, least: number): [number, number] => {
    const missing = Math.max(0, least - length - 2 * AROUND) / 2;
    const begin = Math.max(start, from - AROUND - missing);
    return [begin, Math.min(start + size, from + length + AROUND + missing) - begin];
  };
  const [x, width] = along(ground.x, ground.width, sight.x, sight.width, NARROWEST);
  const [y, height] = along(ground.y, ground.height, sight.y, sight.height, 0);
  // The reader looks at another part of it.
  return width < AROUND || height < AROUND ? ground : { x, y, width, height };
}

/** The part of a ground that a picture of it shows now. */
export function partIn(ground: HTMLElement): Box {
  return partOf(ground.getBoundingClientRect(), ground.querySelector('[data-sight]')?.getBoundingClientRect() ?? null);
}

/**
 * The drawings inside an element as one SVG, with what is written among them (`data-pictured`) and below.
 *
 * @param ground what holds the drawings
 * @param words what stands below them
 * @param part which part of the ground is shown
 * @param captionLines how many lines the caption has, whatever it says; as many as it needs without
 */
export function pictureOf(ground: HTMLElement, words: PictureWords, part: Box, captionLines?: number): SVGSVGElement {
  const below = linesBelow(words, part.width, captionLines);
  const height = part.height + heightOf(below);
  const picture = element('svg', {
    width: `${part.width}`,
    height: `${height}`,
    viewBox: `0 0 ${part.width} ${height}`,
  });
  const paper = getComputedStyle(document.documentElement).backgroundColor;
  picture.append(rect(0, 0, part.width, height, paper));
  for (const drawing of drawingsIn(ground)) {
    const at = drawing.getBoundingClientRect();
    const copy = plain(drawing);
    for (const [name, value] of Object.entries({
      x: at.x - part.x,
      y: at.y - part.y,
      width: at.width,
      height: at.height,
    }))
      copy.setAttribute(name, `${value}`);
    picture.append(copy);
  }
  for (const label of textsIn(ground)) {
    const at = placeOf(label, ground.getBoundingClientRect(), part);
    if (at) picture.append(...drawnText(label, at));
  }
  picture.append(
    rect(0, part.height, part.width, height - part.height, paper),
    ...drawnBelow(below, part.height, getComputedStyle(ground).color),
    definitions(picture),
  );
  return picture;
}

/** Where a text stands in the picture: at the edge of the ground at that of its part; null where it isn't in it. */
function placeOf(label: HTMLElement, ground: Box, part: Box): Box | null {
  const { x, y, width, height } = label.getBoundingClientRect();
  const isLeft = x - ground.x < ground.width / 2;
  const across = isLeft ? x - ground.x : x - ground.x - ground.width + part.width;
  const edge = label.dataset['pictured'];
  const at = {
    x: edge === 'row' ? across : x - part.x,
    y: edge === 'column' ? y - ground.y : y - part.y,
    width,
    height,
  };
  const isInside = at.x >= 0 && at.y >= 0 && at.x + width <= part.width && at.y + height <= part.height;
  return isInside || !edge ? at : null;
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
