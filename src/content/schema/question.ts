import { z } from 'zod';
import { text } from './text.ts';

/** Question with its answer. Source: `src/company/faq-s/questions.ts`, copy of the service pages. */
export const questionSchema = z.object({
  question: text,
  /** Paragraphs. */
  answer: z.array(text).min(1),
});
export type Question = z.infer<typeof questionSchema>;
