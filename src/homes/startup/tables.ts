import { z } from 'zod';
import { featureItemSchema } from '../../content/schema/feature-item.ts';
import { figureSchema } from '../../content/schema/figure.ts';
import { services } from '../../content/services.ts';
import type { Table } from '../../content/table.ts';
import { features } from './features.ts';
import { startupFigures } from './figures.ts';
import { matchbookDrawings, unknownDrawingMessage } from './matchbook-drawings.ts';

/** Each service needs a drawing on its matchbook. */
const serviceIconSchema = z.object({
  icon: z.string().refine((name) => name in matchbookDrawings, {
    error: ({ input }) => unknownDrawingMessage(`${input}`),
  }),
});

export const tables: readonly Table[] = [
  { file: 'features.ts', schema: featureItemSchema, records: features },
  { file: 'figures.ts', schema: figureSchema, records: startupFigures },
  { file: '../../content/services.ts', schema: serviceIconSchema, records: services },
];
