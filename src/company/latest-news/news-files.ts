import { type MarkdownRecord, readMarkdownRecords } from '../../content/markdown-records.ts';

/** Folder of the news items, one file each, relative to the project root. */
export const newsFolder = 'src/company/latest-news/items';

/** The news files as records. The page and the feed read Astro's collection. */
export const newsFiles: readonly MarkdownRecord[] = readMarkdownRecords(newsFolder);
