import { writtenIds } from '../../content/people.ts';
import { jobSchema } from '../../content/schema/job.ts';
import type { Table } from '../../content/table.ts';
import { jobFields, strayFact } from './job-fields.ts';
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
      .refine((job) => strayFact(job) === undefined, {
        error: ({ input }) => `${strayFact(input)} stands for nothing of the firm`,
      }),
    rows: openingFiles.map(jobFields),
    unique: 'path',
  },
];
