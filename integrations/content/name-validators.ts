import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { didYouMean } from '../../src/content/closest.ts';
import { isApiPath } from '../../src/forms/api-paths.ts';
import { pictureError } from '../../src/media/pictures.ts';
import { aliases } from '../../src/page-meta/aliases.ts';
import { leftOutPaths, pages } from '../../src/page-meta/pages.ts';
import { iconNames } from './icon-names.ts';

/** Validators of names; each returns an error message, or undefined for a known name. */
export interface NameValidators {
  link: (path: string) => string | undefined;
  picture: (name: string) => string | undefined;
  icon: (name: string) => string | undefined;
}

/**
 * Returns true for the path of a file in `public/`, or of one that an endpoint generates, with and
 * without extension. Asks for each path: to list the folders would read 4,000 names at each check.
 */
function isServed(projectRoot: string, path: string): boolean {
  if (statSync(join(projectRoot, 'public', path), { throwIfNoEntry: false })?.isFile()) return true;
  const patterns = [`public${path}.*`, `src/{pages,sample-pages}${path}.{ts,*.ts}`];
  return globSync(patterns, { cwd: projectRoot }).length > 0;
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
  return {
    link: (path) => {
      if (leftOut.has(path))
        return `there is no page ${path}: the field samples of site.config.ts leaves it out`;
      if (knownPaths.has(path) || isApiPath(path) || isServed(projectRoot, path)) return undefined;
      return `there is no page ${path}.${didYouMean(path, paths)}`;
    },
    picture: pictureError,
    icon: (name) =>
      iconNames.has(name)
        ? undefined
        : `there is no icon "${name}".${didYouMean(name, iconNames)} All of them: lucide.dev/icons`,
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
