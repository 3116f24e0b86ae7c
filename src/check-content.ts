import { posix } from 'node:path';
import { z } from 'zod';
import { siteConfig } from '../site.config.ts';
import { tableErrors } from './content/check-table.ts';
import { recordFiles } from './content/record-files.ts';
import { recordFolders } from './content/record-folders.ts';
import { siteConfigSchema } from './content/schema/site-config.ts';
import { teamMemberSchema } from './content/schema/team-member.ts';
import type { Table } from './content/table.ts';
import { memberFields } from './content/team-records.ts';
import { isPictureName } from './media/pictures.ts';

/** Tables of the folders of `src/`, by the path of their `tables.ts`. */
const found = import.meta.glob<readonly Table[]>('./**/tables.ts', {
  eager: true,
  import: 'tables',
});

const inFolder = ([file, tables]: [file: string, tables: readonly Table[]]): Table[] =>
  tables.map((table) => ({ ...table, file: posix.join('src', posix.dirname(file), table.file) }));

/** Person of `people/`; the portrait is a file beside the text, or a picture of the site. */
const personFileSchema = teamMemberSchema
  .extend({
    id: teamMemberSchema.shape.id.optional(),
    img: teamMemberSchema.shape.img.refine(isPictureName, {
      error: ({ input }) =>
        `there is no picture "${input}": put the portrait into ${recordFolders.people}/ as ${input}.jpg or .png`,
    }),
    alt: z.string().optional(),
    focus: z.string().optional(),
  })
  .strict();

const team: Table = {
  file: recordFolders.people,
  files: recordFiles.people.map(({ file }) => file),
  schema: personFileSchema,
  records: recordFiles.people.map(memberFields),
  unique: 'id',
};

/** Tables of all folders, each with its path from the project's root. */
export const allTables: readonly Table[] = [
  { file: 'site.config.ts', schema: siteConfigSchema, records: [siteConfig] },
  team,
  ...Object.entries(found).flatMap(inFolder),
];

/**
 * Validates every table against its schema. The tables themselves are plain data, so that an island may
 * import one without bringing zod to the browser.
 *
 * @returns a line for everything that is wrong, each naming file, record and field
 */
export function findTableErrors(): string[] {
  const written = Object.values(recordFiles).flat();
  const unread = written.flatMap(({ file, problem }) =>
    problem === undefined ? [] : [`${file}: ${problem}`],
  );
  return unread.length > 0 ? unread : allTables.flatMap(tableErrors);
}
