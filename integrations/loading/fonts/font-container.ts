import { convert } from 'fontverter';

let last: Promise<unknown> = Promise.resolve();

/**
 * Converts a font between TrueType and WOFF2. Calls are serialized: the library returns a view into
 * its memory, which a second call would overwrite before it is copied.
 */
export function repack(font: Buffer, format: 'truetype' | 'woff2'): Promise<Buffer> {
  const result = last.then(() => convert(font, format));
  last = result.catch(() => undefined);
  return result;
}
