import { type MarkdownRecord, readMarkdownRecords } from '../content/markdown-records.ts';

/**
 * Folder of the projects, one file each, relative to the project root (working directory of every
 * command).
 */
export const projectsFolder = 'src/portfolio/projects';

/** Projects as read from their files. Pages read the stories through Astro's collection. */
export const projectFiles: readonly MarkdownRecord[] = readMarkdownRecords(projectsFolder);
