import { convert } from 'fontverter';

let last: Promise<unknown> = Promise.resolve();

/**
 * The same font as plain tables or packed. One after another: the library hands out a view into its
 * memory, and a second call overwrites it before it is copied; fonts came out as noise.
 */
export function repack(font: Buffer, format: 'truetype' | 'woff2'): Promise<Buffer> {
  const result = last.then(() => convert(font, format));
  last = result.catch(() => undefined);
  return result;
}
