import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { didYouMean } from '../../src/content/closest.ts';
import { isApiPath } from '../../src/forms/api-paths.ts';
import { isPictureName, unknownPictureMessage } from '../../src/media/pictures.ts';
import { aliases } from '../../src/page-meta/aliases.ts';
import { pages } from '../../src/page-meta/pages.ts';

/** Validators of names; each returns an error message, or undefined for a known name. */
export interface KnownNames {
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
function files(root: string): Set<string> {
  const names = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `/${name.replaceAll('\\', '/')}`,
    );
  const written = names('src/pages').filter((name) => /\.\w+\.ts$/.test(name));
  const all = [...names('public'), ...written.map((name) => name.replace(/\.ts$/, ''))];
  return new Set(all.flatMap((name) => [name, name.replace(/\.\w+$/, '')]));
}

/** Creates the validators for links, pictures and icons. */
export function knownNames(root: string): KnownNames {
  const paths = [...pages.map(({ path }) => path), ...Object.keys(aliases)];
  const known = new Set(paths);
  const served = files(root);
  const icons = iconNames();
  return {
    link: (path) => {
      if (known.has(path) || served.has(path) || isApiPath(path)) return undefined;
      return `there is no page ${path}.${didYouMean(path, paths)}`;
    },
    picture: (name) => (isPictureName(name) ? undefined : unknownPictureMessage(name)),
    icon: (name) =>
      icons.has(name)
        ? undefined
        : `there is no icon "${name}".${didYouMean(name, icons)} All of them: lucide.dev/icons`,
  };
}
