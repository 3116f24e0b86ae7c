declare module 'fontverter' {
  /** The same font in another container. */
  export function convert(font: Buffer, format: 'truetype' | 'woff' | 'woff2'): Promise<Buffer>;
}
