import { type MarkdownRecord, readMarkdownRecords } from '../../content/markdown-records.ts';

/** From the root of the project, where every command runs: a file each. */
export const newsFolder = 'src/company/latest-news/items';

/** The news files as records. The page and the feed read Astro's collection. */
export const newsFiles: readonly MarkdownRecord[] = readMarkdownRecords(newsFolder);
