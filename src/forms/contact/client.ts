import {
  type ContactResponse,
  contactResponseSchema,
} from '../../content/schema/contact-response.ts';
import { type ContactServer, protocolFields } from './send-to.ts';

/**
 * Outcome of a contact form: those of Contact Form 7, and two more. `refused`: the server would not
 * look at it (wrong id, too many, its own error); `unreachable`: no answer that can be read came.
 */
export type ContactStatus = ContactResponse['status'] | 'refused' | 'unreachable';

export interface ContactResult {
  /** Only `mail_sent` is a success. */
  status: ContactStatus;
  /** The server's sentence for the visitor; '' when it sent none. */
  message: string;
  /** Errors by field name. */
  fields: Record<string, string>;
  /** The answer as it came; null when none could be read. */
  response: ContactResponse | null;
}

/** No answer that can be read. */
export const unreachable: ContactResult = {
  status: 'unreachable',
  message: '',
  fields: {},
  response: null,
};

/** The answer was lost, and the server says that the message has arrived. */
export const arrivedWithoutResponse: ContactResult = { ...unreachable, status: 'mail_sent' };

/** Longest wait for an answer, in milliseconds. */
export const responseTimeoutMs = 60_000;

/**
 * Posts a contact form and reads the answer. Never throws: whatever happens is a result.
 *
 * @param values the fields by their names on the wire, captcha solution included.
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
  // The shape of WordPress's REST errors: {code, message, data: {status}}.
  if (typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer) {
    return { status: 'refused', message: String(answer.message), fields: {}, response: null };
  }
  return unreachable;
}
