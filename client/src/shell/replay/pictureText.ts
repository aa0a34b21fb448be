/** What is written on pictures of a moment: texts of the ground where they stand, and lines below it. */

import type { Box } from '../table/flights.svelte';
import { element } from './svg';

/** Serif faces that every machine has: a picture brings none along. */
const FAMILY = 'Georgia, serif';
const PAD = 12;

/** What stands below a picture. */
export interface PictureWords {
  /** What the game is, and where in it this is. */
  readonly title: string;
  /** What has just happened. */
  readonly caption: string;
  /** Who is on the move; empty where nobody is. */
  readonly turn: string;
  /** Who plays. */
  readonly players: string;
}

interface Line {
  readonly text: string;
  readonly size: number;
  readonly strong: boolean;
}

/**
 * What is written below a picture, in lines that are no wider than it.
 *
 * @param words what is written
 * @param width how wide the picture is
 * @param captionLines how many lines the caption has, whatever it says; as many as it needs without
 */
export function linesBelow(words: PictureWords, width: number, captionLines?: number): Line[] {
  const linesOf = (text: string, size: number, strong = false): Line[] =>
    wrapped(text, (part) => widthOf(part, size, strong) <= width - 2 * PAD).map((part) => ({
      text: part,
      size,
      strong,
    }));
  const caption = linesOf(words.caption, 14);
  return [
    ...linesOf(words.title, 16, true),
    ...(captionLines === undefined ? caption : level(caption, captionLines)),
    ...(captionLines === undefined ? linesOf(words.turn, 14) : level(linesOf(words.turn, 14), 1)),
    ...linesOf(words.players, 14),
  ];
}

/** How high all lines are together. */
export function heightOf(lines: readonly Line[]): number {
  return PAD + lines.reduce((sum, { size }) => sum + step(size), 0);
}

/** The lines as they stand below a picture of that height. */
export function drawnBelow(lines: readonly Line[], top: number, ink: string): SVGTextElement[] {
  let y = top + PAD / 2;
  return lines.map((line) => {
    y += step(line.size);
    return written(line.text, { x: PAD, y: y - line.size * 0.35, size: line.size, strong: line.strong, ink });
  });
}

/** A text of the ground at its place in the picture, with what is behind it. */
export function drawnText(label: HTMLElement, at: Box): SVGElement[] {
  const style = getComputedStyle(label);
  const size = parseFloat(style.fontSize);
  const strong = Number(style.fontWeight) >= 600;
  const text = cut(label.textContent.trim(), (part) => widthOf(part, size, strong) <= at.width + 2);
  const { x, y } = at;
  const behind = element('rect', {
    x: `${x}`,
    y: `${y}`,
    width: `${at.width}`,
    height: `${at.height}`,
    rx: `${parseFloat(style.borderTopLeftRadius) || 0}`,
    ...paint(style.backgroundColor),
  });
  const middle = { x: x + at.width / 2, y: y + at.height / 2 + size * 0.35 };
  const front = written(text, { ...middle, size, strong, ink: style.color });
  front.setAttribute('text-anchor', 'middle');
  return [behind, front];
}

/** A text in lines that fit, broken between words; a word that doesn't fit by itself is cut. */
export function wrapped(text: string, fits: (part: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(cut(word, fits));
  }
  return lines;
}

/** A text that fits, with an ellipsis where something is left out. */
function cut(text: string, fits: (part: string) => boolean): string {
  if (fits(text)) return text;
  let end = text.length - 1;
  while (end > 1 && !fits(`${text.slice(0, end)}…`)) end -= 1;
  return `${text.slice(0, end)}…`;
}

/** Just this many lines, neither more nor fewer. */
function level(lines: readonly Line[], count: number): Line[] {
  const kept = lines.slice(0, count);
  if (lines.length > count) {
    const last = kept[count - 1]!;
    kept[count - 1] = { ...last, text: `${last.text.replace(/[\s.,;:]+$/, '')} …` };
  }
  while (kept.length < count) kept.push({ text: '', size: 14, strong: false });
  return kept;
}

function step(size: number): number {
  return Math.round(size * 1.4);
}

let canvas: CanvasRenderingContext2D | null = null;

/** Where texts are measured and colours mixed. */
function ruler(): CanvasRenderingContext2D | null {
  canvas ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  return canvas;
}

function widthOf(text: string, size: number, strong: boolean): number {
  const measure = ruler();
  if (!measure) return 0;
  measure.font = `${strong ? 'bold ' : ''}${size}px ${FAMILY}`;
  return measure.measureText(text).width;
}

interface Written {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly strong: boolean;
  readonly ink: string;
}

function written(text: string, { x, y, size, strong, ink }: Written): SVGTextElement {
  const made = element('text', {
    x: `${x}`,
    y: `${y}`,
    'font-size': `${size}`,
    'font-family': FAMILY,
    ...(strong ? { 'font-weight': 'bold' } : {}),
    ...paint(ink),
  });
  made.textContent = text;
  return made;
}

/** A colour as every reader of SVG knows it, however the page has mixed it. */
function paint(colour: string): Record<string, string> {
  const mixed = ruler();
  if (!mixed) return { fill: colour };
  mixed.clearRect(0, 0, 1, 1);
  mixed.fillStyle = colour;
  mixed.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = mixed.getImageData(0, 0, 1, 1).data;
  const fill = `rgb(${red}, ${green}, ${blue})`;
  return alpha === 255 ? { fill } : { fill, 'fill-opacity': (alpha / 255).toFixed(2) };
}
