import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Manifest, manifestText } from './manifest-text.ts';

/** This project's root; tests have roots of their own. */
export const projectRoot = new URL('../', import.meta.url);

/** Returns the folder of the encoded files. */
export const mediaFolderOf = (root: URL) => new URL('public/media/', root);

const listOf = (root: URL) => new URL('src/media/manifest.generated.json', root);

/** The manifest as it stands on disk; empty before the first picture. */
export async function readManifest(root = projectRoot): Promise<Manifest> {
  const file = listOf(root);
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
}

/**
 * Runs work under a lock: two engineers, or a build beside them, may encode at once. A lock older than a
 * minute counts as left behind.
 */
async function locked(root: URL, work: () => Promise<void>): Promise<void> {
  const lock = fileURLToPath(new URL('art/out/.manifest.lock', root));
  await mkdir(dirname(lock), { recursive: true });
  for (;;) {
    try {
      await (await open(lock, 'wx')).close();
      break;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const age = await stat(lock).then(
        (s) => Date.now() - s.mtimeMs,
        () => 0,
      );
      if (age > 60_000) await rm(lock, { force: true });
      await delay(100);
    }
  }
  try {
    await work();
  } finally {
    await rm(lock, { force: true });
  }
}

/** A file that is as it should be is left alone: a change of it would reload pages that are looked at. */
async function writeWhole(file: URL, text: string): Promise<void> {
  if (existsSync(file) && (await readFile(file, 'utf8')) === text) return;
  const half = new URL(`${file.href}.${process.pid}.part`);
  await writeFile(half, text);
  await rename(half, file);
}

/** Changes the manifest by a function from its current content, under a lock. Returns the new one. */
export async function changeManifest(
  change: (known: Manifest) => Manifest,
  root = projectRoot,
): Promise<Manifest> {
  let manifest: Manifest = {};
  await locked(root, async () => {
    manifest = change(await readManifest(root));
    await writeWhole(listOf(root), manifestText(manifest));
  });
  return manifest;
}
