/** The check against robots of a form, as plain data: our own kind, or a third party's. */
export type CaptchaConfig =
  | {
      provider: 'altcha';
      /** Where its challenges come from. */
      challenge: string;
    }
  | { provider: 'turnstile' | 'recaptcha' | 'hcaptcha'; siteKey: string };
