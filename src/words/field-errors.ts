/** Errors below fields. The first four are the specification's (sections 5 and 8). */
export const fieldErrors = {
  required: 'Field is required.',
  email: 'Invalid email.',
  phone: 'Invalid phone',
  terms: 'Message',
  tooLong: (max: number) => `Please use ${max} characters or fewer.`,
} as const;

/** Hints of fields that have a rule; no firm has these addresses and numbers. */
export const fieldHints = {
  email: 'An address like ann@example.com.',
  phone: {
    us: 'Ten digits, like (201) 555-0176.',
    international: 'With the country code, like +49 30 23125 014.',
  },
} as const;
