import { type MarkdownRecord, readMarkdownRecords } from '../content/markdown-records.ts';

/** From the root of the project, where every command runs: a file each. */
export const postsFolder = 'src/blog/posts';

/** The posts as their files say it. Pages read them by Astro's collection. */
export const postFiles: readonly MarkdownRecord[] = readMarkdownRecords(postsFolder);
