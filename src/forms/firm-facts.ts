import type { CaptchaConfig } from '../elements/captcha/captcha-config.ts';
import type { SendTo } from './contact/send-to.ts';

/** Whose forms these are, and where they send to. */
export interface FirmFacts {
  name: string;
  /** For whom a form fails. */
  email: string;
  /** Within which time somebody answers, as a sentence says it. */
  answers: { message: string; application: string };
  /** Where contact forms send to unless they say so themselves. */
  contact: SendTo;
  /** Where the subscribe form sends to. */
  subscribe: string;
  /**
   * Where to ask whether a subscription or an application has arrived whose answer was lost; the
   * submission id follows. Left out: nobody is asked.
   */
  submissions?: string;
  /** The check that the server wants of the subscribe form and of applications; left out: none. */
  captcha?: CaptchaConfig;
}
