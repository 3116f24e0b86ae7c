import { z } from 'zod';
import { pictureName, text } from './text.ts';

/** Team member. Source: one file each in `people/`. */
export const teamMemberSchema = z.object({
  /** Id from 1, used by posts and openings. Left out in a file: the next free one. */
  id: z.number().int().min(1),
  /** Name of the portrait (square). Left out in a file: the file's own name. */
  img: pictureName,
  /** First and last name. */
  name: text,
  /** Work in the company, in one to three sentences. */
  description: text,
  /** Job title. */
  designation: text,
  /** Person of the samples: signs sample posts and projects, and is not of the firm's team. */
  sample: z.boolean().optional(),
});
export type TeamMember = z.infer<typeof teamMemberSchema>;
