import { processStageSchema } from '../../content/schema/process-stage.ts';
import type { Table } from '../../content/table.ts';
import { processStages } from './process.ts';

export const tables: readonly Table[] = [
  { file: 'process.ts', schema: processStageSchema, rows: processStages },
];
