/**
 * Name of the honeypot field, hidden from people and filled by bots. Not a word that autofill takes for
 * a name, an address or a website, since an autofilled message is a person's.
 */
export const honeypotField = 'kept_empty';

/** Attributes that keep autofill and password managers off a field, each in its own syntax. */
export const noAutofill = {
  autoComplete: 'off',
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-protonpass-ignore': '',
  'data-form-type': 'other',
} as const;
