/**
 * Folders of the Markdown records, one file each, relative to the project root (working directory of
 * every command).
 */
export const recordFolders = {
  /** Team members, and their portraits. */
  people: 'people',
  openings: 'src/company/jobs/openings',
  news: 'src/company/latest-news/items',
  posts: 'src/blog/posts',
  projects: 'src/portfolio/projects',
  products: 'src/shop/products',
} as const;
