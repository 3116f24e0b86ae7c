import type { Context, Hono } from 'hono';
import { subscribeSchema } from '../../src/forms/subscribe/schema.ts';
import type { AppEnv } from '../http/app-env.ts';
import { type BodyType, Refusal, readBody } from '../http/read-body.ts';
import { type LeadToSave, saveLead } from '../leads/save-lead.ts';
import { subscribe, unsubscribe } from '../leads/subscribers.ts';
import { subscriberOfLink } from '../security/unsubscribe-link.ts';
import type { Services } from '../services.ts';
import { clippedFields, honeypotField, localPath, textFields } from './lead-fields.ts';
import { fieldsSentence } from './messages.ts';
import { answerNativeSubscribe, refuseNative, unsubscribePage } from './native-answer.ts';
import { isNative, openPost, refererPath, tooMany } from './open-post.ts';

const maxBytes = 16 * 1024;

/** Subscribing with an address, and leaving by the link in the mail. */
export function addSubscribeRoutes(app: Hono<AppEnv>, services: Services): void {
  app.post('/api/subscribe', async (c) => {
    try {
      return await take(c, services);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (isNative(c)) return refuseNative(c, error);
      return c.json({ status: 'error', message: error.message }, error.status, error.headers);
    }
  });

  const linked = (c: Context<AppEnv>) =>
    subscriberOfLink(new URL(c.req.url), services.secrets.unsubscribe);
  app.get('/api/unsubscribe', (c) => unsubscribePage(c, linked(c) === null ? 'unknown' : 'ask'));
  // The link's signature is the permission: mail programs post here from anywhere.
  app.post('/api/unsubscribe', async (c) => {
    const id = linked(c);
    const left = id !== null && (await unsubscribe(services.database.db, id));
    return unsubscribePage(c, left ? 'done' : 'unknown');
  });
}

async function take(c: Context<AppEnv>, services: Services): Promise<Response> {
  const { native, limit, visitor } = await openPost(c, services, 'subscribe');
  const forms: BodyType[] = ['multipart/form-data', 'application/x-www-form-urlencoded'];
  await using body = await readBody(c.req.raw, {
    accept: native ? forms : ['application/json', 'multipart/form-data'],
    maxMultipart: maxBytes,
    maxOther: maxBytes,
    budget: services.budget,
    visitor,
  });
  const fields = body.kind === 'form' ? body.fields : jsonFields(body.json);
  const parsed = subscribeSchema.safeParse({ email: fields.email ?? '' });
  const lead: LeadToSave = {
    ...clippedFields({ email: fields.email ?? '' }),
    form: 'subscribe',
    status: 'new',
    reason: null,
    job: '',
    page: localPath(fields.page) || refererPath(c),
    details: '{}',
    file: null,
    solution: null,
    mails: [],
  };
  if ((fields[honeypotField] ?? '') !== '') {
    await saveLead(services.database.db, { ...lead, status: 'spam', reason: 'honeypot' });
  } else if (!parsed.success) {
    const errors = { email: parsed.error.issues[0]?.message ?? '' };
    if (native) return answerNativeSubscribe(c, { errors, fields });
    return c.json({ status: 'error', message: fieldsSentence, errors }, 422);
  } else if (limit.level === 'over') {
    await saveLead(services.database.db, { ...lead, status: 'spam', reason: 'limit' });
    throw tooMany(limit.retryAfter);
  } else {
    const { email } = parsed.data;
    const added = await subscribe(services.database.db, {
      ...lead,
      email,
      mails: [
        { kind: 'subscription-sender', recipient: email },
        { kind: 'subscription-company', recipient: services.env.MAIL_TO },
      ],
    });
    services.log.info({ form: 'subscribe', added }, 'subscription');
    services.mail.wake();
  }
  if (native) return answerNativeSubscribe(c, { errors: null, fields });
  return c.json({ status: 'success' });
}

function jsonFields(json: unknown): Record<string, string> {
  const fields =
    typeof json === 'object' && json !== null && !Array.isArray(json) ? textFields(json) : null;
  if (!fields) throw new Refusal(400, 'Send a JSON object such as {"email": "name@example.com"}.');
  return fields;
}
