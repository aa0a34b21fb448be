declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'sfnt' | 'truetype' | 'woff' | 'woff2';
    readonly keepFeatures?: readonly string[];
    readonly variationAxes?: Readonly<Record<string, number | { min: number; max: number; default: number }>>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
