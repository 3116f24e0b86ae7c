import type { Context } from 'hono';
import { subscribeSchema } from '../../src/forms/subscribe/schema.ts';
import { serverWords } from '../../src/words/server.ts';
import type { AppEnv } from '../http/app-env.ts';
import { HttpError } from '../http/http-error.ts';
import { type BodyType, readBody } from '../http/read-body.ts';
import type { LeadToSave } from '../leads/save-lead.ts';
import type { SubmissionToStore } from '../leads/submissions.ts';
import { subscribe } from '../leads/subscribe.ts';
import { limitWait } from '../limit-wait.ts';
import type { Services } from '../services.ts';
import {
  type AcceptedOutcome,
  acceptedOutcome,
  createResponseSerializer,
  deduplicateSubmission,
} from './deduplicate-submission.ts';
import {
  type GuardedRequest,
  guardRequest,
  refererPath,
  tooManyRequests,
} from './guard-request.ts';
import {
  clipTexts,
  isSingleValueField,
  localPath,
  readTextFields,
  replaceLineBreaks,
} from './lead-fields.ts';
import { redirectToResult, renderSubscribeErrors } from './native-result.ts';
import { saveSpam } from './save-spam.ts';
import { submissionKey } from './submission-key.ts';
import { isHoneypotFilled, verifyCaptcha } from './submit.ts';

/** The client times out after 30 seconds. */
const timeoutMs = 25_000;

// A captcha solution has up to 8 KB.
const maxBytes = 16 * 1024;

/**
 * Adds a subscriber: checked like every other form, stored as pending, and confirmed by mail. The
 * response never reveals whether the address was on the list before.
 * @throws HttpError for refused or too frequent posts.
 */
export async function submitSubscription(
  c: Context<AppEnv>,
  services: Services,
): Promise<Response> {
  const { native, limit, visitor } = await guardRequest(c, services);
  const formTypes: BodyType[] = ['multipart/form-data', 'application/x-www-form-urlencoded'];
  await using body = await readBody(c.req.raw, {
    accept: native ? formTypes : ['application/json', 'multipart/form-data'],
    maxMultipartBytes: maxBytes,
    maxOtherBytes: maxBytes,
    budgets: services.budgets,
    isSingleValue: isSingleValueField,
    visitor,
  });
  const fields = replaceLineBreaks(body.kind === 'form' ? body.fields : jsonFields(body.json));
  const page = localPath(fields.page) || refererPath(c);
  const key = await submissionKey({ form: 'subscribe', fields, files: {}, page, native });
  const submissionToStore = key && {
    ...key,
    serializeResponse: createResponseSerializer({ form: 'subscribe', page, appointment: null }),
  };
  const outcome = await limitWait(
    deduplicateSubmission(services.database.db, key, () =>
      processSubscription(services, { fields, page, native, limit }, submissionToStore),
    ),
    timeoutMs,
  );
  switch (outcome.state) {
    case 'limited':
      throw tooManyRequests(outcome.retryAfter);
    case 'invalid': {
      const { errors } = outcome;
      if (native) return renderSubscribeErrors(c, { errors, fields });
      return c.json({ status: 'error', message: serverWords.invalidFields, errors }, 422);
    }
    case 'captcha': {
      if (native) throw new HttpError(422, serverWords.captcha);
      const errors = { altcha: serverWords.captcha };
      return c.json({ status: 'error', message: serverWords.captcha, errors }, 422);
    }
    case 'accepted':
      if (native) return redirectToResult(c, outcome);
      return c.json({ status: 'success' });
  }
}

type Outcome =
  | AcceptedOutcome
  | { state: 'invalid'; errors: { email: string } }
  | { state: 'captcha' }
  | { state: 'limited'; retryAfter: number };

async function processSubscription(
  services: Services,
  post: Pick<GuardedRequest, 'limit' | 'native'> & { fields: Record<string, string>; page: string },
  submission: SubmissionToStore | null,
): Promise<Outcome> {
  const { fields, page, native, limit } = post;
  const { db } = services.database;
  const parsed = subscribeSchema.safeParse({ email: fields.email ?? '' });
  const lead: LeadToSave = {
    ...clipTexts({ email: fields.email ?? '' }),
    form: 'subscribe',
    status: 'new',
    reason: null,
    page,
    details: '{}',
    file: null,
    solution: null,
    submission,
    mails: [],
  };
  // The response does not reveal it: bots that learn of the honeypot avoid it.
  const honeypotVerification = isHoneypotFilled(fields)
    ? await verifyCaptcha(services, fields, native)
    : null;
  if (honeypotVerification?.status === 'spam') {
    const saved = await saveSpam(services, { ...lead, ...honeypotVerification });
    // A dropped lead is not reported as accepted: a person may have filled the honeypot in by
    // mistake.
    return saved.isStored ? acceptedOutcome(saved, null) : { state: 'captcha' };
  }
  if (!parsed.success) {
    return { state: 'invalid', errors: { email: parsed.error.issues[0]?.message ?? '' } };
  }
  if (limit.level === 'over') {
    await saveSpam(services, { ...lead, reason: 'limit' });
    return { state: 'limited', retryAfter: limit.retryAfter };
  }
  const verification = honeypotVerification ?? (await verifyCaptcha(services, fields, native));
  const verifiedLead = { ...lead, ...verification, email: parsed.data.email };
  const { state, saved } =
    verification.status === 'spam'
      ? { state: 'spam', saved: await saveSpam(services, verifiedLead) }
      : await subscribe(db, verifiedLead);
  services.log.info({ form: 'subscribe', state }, 'subscription');
  if (saved.status === 'spam') return { state: 'captcha' };
  services.mail.wake();
  return acceptedOutcome(saved, null);
}

function jsonFields(json: unknown): Record<string, string> {
  const fields =
    typeof json === 'object' && json !== null && !Array.isArray(json) ? readTextFields(json) : null;
  if (!fields)
    throw new HttpError(400, 'Send a JSON object such as {"email": "name@example.com"}.');
  return fields;
}
