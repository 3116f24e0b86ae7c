import { posix } from 'node:path';
import { siteConfig } from '../../site.config.ts';
import { rewriteLocalImports } from './imports.ts';
import { slugOf } from './slug.ts';
import { teamEditionFile } from './team-edition.ts';

/** Folder in somebody else's project under which our own tree is kept, so that imports hold. */
export const ownFolder = `components/${slugOf(siteConfig.company.name)}`;

/**
 * Files that are written anew for somebody else's project, and what stands in for them there. Ours
 * know the list of our pictures; theirs know those that an item brings and those that they add. Ours
 * read the team's files; theirs have them as data. Our forms are the firm's of `site.config.ts`.
 */
export const editions: Readonly<Record<string, string>> = {
  'src/media/pictures.ts': 'integrations/registry/editions/pictures.ts',
  'src/media/picture-name.generated.ts': 'integrations/registry/editions/picture-name.ts',
  'src/content/team.ts': teamEditionFile,
  'src/forms/firm.ts': 'integrations/registry/editions/firm.ts',
};
const originals = new Map(Object.entries(editions).map(([file, edition]) => [edition, file]));

/** Sheets and lists: they import nothing and travel as they are. */
export const isData = (file: string) => /\.(css|json)$/.test(file);

/** Where a file of this project stands in somebody else's: `src/` becomes the folder above. */
export function installedPath(file: string): string {
  return `${ownFolder}/${(originals.get(file) ?? file).replace(/^src\//, '')}`;
}

/** How it is imported there: Next takes no ending of TypeScript. */
export const installedImport = (file: string) => `@/${installedPath(file)}`.replace(/\.tsx?$/, '');

/** Relative imports as they hold between installed files. */
export function installedSource(file: string, text: string): string {
  if (isData(file)) return text;
  return rewriteLocalImports(text, (name) => {
    const target = installedPath(posix.join(posix.dirname(file), name));
    const path = posix.relative(posix.dirname(installedPath(file)), target);
    return (path.startsWith('.') ? path : `./${path}`).replace(/\.tsx?$/, '');
  });
}

/**
 * A specimen's source as it is written in somebody else's project: imports from our tree become
 * imports from the folder that `npx shadcn add` has filled. Nothing else is touched.
 */
export function usageCode(file: string, text: string): string {
  return rewriteLocalImports(text, (name) =>
    installedImport(posix.join(posix.dirname(file), name)),
  ).trimEnd();
}
