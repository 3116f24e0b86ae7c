import type { CaptchaState } from './captcha-check.ts';

/** Status text for each state of the check. */
export const captchaCopy: Record<CaptchaState, string> = {
  idle: 'A short automatic check keeps robots out. There is nothing to solve.',
  working: 'Checking that you are not a robot …',
  needed: 'Please complete the check above.',
  done: 'Checked: you are not a robot.',
  failed: 'We could not check that you are not a robot.',
};

export const captchaActions = {
  retry: 'Check again',
  skip: 'Send without the check',
} as const;
