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

/** Version of the encoding, part of the hash; raise it to encode unchanged pictures again. */
const encodingVersion = '1';

const filesOf = (name: string, { widths }: Pick<ManifestLine, 'widths'>) => [
  ...widths.map((width) => `${name}-${width}.avif`),
];

/** Returns true for a picture of the owner's folders: other pictures have no hash. */
const isUserPicture = ({ hash }: ManifestLine) => hash !== undefined;
const filterManifest = (manifest: Manifest, predicate: (line: ManifestLine) => boolean): Manifest =>
  Object.fromEntries(Object.entries(manifest).filter(([, line]) => predicate(line)));

/** Returns true if the picture has transparent pixels. */
async function hasTransparency(master: string): Promise<boolean> {
  const { hasAlpha } = await sharp(master).metadata();
  return hasAlpha && !(await sharp(master).stats()).isOpaque;
}

interface EncodedPicture {
  measured: Measured;
  alpha: boolean;
}

/** Returns the previous result for an unchanged picture; undefined if it has to be encoded. */
function previousResult(
  folder: URL,
  name: string,
  hash: string,
  line: ManifestLine | undefined,
): EncodedPicture | undefined {
  if (line?.hash !== hash) return undefined;
  const hasAllFiles = filesOf(name, line).every((file) => existsSync(new URL(file, folder)));
  return hasAllFiles
    ? { measured: { placeholder: '', ...line }, alpha: line.alpha ?? false }
    : undefined;
}

async function encode(folder: URL, master: string, picture: AddedPicture): Promise<EncodedPicture> {
  const { name, maxWidth } = picture;
  const alpha = await hasTransparency(master);
  const size = maxWidth === undefined ? { fullBleed: true } : { maxWidth };
  await mkdir(folder, { recursive: true });
  return { measured: await encodePicture({ name, master, folder, alpha, ...size }), alpha };
}

/** Deletes the files of removed pictures, and of widths that are no longer made. */
async function deleteStaleFiles(
  folder: URL,
  oldManifest: Manifest,
  newManifest: Manifest,
): Promise<void> {
  const allFiles = (manifest: Manifest) =>
    Object.entries(manifest).flatMap(([name, line]) => filesOf(name, line));
  const expectedFiles = new Set(allFiles(newManifest));
  for (const file of allFiles(oldManifest).filter((each) => !expectedFiles.has(each)))
    await rm(new URL(file, folder), { force: true });
}

const hashOf = (bytes: Uint8Array) =>
  createHash('sha256').update(encodingVersion).update(bytes).digest('base64url').slice(0, 16);

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Encodes new and changed pictures of `pictures/` and `people/` into `public/media`, and updates
 * the manifest to match the folders. Pictures are recognized by a hash.
 *
 * @param log called with a line for each encoded picture
 * @returns an error message for each file that is rejected
 */
export async function encodeAdded(
  projectRoot: string,
  log: (line: string) => void = () => undefined,
): Promise<string[]> {
  const base = pathToFileURL(join(projectRoot, '/'));
  const folder = mediaFolderOf(base);
  const oldManifest = await readManifest(base);
  const siteManifest = filterManifest(oldManifest, (line) => !isUserPicture(line));
  const siteNames = new Set(Object.keys(siteManifest));
  const { pictures, errors } = findAddedPictures(projectRoot, siteNames);
  const lines: Record<string, ManifestLine> = {};
  for (const [index, picture] of pictures.entries()) {
    const { name, file } = picture;
    const master = join(projectRoot, file);
    const started = performance.now();
    try {
      const hash = hashOf(await readFile(master));
      const previous = previousResult(folder, name, hash, oldManifest[name]);
      const { measured, alpha } = previous ?? (await encode(folder, master, picture));
      lines[name] = { ...lineOf({ ...picture, alpha }, measured), hash };
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      if (!previous)
        log(
          `${index + 1}/${pictures.length} ${file}: ${measured.widths.join(', ')} px in ${seconds} s`,
        );
    } catch (error) {
      errors.push(`${file}: cannot be taken as a picture: ${messageOf(error)}`);
    }
  }
  // While there are errors nothing is deleted: a picture that only lacks its text would have to be
  // encoded again.
  const oldLines = filterManifest(oldManifest, isUserPicture);
  const newLines = errors.length > 0 ? { ...oldLines, ...lines } : lines;
  await changeManifest(
    (manifest) => ({
      ...filterManifest(manifest, (line) => !isUserPicture(line)),
      ...newLines,
    }),
    base,
  );
  await deleteStaleFiles(folder, oldLines, newLines);
  return errors;
}
