import { ownPersonIds } from '../../content/person-ids.ts';
import { recordFiles } from '../../content/record-files.ts';
import { jobSchema } from '../../content/schema/job.ts';
import type { Table } from '../../content/table.ts';
import { jobFields, unknownPlaceholder } from './job-fields.ts';

export const tables: readonly Table[] = [
  {
    file: 'openings',
    files: recordFiles.openings.map(({ file }) => file),
    schema: jobSchema
      .refine(({ contact }) => ownPersonIds.has(contact), {
        path: ['contact'],
        error: ({ input }) =>
          `nobody in people/ has the id ${(input as { contact: number }).contact}`,
      })
      .refine((job) => unknownPlaceholder(job) === undefined, {
        error: ({ input }) => `${unknownPlaceholder(input)} stands for nothing of the firm`,
      }),
    records: recordFiles.openings.map(jobFields),
    unique: 'path',
  },
];
