/**
 * Name of the field that people never see, and programs fill. A word that no form filler takes for a
 * name, an address or a site: what a filler fills is a person's message all the same.
 */
export const honeypotField = 'kept_empty';

/** Tells form fillers and password managers to keep off, each in its own words. */
export const noAutofill = {
  autoComplete: 'off',
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-protonpass-ignore': '',
  'data-form-type': 'other',
} as const;
