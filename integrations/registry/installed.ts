import { posix } from 'node:path';
import { siteConfig } from '../../site.config.ts';
import { rewriteLocalImports } from './imports.ts';
import { slugOf } from './slug.ts';
import { teamReplacementFile } from './team-replacement.ts';

/** Folder for our files in another project. It keeps our folders, so that relative imports hold. */
export const ownFolder = `components/${slugOf(siteConfig.company.name)}`;

/**
 * Files that are replaced in other projects, with their replacement. The picture module lists our
 * pictures, its replacement registers those of an item and of the project; the team module reads
 * files, its replacement contains the data; our forms belong to the firm in `site.config.ts`, as does
 * the language.
 */
export const replacements: Readonly<Record<string, string>> = {
  'src/media/pictures.ts': 'integrations/registry/replacements/pictures.ts',
  'src/media/picture-name.ts': 'integrations/registry/replacements/picture-name.ts',
  'src/content/locale.ts': 'integrations/registry/replacements/locale.ts',
  'src/content/team.ts': teamReplacementFile,
  'src/forms/firm.ts': 'integrations/registry/replacements/firm.ts',
};
const originals = new Map(
  Object.entries(replacements).map(([file, replacement]) => [replacement, file]),
);

/** Returns true for stylesheets and JSON: they have no imports to rewrite. */
export const isData = (file: string) => /\.(css|json)$/.test(file);

/** Returns the path of a file in another project: `src/` becomes `ownFolder`. */
export function installedPath(file: string): string {
  return `${ownFolder}/${(originals.get(file) ?? file).replace(/^src\//, '')}`;
}

/** Returns the import specifier in another project: Next.js accepts no TypeScript extension. */
export const installedImport = (file: string) => `@/${installedPath(file)}`.replace(/\.tsx?$/, '');

/** Rewrites relative imports for the installed location. */
export function installedSource(file: string, text: string): string {
  if (isData(file)) return text;
  return rewriteLocalImports(text, (name) => {
    const target = installedPath(posix.join(posix.dirname(file), name));
    const path = posix.relative(posix.dirname(installedPath(file)), target);
    return (path.startsWith('.') ? path : `./${path}`).replace(/\.tsx?$/, '');
  });
}

/**
 * Returns a specimen's source for another project: imports from our tree become imports from the
 * folder that `npx shadcn add` fills. Everything else stays.
 */
export function usageCode(file: string, text: string): string {
  return rewriteLocalImports(text, (name) =>
    installedImport(posix.join(posix.dirname(file), name)),
  ).trimEnd();
}
