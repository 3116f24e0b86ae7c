import { type MarkdownRecord, readMarkdownRecords } from './markdown-records.ts';

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

/**
 * All Markdown records as read from their files, whether they are valid or not. The modules of each
 * kind validate them (`team.ts`, `jobs.ts`, `posts.ts` …), and Astro's collections have the same
 * records (`src/content.config.ts`).
 */
export const recordFiles: Readonly<Record<keyof typeof recordFolders, readonly MarkdownRecord[]>> =
  {
    people: readMarkdownRecords(recordFolders.people),
    openings: readMarkdownRecords(recordFolders.openings),
    news: readMarkdownRecords(recordFolders.news),
    posts: readMarkdownRecords(recordFolders.posts),
    projects: readMarkdownRecords(recordFolders.projects),
    products: readMarkdownRecords(recordFolders.products),
  };
