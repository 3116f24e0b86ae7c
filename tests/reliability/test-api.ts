import { createApi } from '../../server/api.ts';
import type { Lead, OutboxMail } from '../../server/db/tables.ts';
import { readEnv } from '../../server/env.ts';
import type { FirmRecord } from '../../server/firms.ts';
import type { LeadsSettings } from '../../server/leads-config/schema.ts';
import type { Log } from '../../server/log.ts';
import type { Opening } from '../../server/openings.ts';
import type { CaptchaCheck } from '../../server/security/captcha.ts';
import { openServices } from '../../server/services.ts';
import { siteConfig } from '../../site.config.ts';

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

export interface TestApi {
  /** Calls the API. A body that is no string and no FormData is sent as JSON. */
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Response>;
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  request: (path: string, init: RequestInit) => Promise<Response>;
  leads: () => Promise<Lead[]>;
  mails: () => Promise<OutboxMail[]>;
  services: Awaited<ReturnType<typeof openServices>>;
  close: () => Promise<void>;
}

/** Opens the API in this process, with a real database, and with limits off by default. */
export async function openTestApi(
  settings: Record<string, string>,
  {
    captcha,
    log = silent,
    openings = [],
    firms = [],
    leads,
  }: {
    captcha?: CaptchaCheck;
    log?: Log;
    openings?: readonly Opening[];
    firms?: readonly FirmRecord[];
    leads?: LeadsSettings;
  } = {},
): Promise<TestApi> {
  const env = readEnv({ RATE_LIMIT: '0', ...settings });
  const services = await openServices(env, log, {
    openings,
    firms,
    ...(captcha ? { captcha } : {}),
    ...(leads ? { leads } : {}),
  });
  const api = createApi(services);
  const request = async (path: string, init: RequestInit) =>
    api.request(`http://site.test${path}`, {
      ...init,
      headers: { host: 'site.test', ...(init.headers as Record<string, string>) },
    });
  const { db } = services.database;
  return {
    request,
    get: (path, headers = {}) => request(path, { headers }),
    post: (path, body, headers = {}) => {
      if (body instanceof FormData) return request(path, { method: 'POST', body, headers });
      if (typeof body === 'string') return request(path, { method: 'POST', body, headers });
      return request(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      });
    },
    leads: () => db.selectFrom('lead').selectAll().orderBy('created_at').execute(),
    mails: () => db.selectFrom('outbox').selectAll().orderBy('kind').execute(),
    services,
    close: services.close,
  };
}

/** A contact form as a person fills it. */
export const person = {
  name: 'Ann Marsh',
  email: 'ann@example.com',
  phone: '(802) 555-0143',
  comment: 'Could you look at our booking page?',
  page: '/page/contact-us',
};

export const feedbackPath = '/wp-json/contact-form-7/v1/contact-forms/1/feedback';

/** Keys and ids of the EmailJS calls. */
export const emailKeys = {
  lib_version: '4.4.1',
  user_id: siteConfig.emailjs.publicKey,
  service_id: siteConfig.emailjs.serviceId,
};

/** Creates multipart form data from text fields and files. */
export function formData(
  fields: Record<string, string>,
  file?: { name: string; content: Buffer },
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append('file', new File([new Uint8Array(file.content)], file.name));
  return form;
}
