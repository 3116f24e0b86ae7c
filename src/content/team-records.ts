import { nameOfFile } from './file-name.ts';
import type { MarkdownRecord } from './markdown-records.ts';
import { type TeamMember, teamMemberSchema } from './schema/team-member.ts';

/**
 * Converts the fields of a file to those of a team member: the text is the description, the file
 * name the default portrait.
 */
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
 * Builds a list of people from their files, by id. Those without an id follow in order of file names.
 * Invalid files are left out: the content checker names them and stops the build.
 */
export function peopleOf(records: readonly MarkdownRecord[]): TeamMember[] {
  const files = records.map(memberFields);
  const withId = files.filter((fields) => 'id' in fields);
  const withoutId = files.filter((fields) => !('id' in fields));
  const highestId = Math.max(0, ...withId.map(({ id }) => Number(id)).filter(Number.isInteger));
  const numbered = withoutId.map((fields, index) => ({ ...fields, id: highestId + 1 + index }));
  return [...withId, ...numbered]
    .flatMap((fields) => teamMemberSchema.safeParse(fields).data ?? [])
    .sort((one, other) => one.id - other.id);
}
