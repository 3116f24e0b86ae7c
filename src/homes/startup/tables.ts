import { featureItemSchema } from '../../content/schema/feature-item.ts';
import { figureSchema } from '../../content/schema/figure.ts';
import type { Table } from '../../content/table.ts';
import { features } from './features.ts';
import { startupFigures } from './figures.ts';

export const tables: readonly Table[] = [
  { file: 'features.ts', schema: featureItemSchema, rows: features },
  { file: 'figures.ts', schema: figureSchema, rows: startupFigures },
];
