import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ManifestLine } from '../src/media/manifest-line.ts';
import { type Measured, mediaFolder } from './encode-picture.ts';
import { type Manifest, manifestText, namesText } from './manifest-text.ts';
import { type PictureSource, pictureSources } from './pictures.ts';

const manifestFile = mediaSource('manifest.generated.json');
const namesFile = mediaSource('picture-name.generated.ts');
const lockFile = fileURLToPath(new URL('out/.manifest.lock', import.meta.url));

function mediaSource(name: string): string {
  return fileURLToPath(new URL(`../src/media/${name}`, import.meta.url));
}

/** The manifest as it stands on disk; empty before the first picture. */
export async function readManifest(): Promise<Manifest> {
  if (!existsSync(manifestFile)) return {};
  return JSON.parse(await readFile(manifestFile, 'utf8'));
}

/** Runs alone: two engineers may encode at once. A lock older than a minute is left behind. */
async function locked(work: () => Promise<void>): Promise<void> {
  await mkdir(dirname(lockFile), { recursive: true });
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

/** What goes without saying is left out: see `ManifestLine`. */
function lineOf(source: PictureSource, measured: Measured): ManifestLine {
  const { alt, focus, scene, alpha, narrow } = source;
  const { width, height, widths, colour, placeholder } = measured;
  const central = focus.every((part) => part === 0.5);
  return {
    alt,
    scene,
    width,
    height,
    widths,
    colour,
    ...(central ? {} : { focus }),
    ...(alpha ? { alpha } : {}),
    ...(narrow ? { narrow } : {}),
    ...(placeholder === '' ? {} : { placeholder }),
  };
}

/** Files of pictures that are no longer in any list, and widths that are no longer made. */
async function removeOrphans(manifest: Manifest): Promise<void> {
  const wanted = new Set(
    Object.entries(manifest).flatMap(([name, { widths }]) => [
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
    const rows = pictureSources.flatMap((source) => {
      const measured = fresh[source.name] ?? measuredIn(known, source.name);
      return measured ? [[source.name, lineOf(source, measured)] as const] : [];
    });
    const manifest = { ...(tidy ? {} : known), ...Object.fromEntries(rows) };
    await writeWhole(manifestFile, manifestText(manifest));
    await writeWhole(namesFile, namesText(Object.keys(manifest)));
    if (tidy) await removeOrphans(manifest);
  });
}

function measuredIn(known: Manifest, name: string): Measured | undefined {
  const line = known[name];
  return line && { placeholder: '', ...line };
}

async function writeWhole(file: string, text: string): Promise<void> {
  const half = `${file}.${process.pid}.part`;
  await writeFile(half, text);
  await rename(half, file);
}
