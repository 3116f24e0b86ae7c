import { readdir, readFile, rm, rmdir } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { siteConfig } from '../site.config.ts';
import { listFiles } from './built-site/list-files.ts';

/** Matches files that may mention other files. */
const textFilePattern = /\.(?:html|css|js|json|xml|txt|svg|vtt|webmanifest)$/;
/** Matches files that only pages refer to: pictures, films, sounds, fonts and theme stylesheets. */
const mediaPattern = /\/(?:media|film|sound|showcase)\/[^/]+$|\/static\/assets\/[^/]+\.woff2$/;
const themeSheetPattern = /\/static\/css\/theme-[^/]+\.css$/;
/** Matches the extension of a precompressed file. */
const compressionPattern = /\.(?:br|gz|zst)$/;

/** Returns a file name, the name without extension, and without the width of a picture. */
function nameVariants(name: string): string[] {
  const stem = name.replace(/\.\w+$/, '');
  return [name, stem, stem.replace(/-\d+$/, '')];
}

/** Returns all variants of the names that a text mentions. */
const mentionedNames = (text: string) =>
  (text.match(/[\w-]+(?:\.[\w-]+)*/g) ?? []).flatMap(nameVariants);

/** Returns the names by which a page may refer to a file; a thumbnail has its full name only. */
function possibleNames(file: string): string[] {
  const name = basename(file.replace(compressionPattern, ''));
  return file.includes('/showcase/') ? [name] : nameVariants(name);
}

/**
 * Finds media, fonts and theme stylesheets that no other file mentions.
 *
 * @param files all files of a site, as absolute paths
 * @param read function that returns the text of a file
 */
export async function findUnusedFiles(
  files: readonly string[],
  read: (file: string) => Promise<string>,
): Promise<string[]> {
  const removable = files.filter((file) => {
    const uncompressedFile = file.replace(compressionPattern, '');
    return mediaPattern.test(uncompressedFile) || themeSheetPattern.test(uncompressedFile);
  });
  /** Mentioned names, by text file. */
  const mentions = new Map<string, ReadonlySet<string>>();
  for (const file of files.filter((each) => textFilePattern.test(each)))
    mentions.set(file, new Set(mentionedNames(await read(file))));
  const usedFiles = new Set(files);
  const isMentioned = (file: string) =>
    [...mentions].some(
      ([textFile, names]) =>
        usedFiles.has(textFile) &&
        textFile !== file &&
        possibleNames(file).some((name) => names.has(name)),
    );
  // The fonts of an unused stylesheet are unused, too: repeat until no further file is found.
  let unused: string[];
  do {
    unused = removable.filter((file) => usedFiles.has(file) && !isMentioned(file));
    for (const file of unused) usedFiles.delete(file);
  } while (unused.length > 0);
  return removable.filter((file) => !usedFiles.has(file));
}

async function removeIfEmpty(folder: string): Promise<void> {
  if ((await readdir(folder)).length === 0) await rmdir(folder);
}

/**
 * Removes the pictures, films, sounds, fonts and theme stylesheets that no page uses because
 * `site.config.ts` leaves samples out.
 */
export function unusedFiles(): AstroIntegration {
  return {
    name: 'site:unused-files',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        if (siteConfig.samples === true) return;
        const files = await listFiles(fileURLToPath(dir), /./);
        const unused = await findUnusedFiles(files, (file) => readFile(file, 'utf8'));
        for (const file of unused) await rm(file);
        for (const folder of new Set(unused.map(dirname))) await removeIfEmpty(folder);
        logger.info(`${unused.length} files that only left-out samples use are removed`);
      },
    },
  };
}
