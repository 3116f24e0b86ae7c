import { readdir, readFile, rm, rmdir } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { siteConfig } from '../site.config.ts';
import { filesBelow } from './loading/html-files.ts';

const texts = /\.(?:html|css|js|json|xml|txt|svg|vtt|webmanifest)$/;
/** Matches files that only pages refer to: pictures, films, sounds, fonts and theme stylesheets. */
const media = /\/(?:media|film|sound|showcase)\/[^/]+$|\/static\/assets\/[^/]+\.woff2$/;
const themeSheet = /\/static\/css\/theme-[^/]+\.css$/;
const compressed = /\.(?:br|gz|zst)$/;

/** Returns the forms of a file's name: as it is, without its type, and without the width of a picture. */
function formsOf(name: string): string[] {
  const stem = name.replace(/\.\w+$/, '');
  return [name, stem, stem.replace(/-\d+$/, '')];
}

/** Returns the names that a text mentions, in all their forms. */
const namesIn = (text: string) => (text.match(/[\w-]+(?:\.[\w-]+)*/g) ?? []).flatMap(formsOf);

/** Returns the forms of the name by which a page may refer to a file; a thumbnail has one alone. */
function namesOf(file: string): string[] {
  const name = basename(file.replace(compressed, ''));
  return file.includes('/showcase/') ? [name] : formsOf(name);
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
    const plain = file.replace(compressed, '');
    return media.test(plain) || themeSheet.test(plain);
  });
  const mentions = new Map<string, ReadonlySet<string>>();
  for (const file of files.filter((each) => texts.test(each)))
    mentions.set(file, new Set(namesIn(await read(file))));
  const isMentioned = (file: string, left: ReadonlySet<string>) =>
    [...mentions].some(
      ([by, names]) => left.has(by) && by !== file && namesOf(file).some((name) => names.has(name)),
    );
  // The fonts of a stylesheet that nothing mentions are unused, too: repeated until nothing goes.
  const left = new Set(files);
  let gone: string[];
  do {
    gone = removable.filter((file) => left.has(file) && !isMentioned(file, left));
    for (const file of gone) left.delete(file);
  } while (gone.length > 0);
  return removable.filter((file) => !left.has(file));
}

async function removeIfEmpty(folder: string): Promise<void> {
  if ((await readdir(folder)).length === 0) await rmdir(folder);
}

/**
 * Removes pictures, films, sounds, fonts and theme stylesheets that only samples use which
 * `site.config.ts` leaves out.
 */
export function unusedFiles(): AstroIntegration {
  return {
    name: 'site:unused-files',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        if (siteConfig.samples === true) return;
        const files = await filesBelow(fileURLToPath(dir), /./);
        const unused = await findUnusedFiles(files, (file) => readFile(file, 'utf8'));
        for (const file of unused) await rm(file);
        for (const folder of new Set(unused.map(dirname))) await removeIfEmpty(folder);
        logger.info(`${unused.length} files that only left-out samples use are removed`);
      },
    },
  };
}
