import { ownPersonIds, personError } from '../../content/person-ids.ts';
import { recordFiles } from '../../content/record-files.ts';
import { check } from '../../content/schema/checks.ts';
import { jobSchema } from '../../content/schema/job.ts';
import type { Table } from '../../content/table.ts';
import { jobFields, unknownPlaceholder } from './job-fields.ts';

const { contact } = jobSchema.shape;

export const tables: readonly Table[] = [
  {
    file: 'openings',
    files: recordFiles.openings.map(({ file }) => file),
    schema: jobSchema
      .safeExtend({ contact: contact.superRefine(check((id) => personError(ownPersonIds, id))) })
      .refine((job) => unknownPlaceholder(job) === undefined, {
        error: ({ input }) => `${unknownPlaceholder(input)} stands for nothing of the firm`,
      }),
    records: recordFiles.openings.map(jobFields),
    unique: 'path',
  },
];
