/**
 * Folders of this project that the registry reads. The only place to change when a folder moves or
 * is added.
 */
export const sourceFolders = {
  /** Folders of components: every component that takes plain data is an item. */
  components: [
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
  /** Folder whose subfolders are items as well, if they have several components. */
  folderItems: 'src/elements',
  /** Folders of helpers: a `.ts` file that a single file uses is inlined into that file. */
  helpers: [
    ...['src/elements', 'src/headers', 'src/footers', 'src/forms', 'src/themes', 'src/words'],
  ],
  /** Specimens; pages refer to them as `folder/file`. */
  specimens: [
    'src/showcase/elements',
    'src/showcase/modals',
    'src/showcase/page-titles',
    'src/showcase/portfolio',
  ],
  /** Pages: the path of a file in one of these is its URL path. */
  pages: ['src/pages', 'src/sample-pages'],
} as const;

/** Returns true if a file is below one of the folders. */
export const isIn = (file: string, folders: readonly string[]) =>
  folders.some((folder) => file.startsWith(`${folder}/`));
