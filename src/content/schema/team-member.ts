import { z } from 'zod';
import { pictureName, text } from './text.ts';

/** Somebody who works here. Source: `team.ts`. */
export const teamMemberSchema = z.object({
  /** 1 to 9; posts name their author by it. */
  id: z.number().int().min(1).max(9),
  /** Name of the drawn portrait (square). */
  img: pictureName,
  /** First and last name. */
  name: text,
  /** What they do here, in one to three sentences. */
  description: text,
  /** Job title. */
  designation: text,
});
export type TeamMember = z.infer<typeof teamMemberSchema>;
