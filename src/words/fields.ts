/**
 * Labels of the text fields (`src/forms/form-fields.ts`): of inputs, of mails and of the desk.
 * `prompt` is that of an input where it differs.
 */
export const fieldWords = {
  name: { label: 'Name' },
  email: { label: 'E-mail' },
  phone: { label: 'Phone' },
  subject: { label: 'Subject', prompt: 'What is it about?' },
  comment: { label: 'Message' },
  job: { label: 'Job' },
} as const;

/** Labels of further fields in mails and at the desk, by the names under which they are stored. */
export const detailWords = { 'Quote it elsewhere': 'Quote it elsewhere' } as const;
