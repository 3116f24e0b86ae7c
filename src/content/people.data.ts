import { recordFiles } from './record-files.ts';
import type { TeamMember } from './schema/team-member.ts';
import { peopleOf } from './team-records.ts';

/** Everybody in `people/`, one file each: the team, and people of samples that stay. */
export const people: readonly TeamMember[] = peopleOf(recordFiles.people);
