import { type MarkdownRecord, readMarkdownRecords } from '../content/markdown-records.ts';

/** From the root of the project, where every command runs: a file each. */
export const projectsFolder = 'src/portfolio/projects';

/** The projects as their files say it. Pages read the stories by Astro's collection. */
export const projectFiles: readonly MarkdownRecord[] = readMarkdownRecords(projectsFolder);
