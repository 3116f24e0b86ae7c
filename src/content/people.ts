import { type MarkdownRecord, readMarkdownRecords } from './markdown-records.ts';

/**
 * Folder of team members and their portraits, one file each, relative to the project root (working
 * directory of every command).
 */
export const peopleFolder = 'people';

/** Team members as read from their files; `team.ts` has the validated team. */
export const people: readonly MarkdownRecord[] = readMarkdownRecords(peopleFolder);

/** Ids set in the files: posts and openings may refer to these alone. */
export const writtenIds: ReadonlySet<unknown> = new Set(people.map(({ fields }) => fields['id']));
