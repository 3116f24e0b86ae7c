declare module 'subset-font' {
  interface SubsetFontOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype';
    /** Axis tag to a fixed value, or to the range that stays variable. */
    variationAxes?: Record<string, number | { min?: number; max?: number; default?: number }>;
    preserveNameIds?: readonly number[];
    noLayoutClosure?: boolean;
    /** OpenType features to keep; without it, harfbuzz's default set. */
    keepFeatures?: readonly string[];
    noHinting?: boolean;
  }
  /** The glyphs of `text` out of a TrueType, WOFF or WOFF2 file. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetFontOptions,
  ): Promise<Buffer>;
}
