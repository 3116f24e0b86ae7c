import { questionGroupSchema } from '../../content/schema/question-group.ts';
import type { Table } from '../../content/table.ts';
import { questionGroups } from './questions.ts';

/** The tables of this page, for the check at build. */
export const tables: readonly Table[] = [
  {
    file: 'questions.ts',
    files: questionGroups.map(({ id }) => `src/company/faq-s/questions-${id}.ts`),
    schema: questionGroupSchema,
    records: questionGroups,
    unique: 'id',
  },
];
