/** QR codes as pictures. What works them out is fetched when the first one is wanted. */

export interface QrPicture {
  /** How many squares wide and high it is, the empty border included. */
  readonly size: number;
  /** The dark squares, as a path. */
  readonly path: string;
}

/** As the standard asks for, in squares. */
const BORDER = 4;

/** The code of a text. */
export async function qrPicture(text: string): Promise<QrPicture> {
  const { encodeQR } = await import('qr');
  const squares = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER });
  return { size: squares.length, path: squares.map(rowPath).join('') };
}

/** The dark squares of one row, those side by side drawn as one. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    const start = x;
    while (row[x]) x += 1;
    if (x > start) path += `M${start} ${y}h${x - start}v1h-${x - start}z`;
  }
  return path;
}
