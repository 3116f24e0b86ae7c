import type { z } from 'zod';
import { siteConfig } from '../../site.config.ts';
import {
  commentPostSchema,
  contactPostSchema,
  nameAndEmailSchema,
} from '../../src/forms/contact/schema.ts';
import { limits, optionalPhone, optionalText, termsIfAsked } from '../../src/forms/fields.ts';
import { jobApplicationInputSchema } from '../../src/forms/job-application/schema.ts';
import type { MessageForm } from '../leads/lead-mails.ts';

/** Schema of the general message form; the phone number is optional. */
const messageSchema = nameAndEmailSchema.extend({
  phone: optionalPhone,
  subject: optionalText(limits.subject),
  comment: optionalText(limits.comment),
  terms_condition: termsIfAsked,
});

/** Validated fields of a message form. */
export interface MessageFields {
  name: string;
  email: string;
  phone: string;
  subject?: string;
  comment: string;
}

interface FormRule {
  schema: z.ZodType<MessageFields>;
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
    schema: messageSchema,
    takesFile: false,
  },
  'job-application': {
    schema: jobApplicationInputSchema,
    takesFile: true,
  },
};
