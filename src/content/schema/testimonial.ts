import { z } from 'zod';
import { text } from './text.ts';

/** Something a client said (all are invented). Source: `testimonials.ts`. */
export const testimonialSchema = z.object({
  /** The words, without quotation marks. */
  quote: text,
  name: text,
  /** Title and firm. */
  role: text,
});
export type Testimonial = z.infer<typeof testimonialSchema>;
