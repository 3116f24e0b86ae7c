/**
 * Where things stand that can be taken home, as folders of this project. The one place to change
 * when a room moves or a new one is built.
 */
export const rooms = {
  /** Every component in here that takes plain data is an item. */
  parts: [
    'src/homes',
    'src/company',
    'src/blog',
    'src/portfolio',
    'src/elements',
    'src/blocks',
    'src/headers',
    'src/footers',
    'src/page-titles',
    'src/forms',
    'src/showcase/animation',
    'src/showcase/icons',
  ],
  /** A folder in here with several parts is an item as a whole, too, under its own name. */
  families: 'src/elements',
  /** A `.ts` in here that a single file uses travels inside of it. */
  helpers: ['src/elements', 'src/headers', 'src/footers', 'src/forms', 'src/looks'],
  /** Finished things to look at; named `folder/file` on their pages. */
  specimens: [
    'src/showcase/elements',
    'src/showcase/modals',
    'src/showcase/page-titles',
    'src/showcase/portfolio',
    'src/showcase/blog',
  ],
  /** The path of a file in here is its address. */
  pages: 'src/pages',
  /** Sheets of looks, which come as the look of an item. */
  looks: ['src/looks'],
  layouts: 'src/layouts',
  /** The folder of the collections that pages read. */
  collections: 'src/content.config.ts',
} as const;

/** Whether a file stands in a folder or in one of its folders. */
export const isIn = (file: string, folders: readonly string[]) =>
  folders.some((folder) => file.startsWith(`${folder}/`));
