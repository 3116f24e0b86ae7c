import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { FaceFile } from '../../src/looks/face.ts';

const require = createRequire(import.meta.url);
const cache = 'node_modules/.cache/larkfield-fonts';

/** What `font-optical-sizing: auto` comes to in large type, by the axis' usual end. */
const usualAxes: Readonly<Record<string, number>> = { opsz: 72, wdth: 100, SOFT: 0, WONK: 0 };

/**
 * A woff2 with just these glyphs in just these weights (CSS weight numbers), a few KB. Cached.
 *
 * @param axes what other axes are set to; those that the look leaves alone are pinned as usual
 */
export async function subsetFace(
  file: FaceFile,
  glyphs: string,
  [least, most]: readonly [number, number],
  axes: Readonly<Record<string, number>> = {},
): Promise<Buffer> {
  const pinned = Object.fromEntries(
    (file.axes ?? []).map((axis) => [axis, axes[axis] ?? usualAxes[axis] ?? 0]),
  );
  const key = createHash('sha256').update(JSON.stringify([file.path, glyphs, least, most, pinned]));
  const place = join(cache, `${key.digest('hex')}.woff2`);
  const known = await readFile(place).catch(() => undefined);
  if (known) return known;
  const [lightest, heaviest] = file.weights;
  const weight = least === most ? least : { min: least, max: most };
  const font = await subsetFont(await readFile(require.resolve(file.path)), glyphs, {
    targetFormat: 'woff2',
    ...(lightest !== heaviest && { variationAxes: { ...pinned, wght: weight } }),
    keepFeatures: ['kern', 'liga', 'calt', 'mark', 'mkmk', 'locl', 'ccmp'],
    noHinting: true,
  });
  await mkdir(cache, { recursive: true });
  await writeFile(`${place}.${process.pid}`, font);
  await rename(`${place}.${process.pid}`, place);
  return font;
}
