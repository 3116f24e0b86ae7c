import { formWords, success } from '../words/forms.ts';
import { firm } from './firm.ts';

const { terms, contact, job, subscribe } = formWords;

/** Copy of all forms, except error messages of fields (`fields.ts`). */
export const copy = {
  ...formWords,
  labels: {
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    subject: 'What is it about?',
    comment: 'Message',
    file: 'Your CV',
    subscribe: 'Your e-mail address',
  },
  terms: { ...terms, after: terms.after(firm.name) },
  contact: {
    ...contact,
    termsAfter: contact.termsAfter(firm.name),
    sent: success.contact,
    sentDetail: contact.sentDetail(firm.answers.message),
  },
  job: {
    ...job,
    success: success.job,
    successDetail: job.successDetail(firm.answers.application),
  },
  subscribe: { ...subscribe, success: success.subscribe },
} as const;
