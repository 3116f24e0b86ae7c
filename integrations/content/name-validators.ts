import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { didYouMean } from '../../src/content/closest.ts';
import { isApiPath } from '../../src/forms/api-paths.ts';
import { pictureError } from '../../src/media/pictures.ts';
import { aliases } from '../../src/page-meta/aliases.ts';
import { leftOutPaths, pages } from '../../src/page-meta/pages.ts';
import { listFilesSync } from '../built-site/list-files.ts';

/** Validators of names; each returns an error message, or undefined for a known name. */
export interface NameValidators {
  link: (path: string) => string | undefined;
  picture: (name: string) => string | undefined;
  icon: (name: string) => string | undefined;
}

/** Returns the names of the icons that content may use: lucide has a file for each. */
function iconNames(): Set<string> {
  const folder = dirname(createRequire(import.meta.url).resolve('lucide-react/icons/check'));
  return new Set(readdirSync(folder).map((name) => name.replace(/\.\w+$/, '')));
}

/**
 * Returns paths of files in `public/` and of those that endpoints generate, with and without
 * extension.
 */
function servedFilePaths(projectRoot: string): Set<string> {
  const filesIn = (folder: string, namePattern: RegExp) =>
    listFilesSync(join(projectRoot, folder), namePattern).map(
      (file) => `/${relative(join(projectRoot, folder), file).split(sep).join('/')}`,
    );
  const generatedFiles = ['src/pages', 'src/sample-pages']
    .flatMap((folder) => filesIn(folder, /\.\w+\.ts$/))
    .map((name) => name.replace(/\.ts$/, ''));
  const servedFiles = [...filesIn('public', /./), ...generatedFiles];
  return new Set(servedFiles.flatMap((name) => [name, name.replace(/\.\w+$/, '')]));
}

/**
 * Creates the validators for links, pictures and icons.
 *
 * @param leftOut paths of the pages that `samples` leaves out
 */
export function createNameValidators(
  projectRoot: string,
  leftOut: ReadonlySet<string> = leftOutPaths,
): NameValidators {
  const paths = [...pages.map(({ path }) => path), ...Object.keys(aliases)];
  const knownPaths = new Set(paths);
  const servedPaths = servedFilePaths(projectRoot);
  const icons = iconNames();
  return {
    link: (path) => {
      if (leftOut.has(path))
        return `there is no page ${path}: the field samples of site.config.ts leaves it out`;
      if (knownPaths.has(path) || servedPaths.has(path) || isApiPath(path)) return undefined;
      return `there is no page ${path}.${didYouMean(path, paths)}`;
    },
    picture: pictureError,
    icon: (name) =>
      icons.has(name)
        ? undefined
        : `there is no icon "${name}".${didYouMean(name, icons)} All of them: lucide.dev/icons`,
  };
}

/**
 * Returns the validators for files that may link to pages which `samples` leaves out.
 *
 * @param leftOut paths of these pages
 */
export const acceptLeftOut = (
  validators: NameValidators,
  leftOut: ReadonlySet<string> = leftOutPaths,
): NameValidators => ({
  ...validators,
  link: (path) => (leftOut.has(path) ? undefined : validators.link(path)),
});
