import { jobSchema } from '../../content/schema/job.ts';
import type { Table } from '../../content/table.ts';
import { jobs } from './jobs.ts';

export const tables: readonly Table[] = [
  ...jobs.map((job) => ({ file: `openings${job.path}.ts`, schema: jobSchema, rows: [job] })),
  { file: 'jobs.ts', schema: jobSchema, rows: jobs, unique: 'path' },
];
