import { z } from 'zod';
import { questionSchema } from './question.ts';
import { text } from './text.ts';

/** The part of an address behind `#`. */
const anchor = z.string().regex(/^[a-z][a-z0-9-]*$/);

/** A question with an address of its own, its answer twice, and where to read on. */
const askedQuestionSchema = questionSchema.extend({
  id: anchor,
  /** The answer in a few words, read before anything is opened. */
  short: text.max(24),
  link: z.object({ title: text, link: z.string().startsWith('/') }).optional(),
});

/** Questions of one matter. Source: `src/company/faq-s/questions.ts`. */
export const questionGroupSchema = z.object({
  id: anchor,
  title: text,
  questions: z.array(askedQuestionSchema).min(1),
});
export type AskedQuestion = z.infer<typeof askedQuestionSchema>;
export type QuestionGroup = z.infer<typeof questionGroupSchema>;
