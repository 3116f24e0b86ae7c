import { join } from 'node:path';
import { readMarkdownRecords } from '../../src/content/markdown-records.ts';
import { recordFolders } from '../../src/content/record-files.ts';
import { peopleOf } from '../../src/content/team.ts';

/** File that replaces `src/content/team.ts` in other projects, where there is no folder to read. */
export const teamReplacementFile = 'integrations/registry/replacements/team.ts';

/** Prints the current people as data. */
export function teamReplacement(projectRoot: string): string {
  const people = peopleOf(readMarkdownRecords(join(projectRoot, recordFolders.people)));
  return `import type { TeamMember } from '../../../src/content/schema/team-member.ts';

/** People who sign posts and projects. */
export const people: readonly TeamMember[] = ${JSON.stringify(people, null, 2)};

/** Team of the firm. */
export const team: readonly TeamMember[] = people.filter(({ sample }) => sample !== true);
`;
}
