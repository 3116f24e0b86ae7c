import { existsSync } from 'node:fs';
import { open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { PictureRecord } from '../src/media/picture-record.ts';
import { type Measured, mediaFolder } from './encode-picture.ts';
import { type PictureSource, pictureSources } from './pictures.ts';

const manifestFile = fileURLToPath(new URL('../src/media/manifest.generated.ts', import.meta.url));
const lockFile = fileURLToPath(new URL('out/.manifest.lock', import.meta.url));
const head = `// Written by art/encode.ts. Do not edit: change the rows in art/ and run it again.
import type { PictureRecord } from './picture-record.ts';

export const manifest = `;
const tail = ' as const satisfies Record<string, PictureRecord>;\n';

/** The manifest as it stands on disk; empty before the first picture. */
export async function readManifest(): Promise<Record<string, PictureRecord>> {
  if (!existsSync(manifestFile)) return {};
  const text = await readFile(manifestFile, 'utf8');
  return JSON.parse(text.slice(head.length, -tail.length));
}

/** Runs alone: two engineers may encode at once. A lock older than a minute is left behind. */
async function locked(work: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await (await open(lockFile, 'wx')).close();
      break;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const age = await stat(lockFile).then(
        (s) => Date.now() - s.mtimeMs,
        () => 0,
      );
      if (age > 60_000) await rm(lockFile, { force: true });
      await delay(100);
    }
  }
  try {
    await work();
  } finally {
    await rm(lockFile, { force: true });
  }
}

function recordOf(source: PictureSource, measured: Measured): PictureRecord {
  const { name, alt, focus, scene, alpha = false, narrow } = source;
  const { width, height, widths, colour, placeholder } = measured;
  const sizes = { name, width, height, widths, colour, placeholder };
  return { ...sizes, alt, focus, scene, alpha, ...(narrow ? { narrow } : {}), credit: 'ours' };
}

/** Files of pictures that are no longer in any list, and widths that are no longer made. */
async function removeOrphans(records: Record<string, PictureRecord>): Promise<void> {
  const wanted = new Set(
    Object.values(records).flatMap(({ name, widths }) => [
      `${name}.jpg`,
      ...widths.map((width) => `${name}-${width}.avif`),
    ]),
  );
  for (const file of await readdir(mediaFolder)) {
    const isPicture = /^[a-z0-9-]+(-\d+\.avif|\.jpg)$/.test(file);
    if (isPicture && !wanted.has(file)) await rm(new URL(file, mediaFolder), { force: true });
  }
}

/**
 * Puts new measurements in and takes words from the source rows. A run that measured nothing also
 * drops what has no row; a measuring run does not, since its rows may be older than the manifest.
 */
export async function updateManifest(fresh: Record<string, Measured>): Promise<void> {
  const tidy = Object.keys(fresh).length === 0;
  await locked(async () => {
    const known = await readManifest();
    const measured: Record<string, Measured> = { ...known, ...fresh };
    const rows = pictureSources.flatMap((source) => {
      const sizes = measured[source.name];
      return sizes ? [[source.name, recordOf(source, sizes)] as const] : [];
    });
    const merged = { ...(tidy ? {} : known), ...Object.fromEntries(rows) };
    const names = Object.keys(merged).sort();
    const records = Object.fromEntries(
      names.flatMap((name) => (merged[name] ? [[name, merged[name]] as const] : [])),
    );
    const half = `${manifestFile}.${process.pid}.part`;
    await writeFile(half, head + JSON.stringify(records, null, 2) + tail);
    await rename(half, manifestFile);
    if (tidy) await removeOrphans(records);
  });
}
