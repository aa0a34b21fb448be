/** Several pictures as one that moves: a PNG whose frames are PNGs (APNG, as PNG's third edition has it). */

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const MILLISECONDS = 1000;

/** What is shown for a while. */
export interface Frame {
  /** A PNG file: the whole picture for the first frame; what is drawn over it for the others. */
  readonly png: Uint8Array;
  /** Where it lies in the whole picture. */
  readonly x: number;
  readonly y: number;
  /** How long it is shown, in milliseconds. */
  readonly delay: number;
}

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
}

/**
 * One file of several frames, which begins anew after the last.
 *
 * @param frames what is shown, the whole picture first
 * @throws RangeError where frames differ in kind, or one reaches beyond the first
 */
export function apng(frames: readonly Frame[]): Uint8Array<ArrayBuffer> {
  const [first] = frames;
  if (!first) throw new RangeError('there is no frame');
  const header = headerOf(chunksOf(first.png));
  const [width, height] = sizeIn(header);
  const parts = [Uint8Array.from(SIGNATURE), chunk('IHDR', header), chunk('acTL', numbers(frames.length, 0))];
  let sequence = 0;
  frames.forEach(({ png, x, y, delay }, at) => {
    const chunks = chunksOf(png);
    const own = headerOf(chunks);
    if (own.slice(8).some((byte, index) => byte !== header[8 + index]))
      throw new RangeError(`frame ${at} is another kind`);
    const [wide, high] = sizeIn(own);
    if (x + wide > width || y + high > height) throw new RangeError(`frame ${at} reaches beyond the first`);
    parts.push(chunk('fcTL', joined([numbers(sequence++, wide, high, x, y), timing(delay, at > 0)])));
    for (const { type, data } of chunks) {
      if (type !== 'IDAT') continue;
      parts.push(at === 0 ? chunk('IDAT', data) : chunk('fdAT', joined([numbers(sequence++), data])));
    }
  });
  return joined([...parts, chunk('IEND', new Uint8Array())]);
}

function headerOf(chunks: readonly Chunk[]): Uint8Array {
  const header = chunks.find(({ type }) => type === 'IHDR')?.data;
  if (!header) throw new RangeError("a frame isn't a PNG");
  return header;
}

function sizeIn(header: Uint8Array): readonly [width: number, height: number] {
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
  return [view.getUint32(0), view.getUint32(4)];
}

function chunksOf(png: Uint8Array): Chunk[] {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const found: Chunk[] = [];
  for (let at = SIGNATURE.length; at + 12 <= png.length;) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    found.push({ type, data: png.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return found;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = joined([Uint8Array.from(type, (letter) => letter.charCodeAt(0)), data]);
  return joined([numbers(data.length), body, numbers(crc(body))]);
}

/** How long a frame stays, and whether the one before shows through; nothing is cleared. */
function timing(delay: number, over: boolean): Uint8Array {
  const made = new DataView(new ArrayBuffer(6));
  made.setUint16(0, delay);
  made.setUint16(2, MILLISECONDS);
  made.setUint8(5, over ? 1 : 0);
  return new Uint8Array(made.buffer);
}

function numbers(...values: readonly number[]): Uint8Array {
  const made = new DataView(new ArrayBuffer(4 * values.length));
  values.forEach((value, at) => made.setUint32(4 * at, value));
  return new Uint8Array(made.buffer);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = TABLE[(value ^ byte) & 0xff]! ^ (value >>> 8);
  return ~value >>> 0;
}
