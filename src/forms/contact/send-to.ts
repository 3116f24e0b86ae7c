import { locale } from '../../content/locale.ts';
import type { CaptchaConfig } from '../../elements/captcha/captcha-config.ts';

/** A server with the API of Contact Form 7: that of this site, or a WordPress. */
export interface ContactServer {
  service: 'contact-form-7';
  /** URL of its feedback endpoint; a path if it is the server of the page. */
  url: string;
  /** Numeric id of the form. */
  id: number;
  /** WordPress accepts multipart only. */
  format: 'json' | 'multipart';
  /** Captcha that it requires. */
  captcha?: CaptchaConfig;
  /** Requires consent to the privacy notice. */
  terms?: boolean;
  /**
   * URL, without the submission id, that tells whether a message with a lost response has arrived. A
   * WordPress has none.
   */
  submissions?: string;
}

/** An EmailJS account, whose template turns the message into a mail. */
export interface EmailJs {
  service: 'emailjs';
  publicKey: string;
  serviceId: string;
  /**
   * Parameters of the template: the fields of the contact form (`form-fields.ts`) and all
   * additional fields by name, and `page`; `suspect` is "yes" if the honeypot was filled in.
   */
  templateId: string;
  /** Default: https://api.emailjs.com. */
  origin?: string;
}

/**
 * Target of a contact form, as plain data. A string is any URL: it receives as JSON the fields of
 * the contact form (`form-fields.ts`) and all additional fields by name, with `page`,
 * `submission_id` and `kept_empty`. `submission_id` is the same when a form is sent again because
 * no response came; `kept_empty` is a honeypot. A status of 200 to 299 is a success, whose JSON may
 * have a `message` for the visitor. Any other status is a failure, whose JSON may have `errors`,
 * such as `{ email: 'Invalid email.' }`.
 */
export type SendTo = string | ContactServer | EmailJs;

/** Returns what a target requires of the form: captcha and consent, and its submission status URL. */
export const serverRequirements = (
  sendTo: SendTo,
): Pick<ContactServer, 'captcha' | 'terms' | 'submissions'> =>
  typeof sendTo === 'object' && sendTo.service === 'contact-form-7'
    ? { captcha: sendTo.captcha, terms: sendTo.terms, submissions: sendTo.submissions }
    : {};

/** Returns the API origin of an account, without trailing slash. */
export const emailJsOrigin = ({ origin = 'https://api.emailjs.com' }: EmailJs): string =>
  origin.replace(/\/+$/, '');

/** Returns the hidden fields of Contact Form 7, which WordPress requires. */
export const protocolFields = (id: number): Record<string, string> => ({
  _wpcf7: String(id),
  _wpcf7_version: '6.1',
  _wpcf7_locale: locale.language.replace('-', '_'),
  _wpcf7_unit_tag: `wpcf7-f${id}-o1`,
  _wpcf7_container_post: '0',
});

/** Attributes and hidden fields of a native form post. */
interface NativePost {
  action: string;
  encType: 'multipart/form-data' | undefined;
  /** Hidden fields by name. */
  hidden: Readonly<Record<string, string>>;
}

/** Returns the attributes with which a form without script posts to the same target. */
export function nativePost(sendTo: SendTo): NativePost {
  const multipart = 'multipart/form-data';
  if (typeof sendTo === 'string') return { action: sendTo, encType: undefined, hidden: {} };
  if (sendTo.service === 'emailjs') {
    const { publicKey, serviceId, templateId } = sendTo;
    return {
      action: `${emailJsOrigin(sendTo)}/api/v1.0/email/send-form`,
      encType: multipart,
      hidden: { user_id: publicKey, service_id: serviceId, template_id: templateId },
    };
  }
  return sendTo.format === 'multipart'
    ? { action: sendTo.url, encType: multipart, hidden: protocolFields(sendTo.id) }
    : { action: sendTo.url, encType: undefined, hidden: {} };
}
