/** The package brings no types (https://github.com/papandreou/subset-font#api). */
declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2';
    /** OpenType features to keep; all of them where it is left out. */
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number; readonly default: number }>
    >;
  }
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}
