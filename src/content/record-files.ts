import { type MarkdownRecord, readMarkdownRecords } from './markdown-records.ts';
import { recordFolders } from './record-folders.ts';

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
