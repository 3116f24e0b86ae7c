import { nameOfFile } from './file-name.ts';
import type { MarkdownRecord } from './markdown-records.ts';
import { people } from './people.ts';
import { type TeamMember, teamMemberSchema } from './schema/team-member.ts';

/** A file's fields as a team member's: its text describes, and the portrait goes by the file's name. */
export const memberFields = ({
  file,
  fields,
  text,
}: MarkdownRecord): Readonly<Record<string, unknown>> => ({
  img: nameOfFile(file),
  ...fields,
  description: text,
});

/**
 * The team out of its files, by number. Who has no number follows in the order of the files' names.
 * A file with a mistake is left out here: the check names it and stops the build.
 */
export function teamOf(records: readonly MarkdownRecord[]): TeamMember[] {
  const files = records.map(memberFields);
  const numbered = files.filter((fields) => 'id' in fields);
  const others = files.filter((fields) => !('id' in fields));
  const last = Math.max(0, ...numbered.map(({ id }) => Number(id)).filter(Number.isInteger));
  return [...numbered, ...others.map((fields, index) => ({ ...fields, id: last + 1 + index }))]
    .flatMap((fields) => teamMemberSchema.safeParse(fields).data ?? [])
    .sort((one, other) => one.id - other.id);
}

/** Who works here: a file each in `people/`. */
export const team: readonly TeamMember[] = teamOf(people);
