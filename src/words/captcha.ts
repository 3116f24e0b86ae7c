/** Status of the check that a person sends a form, and what can be done when it fails. */
export const captchaWords = {
  idle: 'A short automatic check keeps robots out. There is nothing to solve.',
  working: 'Checking that you are not a robot …',
  needed: 'Please complete the check above.',
  done: 'Checked: you are not a robot.',
  failed: 'We could not check that you are not a robot.',
  retry: 'Check again',
  skip: 'Send without the check',
} as const;
