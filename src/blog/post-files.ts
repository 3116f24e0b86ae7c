import { type MarkdownRecord, readMarkdownRecords } from '../content/markdown-records.ts';

/**
 * Folder of the posts, one file each, relative to the project root (working directory of every
 * command).
 */
export const postsFolder = 'src/blog/posts';

/** Posts as read from their files. Pages read them through Astro's collection. */
export const postFiles: readonly MarkdownRecord[] = readMarkdownRecords(postsFolder);
