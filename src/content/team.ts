import { people } from './people.data.ts';
import type { TeamMember } from './schema/team-member.ts';

export { people };

/** Team of the firm, without the people of samples. */
export const team: readonly TeamMember[] = people.filter(({ sample }) => sample !== true);
