import { z } from 'zod';
import { text } from './text.ts';

/** A number that stands for something. Source: `figures.ts`. */
export const figureSchema = z.object({
  /** The number itself; a counter runs up to it. */
  value: z.number().nonnegative(),
  /** Printed behind the number, e.g. `+`. */
  suffix: z.string().default(''),
  /** What is counted. */
  label: text,
});
export type Figure = z.input<typeof figureSchema>;
