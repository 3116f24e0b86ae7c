import type { CaptchaConfig } from '../elements/captcha/captcha-config.ts';
import type { SendTo } from './contact/send-to.ts';
import type { MailingList } from './subscribe/mailing-list.ts';

/** The company behind the forms, and the targets of its forms. */
export interface FormOwner {
  name: string;
  /** Offered when a form fails. */
  email: string;
  /** Response times, as part of a sentence. */
  responseTimes: { message: string; application: string };
  /** Default target of contact forms. */
  contact: SendTo;
  /** URL of the subscribe form. */
  subscribe: string;
  /** Form of a mailing-list provider, which the subscribe form posts to instead; left out: none. */
  mailingList?: MailingList;
  /**
   * URL, without the submission id, that tells whether a subscription or an application with a lost
   * response has arrived. Left out: unknown.
   */
  submissions?: string;
  /** Captcha of the subscribe form and of applications; left out: none. */
  captcha?: CaptchaConfig;
}
