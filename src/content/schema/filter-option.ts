import { z } from 'zod';
import { text } from './text.ts';

/** Choice of a filterable grid. Source: `portfolio/filters.ts`. */
export const filterOptionSchema = z.object({
  /** Label. */
  title: text,
  /** `*` shows all items; anything else is the class of the items to show. */
  key: z.union([
    z.literal('*'),
    z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be * or a class name'),
  ]),
});
export type FilterOption = z.infer<typeof filterOptionSchema>;
