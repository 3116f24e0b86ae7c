import { z } from 'zod';
import { text } from './text.ts';

/** Stage of a project. Source: `src/homes/business/process.ts`. */
export const processStageSchema = z.object({
  name: text,
  /** Description, in one or two short sentences. */
  happens: text,
  /** Duration, as text. */
  duration: text,
  /** Weeks that it takes in a usual project, for the drawing: a part of one for days, 0 for hours. */
  weeks: z.number().min(0).max(40),
  /** Result that the client gets. */
  result: text,
});
export type ProcessStage = z.infer<typeof processStageSchema>;
