import { z } from 'zod';
import { text } from './text.ts';

/** Figure with its label. Source: `src/homes/startup/figures.ts`. */
export const figureSchema = z.object({
  /** Number that a counter animates to. */
  value: z.number().nonnegative(),
  /** Printed behind the number, e.g. `+`. */
  suffix: z.string().default(''),
  /** Counted quantity. */
  label: text,
});
export type Figure = z.input<typeof figureSchema>;
