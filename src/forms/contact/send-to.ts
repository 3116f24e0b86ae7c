import type { CaptchaConfig } from '../../elements/captcha/captcha-config.ts';

/** A server that answers as Contact Form 7 does: this site's own, or a WordPress. */
export interface ContactServer {
  service: 'contact-form-7';
  /** Address of its feedback call; a path when the page's own server takes it. */
  url: string;
  /** Numeric id of the form. */
  id: number;
  /** WordPress takes multipart alone. */
  format: 'json' | 'multipart';
  /** The check against robots that it wants. */
  captcha?: CaptchaConfig;
  /** It takes a message only where the privacy notice was accepted. */
  terms?: boolean;
  /**
   * Where it says whether a message has arrived whose answer was lost; the submission id follows.
   * A WordPress does not.
   */
  submissions?: string;
}

/** An account at EmailJS: the message becomes a mail by a template of its. */
export interface EmailJs {
  service: 'emailjs';
  publicKey: string;
  serviceId: string;
  /**
   * The template finds `name`, `email`, `phone`, `subject`, `comment`, `page`, and every further
   * field of the form by its name; `suspect` is "yes" where a field was filled in that people do not
   * see.
   */
  templateId: string;
  /** Left out: https://api.emailjs.com. */
  origin?: string;
}

/**
 * Where a contact form sends to, as plain data. A plain address may be any: it gets the fields as
 * JSON, `{ name, email, phone, subject, comment, page, submission_id, kept_empty }` and every further
 * field by its name. `submission_id` is the same when a form is sent again because no answer came;
 * `kept_empty` is filled by robots alone. Any answer of 200 to 299 is a success; its JSON may hold
 * a `message` for the visitor. Any other is a failure, and its JSON may hold `errors`,
 * `{ email: 'Invalid email.' }`.
 */
export type SendTo = string | ContactServer | EmailJs;

/** What a form asks of its visitor, and may ask of its server, because of the server that it is. */
export const serverRequirements = (
  sendTo: SendTo,
): Pick<ContactServer, 'captcha' | 'terms' | 'submissions'> =>
  typeof sendTo === 'object' && sendTo.service === 'contact-form-7'
    ? { captcha: sendTo.captcha, terms: sendTo.terms, submissions: sendTo.submissions }
    : {};

/** The origin of an account's service. */
export const emailJsOrigin = ({ origin = 'https://api.emailjs.com' }: EmailJs): string =>
  origin.replace(/\/+$/, '');

/** The hidden fields of Contact Form 7, which a WordPress insists on. */
export const protocolFields = (id: number): Record<string, string> => ({
  _wpcf7: String(id),
  _wpcf7_version: '6.1',
  _wpcf7_locale: 'en_US',
  _wpcf7_unit_tag: `wpcf7-f${id}-o1`,
  _wpcf7_container_post: '0',
});

/** How a form is posted where no script runs. */
interface NativePost {
  action: string;
  encType: 'multipart/form-data' | undefined;
  /** What stands in it besides its fields. */
  hidden: Readonly<Record<string, string>>;
}

/** The form's own attributes, with which a browser without script posts it to the same place. */
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
