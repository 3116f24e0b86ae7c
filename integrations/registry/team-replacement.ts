import { join } from 'node:path';
import { readMarkdownRecords } from '../../src/content/markdown-records.ts';
import { recordFolders } from '../../src/content/record-files.ts';
import { teamOf } from '../../src/content/team.ts';

/** File that replaces `src/content/team.ts` in other projects, where there is no folder to read. */
export const teamReplacementFile = 'integrations/registry/replacements/team.ts';

/** Prints the current team as data. */
export function teamReplacement(root: string): string {
  const team = teamOf(readMarkdownRecords(join(root, recordFolders.people)));
  return `import type { TeamMember } from '../../../src/content/schema/team-member.ts';

/** Team of the firm. */
export const team: readonly TeamMember[] = ${JSON.stringify(team, null, 2)};
`;
}
