import { z } from 'zod';
import { text } from './text.ts';

/** Question with its answer. Source: `faqs.ts` and the service pages. */
export const questionSchema = z.object({
  question: text,
  /** Paragraphs. */
  answer: z.array(text).min(1),
});
export type Question = z.infer<typeof questionSchema>;
