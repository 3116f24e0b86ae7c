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
    /** Every glyph stays; no text is given then. */
    keepAllGlyphs?: boolean;
    /** Tags of tables that are left out. */
    dropTables?: readonly string[];
  }
  /** The glyphs of `text` out of a TrueType, WOFF or WOFF2 file. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options?: SubsetFontOptions,
  ): Promise<Buffer>;
}
