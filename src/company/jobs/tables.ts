import { writtenIds } from '../../content/people.ts';
import { jobSchema } from '../../content/schema/job.ts';
import type { Table } from '../../content/table.ts';
import { jobs } from './jobs.ts';

export const tables: readonly Table[] = [
  {
    file: 'jobs.ts',
    files: jobs.map(({ path }) => `src/company/jobs/openings${path}.ts`),
    schema: jobSchema.refine(({ contact }) => writtenIds.has(contact), {
      path: ['contact'],
      error: ({ input }) => `nobody in people/ has the id ${input}`,
    }),
    rows: jobs,
    unique: 'path',
  },
];
