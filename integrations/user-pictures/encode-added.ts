import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { encodePicture } from '../../art/encode-picture.ts';
import { changeManifest, mediaFolderOf, readManifest } from '../../art/manifest-file.ts';
import { lineOf, type Manifest, type Measured } from '../../art/manifest-text.ts';
import type { ManifestLine } from '../../src/media/manifest-line.ts';
import type { AddedPicture } from './added-picture.ts';
import { findAddedPictures } from './added-pictures.ts';

/** Part of the hash; raise it to encode unchanged pictures again. */
const version = '1';

const filesOf = (name: string, { widths }: Pick<ManifestLine, 'widths'>) => [
  ...widths.map((width) => `${name}-${width}.avif`),
];

const isOwn = ({ hash }: ManifestLine) => hash !== undefined;
const pick = (manifest: Manifest, which: (line: ManifestLine) => boolean): Manifest =>
  Object.fromEntries(Object.entries(manifest).filter(([, line]) => which(line)));

/** Returns true if the picture has transparent pixels. */
async function hasTransparency(master: string): Promise<boolean> {
  const { hasAlpha } = await sharp(master).metadata();
  return hasAlpha && !(await sharp(master).stats()).isOpaque;
}

interface Encoded {
  measured: Measured;
  alpha: boolean;
}

/** Returns the known result for an unchanged picture; undefined if it has to be encoded. */
function unchanged(
  folder: URL,
  name: string,
  hash: string,
  line: ManifestLine | undefined,
): Encoded | undefined {
  if (line?.hash !== hash) return undefined;
  const isThere = filesOf(name, line).every((file) => existsSync(new URL(file, folder)));
  return isThere
    ? { measured: { placeholder: '', ...line }, alpha: line.alpha ?? false }
    : undefined;
}

async function encode(folder: URL, master: string, picture: AddedPicture): Promise<Encoded> {
  const { name, maxWidth } = picture;
  const alpha = await hasTransparency(master);
  const size = maxWidth === undefined ? { fullBleed: true } : { maxWidth };
  await mkdir(folder, { recursive: true });
  return { measured: await encodePicture({ name, master, folder, alpha, ...size }), alpha };
}

/** Deletes the files of pictures that are gone, and of widths that are no longer made. */
async function removeGone(folder: URL, before: Manifest, now: Manifest): Promise<void> {
  const all = (manifest: Manifest) =>
    Object.entries(manifest).flatMap(([name, line]) => filesOf(name, line));
  const expectedFiles = new Set(all(now));
  for (const file of all(before).filter((each) => !expectedFiles.has(each)))
    await rm(new URL(file, folder), { force: true });
}

const hashOf = (bytes: Uint8Array) =>
  createHash('sha256').update(version).update(bytes).digest('base64url').slice(0, 16);

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Encodes new and changed pictures of `pictures/` and `people/` into `public/media`, and updates
 * the manifest to match the folders. Pictures are recognized by a hash.
 *
 * @param say called with a line for each encoded picture
 * @returns an error message for each file that is rejected
 */
export async function encodeAdded(
  root: string,
  say: (line: string) => void = () => undefined,
): Promise<string[]> {
  const base = pathToFileURL(join(root, '/'));
  const folder = mediaFolderOf(base);
  const before = await readManifest(base);
  const ours = new Set(Object.keys(pick(before, (line) => !isOwn(line))));
  const { pictures, problems } = findAddedPictures(root, ours);
  const lines: Record<string, ManifestLine> = {};
  for (const [index, picture] of pictures.entries()) {
    const { name, file } = picture;
    const master = join(root, file);
    const started = performance.now();
    try {
      const hash = hashOf(await readFile(master));
      const known = unchanged(folder, name, hash, before[name]);
      const { measured, alpha } = known ?? (await encode(folder, master, picture));
      lines[name] = { ...lineOf({ ...picture, alpha }, measured), hash };
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      if (!known)
        say(
          `${index + 1}/${pictures.length} ${file}: ${measured.widths.join(', ')} px in ${seconds} s`,
        );
    } catch (error) {
      problems.push(`${file}: cannot be taken as a picture: ${messageOf(error)}`);
    }
  }
  // While there are errors nothing is deleted: a picture that only lacks its text would have to be
  // encoded again.
  const remaining = problems.length > 0 ? { ...pick(before, isOwn), ...lines } : lines;
  await changeManifest((known) => ({ ...pick(known, (line) => !isOwn(line)), ...remaining }), base);
  await removeGone(folder, pick(before, isOwn), remaining);
  return problems;
}
