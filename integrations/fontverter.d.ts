declare module 'fontverter' {
  /** Converts a font to another container format. */
  export function convert(font: Buffer, format: 'truetype' | 'woff' | 'woff2'): Promise<Buffer>;
}
