import {
  type ContactResponse,
  contactResponseSchema,
} from '../../content/schema/contact-response.ts';
import { type ContactServer, protocolFields } from './send-to.ts';

/**
 * Status of a submission: those of Contact Form 7, and two more. `refused`: rejected without being
 * processed (unknown id, rate limit, server error); `unreachable`: no readable response.
 */
export type ContactStatus = ContactResponse['status'] | 'refused' | 'unreachable';

export interface ContactResult {
  /** `mail_sent` is the only success. */
  status: ContactStatus;
  /** Message of the server for the visitor; '' if it sent none. */
  message: string;
  /** Errors by field name. */
  fields: Record<string, string>;
  /** The parsed response; null if none could be read. */
  response: ContactResponse | null;
}

/** Result without a readable response. */
export const unreachable: ContactResult = {
  status: 'unreachable',
  message: '',
  fields: {},
  response: null,
};

/** Success although the response was lost: the server has confirmed that the message arrived. */
export const arrivedWithoutResponse: ContactResult = { ...unreachable, status: 'mail_sent' };

/** Timeout of a request, in milliseconds. */
export const responseTimeoutMs = 60_000;

/**
 * Posts a contact form and parses the response. Never throws: failures are results as well.
 *
 * @param values posted fields by name, captcha solution included.
 */
export async function sendContact(
  values: Record<string, string>,
  server: ContactServer,
  timeoutMs = responseTimeoutMs,
): Promise<ContactResult> {
  try {
    const response = await fetch(server.url, {
      method: 'POST',
      ...encodeRequest(values, server),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return readResponse(await response.json());
  } catch {
    return unreachable;
  }
}

function encodeRequest(values: Record<string, string>, { id, format }: ContactServer): RequestInit {
  const headers = { Accept: 'application/json' };
  if (format === 'json') {
    return {
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(values),
    };
  }
  const body = new FormData();
  const captcha = {
    _wpcf7_turnstile_response: values['cf-turnstile-response'],
    _wpcf7_recaptcha_response: values['g-recaptcha-response'],
  };
  for (const [name, value] of Object.entries({ ...protocolFields(id), ...values, ...captcha })) {
    if (value !== undefined) body.append(name, value);
  }
  return { headers, body };
}

function readResponse(answer: unknown): ContactResult {
  const parsed = contactResponseSchema.safeParse(answer);
  if (parsed.success) {
    const { status, message, invalid_fields } = parsed.data;
    const fields = Object.fromEntries(invalid_fields.map((one) => [one.field, one.message]));
    return { status, message, fields, response: parsed.data };
  }
  // REST errors of WordPress: {code, message, data: {status}}.
  if (typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer) {
    return { status: 'refused', message: String(answer.message), fields: {}, response: null };
  }
  return unreachable;
}
