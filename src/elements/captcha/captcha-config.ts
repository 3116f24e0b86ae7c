/** Captcha of a form as plain data: self-hosted (altcha) or a third party's widget. */
export type CaptchaConfig =
  | {
      provider: 'altcha';
      /** URL of the challenges. */
      challenge: string;
    }
  | { provider: 'turnstile' | 'recaptcha' | 'hcaptcha'; siteKey: string };
