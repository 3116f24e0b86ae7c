import { posix } from 'node:path';
import { siteConfig } from '../../site.config.ts';
import { importsOf } from '../imports-of.ts';
import { slugOf } from './slug.ts';

/** Folder for our files in another project. Below it our folders stay, so that imports resolve. */
export const installFolder = `components/${slugOf(siteConfig.company.name)}`;

/** Returns true for stylesheets and JSON: they have no imports to rewrite. */
export const isCssOrJson = (file: string) => /\.(css|json)$/.test(file);

/**
 * Returns the path of a file in another project: `src/` becomes `installFolder`. `x.installed.ts`
 * takes the place of `x.ts` there.
 */
export const installedPath = (file: string) =>
  `${installFolder}/${file.replace(/^src\//, '').replace('.installed.', '.')}`;

/** Returns the import specifier in another project: Next.js accepts no TypeScript extension. */
export const installedImport = (file: string) => `@/${installedPath(file)}`.replace(/\.tsx?$/, '');

/** Rewrites the local imports of a source file, given the path of each imported file. */
function rewriteImports(file: string, text: string, rewrite: (target: string) => string): string {
  if (isCssOrJson(file)) return text;
  return importsOf(text)
    .filter((specifier) => specifier.startsWith('.'))
    .reduce((rewritten, specifier) => {
      const target = posix.join(posix.dirname(file), specifier);
      return rewritten.replaceAll(`'${specifier}'`, `'${rewrite(target)}'`);
    }, text);
}

/** Rewrites relative imports for the installed location. */
export const installedSource = (file: string, text: string) =>
  rewriteImports(file, text, (target) => {
    const path = posix.relative(posix.dirname(installedPath(file)), installedPath(target));
    return (path.startsWith('.') ? path : `./${path}`).replace(/\.tsx?$/, '');
  });

/**
 * Returns a specimen's source for another project: imports from our tree become imports from the
 * folder that `npx shadcn add` fills. Everything else stays.
 */
export const usageCode = (file: string, text: string) =>
  rewriteImports(file, text, installedImport).trimEnd();
