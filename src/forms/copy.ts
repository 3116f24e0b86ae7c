import { formWords, success } from '../words/forms.ts';
import { firm } from './firm.ts';

const { terms, contact, job, subscribe } = formWords;

/** Copy of all forms, except errors (`fields.ts`) and labels (`form-fields.ts`) of text fields. */
export const copy = {
  ...formWords,
  terms: { ...terms, after: terms.after(firm.name) },
  contact: {
    ...contact,
    termsAfter: contact.termsAfter(firm.name),
    sent: success.contact,
    sentDetail: contact.sentDetail(firm.responseTimes.message),
  },
  job: {
    ...job,
    success: success.job,
    successDetail: job.successDetail(firm.responseTimes.application),
  },
  subscribe: { ...subscribe, success: success.subscribe },
} as const;
