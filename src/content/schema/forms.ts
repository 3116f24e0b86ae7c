/**
 * Schemas of the forms, re-exported: they are defined with the forms, where page and server read
 * them.
 */
export {
  type Contact,
  type ContactInput,
  contactSchema,
  nameAndEmailSchema,
  nameEmailTermsCommentSchema,
  nameEmailTermsSchema,
} from '../../forms/contact/schema.ts';
export {
  emptyJobApplication,
  type JobApplication,
  type JobApplicationInput,
  jobApplicationInputSchema,
  jobApplicationSchema,
} from '../../forms/job-application/schema.ts';
export { type SubscribeInput, subscribeSchema } from '../../forms/subscribe/schema.ts';
