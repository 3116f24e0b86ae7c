import type { Context } from 'hono';
import { subscribeSchema } from '../../src/forms/subscribe/schema.ts';
import type { AppEnv } from '../http/app-env.ts';
import { type BodyType, Refusal, readBody } from '../http/read-body.ts';
import { inTime } from '../in-time.ts';
import type { LeadToSave } from '../leads/save-lead.ts';
import { subscribe } from '../leads/subscribers.ts';
import type { Services } from '../services.ts';
import {
  clippedFields,
  honeypotField,
  inOneLine,
  localPath,
  takesOneValue,
  textFields,
} from './lead-fields.ts';
import { captchaSentence, fieldsSentence } from './messages.ts';
import { answerNativeSubscribe } from './native-answer.ts';
import { openPost, refererPath, tooMany } from './open-post.ts';
import { putAside } from './put-aside.ts';
import { judgePost } from './submit.ts';

/** The form itself waits for half a minute. */
const patienceMs = 25_000;
const soon = <Result>(work: Promise<Result>) => inTime(work, patienceMs);

// A captcha solution has up to 8 KB.
const maxBytes = 16 * 1024;

/**
 * Takes an address: checked as every other form is, stored as pending, and asked by mail to confirm.
 * The answer never tells whether the address was on the list before.
 * @throws Refusal for what is not read or comes too often.
 */
export async function takeSubscription(c: Context<AppEnv>, services: Services): Promise<Response> {
  const { native, limit, visitor } = await openPost(c, services);
  const forms: BodyType[] = ['multipart/form-data', 'application/x-www-form-urlencoded'];
  await using body = await readBody(c.req.raw, {
    accept: native ? forms : ['application/json', 'multipart/form-data'],
    maxMultipart: maxBytes,
    maxOther: maxBytes,
    budget: services.budget,
    single: takesOneValue,
    visitor,
  });
  const fields = inOneLine(body.kind === 'form' ? body.fields : jsonFields(body.json));
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
  const { db } = services.database;
  const refuseAsSpam = () => {
    if (native) throw new Refusal(422, captchaSentence);
    const errors = { altcha: captchaSentence };
    return c.json({ status: 'error', message: captchaSentence, errors }, 422);
  };
  if ((fields[honeypotField] ?? '') !== '') {
    const { isKept } = await soon(putAside(services, { ...lead, reason: 'honeypot' }));
    if (!isKept) return refuseAsSpam();
  } else if (!parsed.success) {
    const errors = { email: parsed.error.issues[0]?.message ?? '' };
    if (native) return answerNativeSubscribe(c, { errors, fields });
    return c.json({ status: 'error', message: fieldsSentence, errors }, 422);
  } else if (limit.level === 'over') {
    await soon(putAside(services, { ...lead, reason: 'limit' }));
    throw tooMany(limit.retryAfter);
  } else {
    const judged = await judgePost(services, fields, native);
    const checked = { ...lead, ...judged, email: parsed.data.email };
    const state = await soon(
      judged.status === 'spam'
        ? putAside(services, checked).then(({ status }) => status)
        : subscribe(db, checked),
    );
    services.log.info({ form: 'subscribe', state }, 'subscription');
    if (state === 'spam') return refuseAsSpam();
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
