import { EmailClientError } from './email-client-error.ts';

const argumentError = (text: string) => new EmailClientError({ status: 400, text });

/** Throws for a key, service id or template id that is not a non-empty string. */
export function checkIds(ids: {
  publicKey: unknown;
  serviceId: unknown;
  templateId: unknown;
}): void {
  const names = {
    publicKey: 'public key',
    serviceId: 'service id',
    templateId: 'template id',
  } as const;
  for (const [key, name] of Object.entries(names)) {
    const value = ids[key as keyof typeof names];
    if (typeof value !== 'string' || value.trim() === '') {
      throw argumentError(
        `The ${name} must be a non-empty string. It stands in site.config.ts, emailjs.`,
      );
    }
  }
}

/** Throws for template params that are not a plain object. */
export function checkParams(params: unknown): void {
  if (Object.prototype.toString.call(params) !== '[object Object]') {
    throw argumentError('The template params must be an object.');
  }
}

/** Throws for anything but a form element; the library would also accept a selector. */
export function checkForm(form: unknown): void {
  if (!(form instanceof HTMLFormElement)) {
    throw argumentError('The third parameter must be a form element.');
  }
}
