import { z } from 'zod';
import { pictureName, text } from './text.ts';

/** Somebody who works here. Source: a file each in `people/`. */
export const teamMemberSchema = z.object({
  /** From 1 on; posts and openings name somebody by it. Left out in a file: the next that is free. */
  id: z.number().int().min(1),
  /** Name of the portrait (square). Left out in a file: the file's own name. */
  img: pictureName,
  /** First and last name. */
  name: text,
  /** What they do here, in one to three sentences. */
  description: text,
  /** Job title. */
  designation: text,
});
export type TeamMember = z.infer<typeof teamMemberSchema>;
