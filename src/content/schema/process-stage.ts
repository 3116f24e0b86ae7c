import { z } from 'zod';
import { text } from './text.ts';

/** A stage of a project. Source: `process.ts`. */
export const processStageSchema = z.object({
  name: text,
  /** What happens, in two or three sentences. */
  happens: text,
  /** How long it takes, in words. */
  takes: text,
  /** What the client holds in hand at the end. */
  yields: text,
});
export type ProcessStage = z.infer<typeof processStageSchema>;
