import { convert } from 'fontverter';

let lastConversion: Promise<unknown> = Promise.resolve();

/**
 * Converts a font between TrueType and WOFF2. Calls run one after another: the library returns a
 * view into its memory, which a second call would overwrite before the result is copied.
 */
export function convertFont(font: Buffer, format: 'truetype' | 'woff2'): Promise<Buffer> {
  const result = lastConversion.then(() => convert(font, format));
  lastConversion = result.catch(() => undefined);
  return result;
}
