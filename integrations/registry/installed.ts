import { posix } from 'node:path';
import { siteConfig } from '../../site.config.ts';
import { rewriteLocalImports } from './imports.ts';
import { slugOf } from './slug.ts';
import { teamReplacementFile } from './team-replacement.ts';

/** Folder for our files in another project. Below it our folders stay, so that imports resolve. */
export const installFolder = `components/${slugOf(siteConfig.company.name)}`;

/**
 * Files that are replaced in other projects, with their replacement. The picture module lists our
 * pictures; its replacement registers those of an item and of the project. The team module reads
 * files; its replacement contains the data. Firm and language are those of `site.config.ts`; the
 * replacements contain placeholders.
 */
export const replacements: Readonly<Record<string, string>> = {
  'src/media/pictures.ts': 'integrations/registry/replacements/pictures.ts',
  'src/media/picture-name.ts': 'integrations/registry/replacements/picture-name.ts',
  'src/content/locale.ts': 'integrations/registry/replacements/locale.ts',
  'src/content/team.ts': teamReplacementFile,
  'src/forms/firm.ts': 'integrations/registry/replacements/firm.ts',
};
/** Original file by replacement. */
const originalFiles = new Map(
  Object.entries(replacements).map(([file, replacement]) => [replacement, file]),
);

/** Returns true for stylesheets and JSON: they have no imports to rewrite. */
export const isCssOrJson = (file: string) => /\.(css|json)$/.test(file);

/** Returns the path of a file in another project: `src/` becomes `installFolder`. */
export function installedPath(file: string): string {
  return `${installFolder}/${(originalFiles.get(file) ?? file).replace(/^src\//, '')}`;
}

/** Returns the import specifier in another project: Next.js accepts no TypeScript extension. */
export const installedImport = (file: string) => `@/${installedPath(file)}`.replace(/\.tsx?$/, '');

/** Rewrites relative imports for the installed location. */
export function installedSource(file: string, text: string): string {
  if (isCssOrJson(file)) return text;
  return rewriteLocalImports(text, (specifier) => {
    const target = installedPath(posix.join(posix.dirname(file), specifier));
    const path = posix.relative(posix.dirname(installedPath(file)), target);
    return (path.startsWith('.') ? path : `./${path}`).replace(/\.tsx?$/, '');
  });
}

/**
 * Returns a specimen's source for another project: imports from our tree become imports from the
 * folder that `npx shadcn add` fills. Everything else stays.
 */
export function usageCode(file: string, text: string): string {
  return rewriteLocalImports(text, (specifier) =>
    installedImport(posix.join(posix.dirname(file), specifier)),
  ).trimEnd();
}
