import { z } from 'zod';
import { siteConfig } from '../../site.config.ts';
import { commentPostSchema, contactPostSchema } from '../../src/forms/contact/schema.ts';
import { fieldSchemas, termsIfAsked } from '../../src/forms/fields.ts';
import { jobApplicationInputSchema } from '../../src/forms/job-application/schema.ts';
import type { LeadTexts } from '../lead-texts.ts';
import type { MessageForm } from '../leads/lead-mails.ts';

interface FormRule {
  schema: z.ZodType<Partial<LeadTexts>>;
  /** True when a CV may be attached. */
  takesFile: boolean;
}

const asksTerms = siteConfig.contactForm.terms === true;

export const formRules: Record<MessageForm, FormRule> = {
  contact: {
    schema: contactPostSchema(asksTerms),
    takesFile: false,
  },
  comment: {
    schema: commentPostSchema(asksTerms),
    takesFile: false,
  },
  message: {
    schema: z.object({ ...fieldSchemas('message'), terms_condition: termsIfAsked }),
    takesFile: false,
  },
  'job-application': {
    schema: jobApplicationInputSchema,
    takesFile: true,
  },
};
