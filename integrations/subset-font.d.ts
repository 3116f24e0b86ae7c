declare module 'subset-font' {
  interface SubsetFontOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype';
    /** By axis tag: a fixed value, or the range that stays variable. */
    variationAxes?: Record<string, number | { min?: number; max?: number; default?: number }>;
    preserveNameIds?: readonly number[];
    noLayoutClosure?: boolean;
    /** OpenType features to keep; without it, harfbuzz's default set. */
    keepFeatures?: readonly string[];
    noHinting?: boolean;
    /** Keeps all glyphs; no text is given then. */
    keepAllGlyphs?: boolean;
    /** Tags of tables to drop. */
    dropTables?: readonly string[];
  }
  /** Creates a subset of a TrueType, WOFF or WOFF2 font with the glyphs of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options?: SubsetFontOptions,
  ): Promise<Buffer>;
}
