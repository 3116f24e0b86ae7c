import {
  type ContactResponse,
  contactResponseSchema,
} from '../../content/schema/contact-response.ts';
import { type ContactServer, protocolFields } from './send-to.ts';

/**
 * Status of a submission: the statuses of Contact Form 7, and two of our own. `refused`: rejected
 * without being processed (unknown id, rate limit, server error); `unreachable`: no readable
 * response.
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
export const unreachableResult: ContactResult = {
  status: 'unreachable',
  message: '',
  fields: {},
  response: null,
};

/** Success although the response was lost: the server has confirmed that the message arrived. */
export const arrivedResult: ContactResult = { ...unreachableResult, status: 'mail_sent' };

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
    return unreachableResult;
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
  const formData = new FormData();
  const captcha = {
    _wpcf7_turnstile_response: values['cf-turnstile-response'],
    _wpcf7_recaptcha_response: values['g-recaptcha-response'],
  };
  for (const [name, value] of Object.entries({ ...protocolFields(id), ...values, ...captcha })) {
    if (value !== undefined) formData.append(name, value);
  }
  return { headers, body: formData };
}

function readResponse(body: unknown): ContactResult {
  const parsed = contactResponseSchema.safeParse(body);
  if (parsed.success) {
    const { status, message, invalid_fields } = parsed.data;
    const fields = Object.fromEntries(invalid_fields.map((error) => [error.field, error.message]));
    return { status, message, fields, response: parsed.data };
  }
  // REST errors of WordPress: {code, message, data: {status}}.
  if (typeof body === 'object' && body !== null && 'code' in body && 'message' in body) {
    return { status: 'refused', message: String(body.message), fields: {}, response: null };
  }
  return unreachableResult;
}
