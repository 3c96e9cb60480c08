declare module 'subset-font' {
  type Options = {
    targetFormat: 'sfnt' | 'truetype' | 'woff' | 'woff2';
    variationAxes?: Record<string, number>;
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
