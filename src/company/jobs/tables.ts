import { writtenIds } from '../../content/people.ts';
import { jobSchema } from '../../content/schema/job.ts';
import type { Table } from '../../content/table.ts';
import { jobFields, unknownPlaceholder } from './job-fields.ts';
import { openingFiles } from './opening-files.ts';

export const tables: readonly Table[] = [
  {
    file: 'openings',
    files: openingFiles.map(({ file }) => file),
    schema: jobSchema
      .refine(({ contact }) => writtenIds.has(contact), {
        path: ['contact'],
        error: ({ input }) =>
          `nobody in people/ has the id ${(input as { contact: number }).contact}`,
      })
      .refine((job) => unknownPlaceholder(job) === undefined, {
        error: ({ input }) => `${unknownPlaceholder(input)} stands for nothing of the firm`,
      }),
    records: openingFiles.map(jobFields),
    unique: 'path',
  },
];
