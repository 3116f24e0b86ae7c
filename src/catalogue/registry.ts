/** One thing that people take home with `npx shadcn add`: served as `/r/<name>.json`. */
export interface RegistryEntry {
  /** Kebab-case, as in the command. */
  name: string;
  /** The exported name, or what the thing is called. */
  title: string;
  /** One sentence: what it is and what it can do. */
  description: string;
  /** The files to start from, paths in this project. What they import comes along by itself. */
  entries: readonly [string, ...string[]];
}

/** Folder in somebody else's project under which our own tree is kept, so that imports hold. */
const installedFolder = 'components/larkfield';

/** Where a file of this project stands in somebody else's: `src/` becomes the folder above. */
export const installedPath = (file: string) => `${installedFolder}/${file.replace(/^src\//, '')}`;

/**
 * A specimen's source as it is written in somebody else's project: imports from our tree become
 * imports from the folder that `npx shadcn add` has filled. Nothing else is touched.
 */
export function usageCode(source: string): string {
  return source
    .replaceAll(
      /(from |import )'(?:\.\.\/)+([^']+?)(?:\.tsx?)?'/g,
      (_, keyword: string, path: string) => `${keyword}'@/${installedFolder}/${path}'`,
    )
    .trimEnd();
}

/** What can be taken home. One row a name; a page's command names it. */
export const registry = [
  {
    name: 'button',
    title: 'Button',
    description:
      'A button or a link that looks like one: four tones, three sizes, a loading state.',
    entries: ['src/elements/button/button.tsx'],
  },
] as const satisfies readonly RegistryEntry[];

/** Names that a page may put into its command; a wrong one is a type error. */
export type RegistryName = (typeof registry)[number]['name'];
