import { z } from 'zod';
import { questionSchema } from './question.ts';
import { text } from './text.ts';

/** Part of an address after `#`. */
const anchor = z.string().regex(/^[a-z][a-z0-9-]*$/);

/** Question with an anchor, a short and a full answer, and further links. */
const askedQuestionSchema = questionSchema.extend({
  id: anchor,
  /** Answer in a few words, shown while the question is closed. */
  shortAnswer: text.max(24),
  action: z.object({ title: text, link: z.string().startsWith('/') }).optional(),
});

/** Questions on one topic. Source: `src/company/faq-s/questions.ts`. */
export const questionGroupSchema = z.object({
  id: anchor,
  title: text,
  questions: z.array(askedQuestionSchema).min(1),
});
export type AskedQuestion = z.infer<typeof askedQuestionSchema>;
export type QuestionGroup = z.infer<typeof questionGroupSchema>;
