import type { EmailResponse } from '../content/schema/email-response.ts';

/** Results that the client produces itself (specification, section 8). */
export const clientErrors = {
  headless: { status: 451, text: 'Unavailable For Headless Browser' },
  blocked: { status: 403, text: 'Forbidden' },
  throttled: { status: 429, text: 'Too Many Requests' },
  network: { status: 0, text: 'Network Error' },
} as const satisfies Record<string, EmailResponse>;

/**
 * Thrown for everything but a success: the client's own errors, a response of the service that is
 * not OK (its status and text), a network failure (0), and invalid keys, ids or parameters (400,
 * before anything is sent).
 */
export class EmailClientError extends Error implements EmailResponse {
  override readonly name = 'EmailClientError';
  readonly status: number;
  readonly text: string;

  constructor({ status, text }: EmailResponse, cause?: unknown) {
    super(`${status} ${text}`, { cause });
    this.status = status;
    this.text = text;
  }
}
