import { type MarkdownRecord, readMarkdownRecords } from './markdown-records.ts';

/** From the root of the project, where every command runs: a file each, and their portraits. */
export const peopleFolder = 'people';

/** The people as their files say it: see `team.ts` for the team itself. */
export const people: readonly MarkdownRecord[] = readMarkdownRecords(peopleFolder);

/** Numbers that people's own files give: posts and openings name somebody by these alone. */
export const writtenIds: ReadonlySet<unknown> = new Set(people.map(({ fields }) => fields['id']));
