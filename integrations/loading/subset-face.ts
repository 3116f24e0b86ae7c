import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Face } from '../../src/themes/faces.ts';

const require = createRequire(import.meta.url);
const cache = 'node_modules/.cache/larkfield-fonts';

/** A woff2 with just these glyphs in just these weights (CSS weight numbers), a few KB. Cached. */
export async function subsetFace(
  face: Face,
  glyphs: string,
  [least, most]: readonly [number, number],
): Promise<Buffer> {
  const key = createHash('sha256').update(JSON.stringify([face.file, glyphs, least, most]));
  const file = join(cache, `${key.digest('hex')}.woff2`);
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const font = await subsetFont(await readFile(require.resolve(face.file)), glyphs, {
    targetFormat: 'woff2',
    variationAxes: { wght: least === most ? least : { min: least, max: most } },
    keepFeatures: ['kern', 'liga', 'calt', 'mark', 'mkmk', 'locl', 'ccmp'],
    noHinting: true,
  });
  await mkdir(cache, { recursive: true });
  await writeFile(`${file}.${process.pid}`, font);
  await rename(`${file}.${process.pid}`, file);
  return font;
}
