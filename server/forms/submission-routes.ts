import type { Context, Hono } from 'hono';
import { apiPaths } from '../../src/forms/api-paths.ts';
import type { AppEnv } from '../http/app-env.ts';
import { Refusal } from '../http/refusal.ts';
import { lookUpAnswer } from '../leads/submissions.ts';
import type { Services } from '../services.ts';
import { readAnswer } from './answer-once.ts';
import { resultPage } from './native-answer.ts';
import { visitorOf } from './open-post.ts';
import { submissionIdHash } from './submission-key.ts';
import { appSpeaking, ownJson } from './wire-format.ts';

/**
 * Routes that look up a submission: its status by submission id, for the browser that made the id,
 * and its result page by receipt, for a browser without script. Both ids are random and cannot be
 * guessed.
 */
export function submissionApp(services: Services): Hono<AppEnv> {
  const { db } = services.database;
  const checkLimit = async (c: Context<AppEnv>) => {
    const limit = await services.limits.check('look-up', visitorOf(c, services));
    if (limit.level === 'ok') return;
    throw new Refusal(429, 'Too many questions. Please wait a few minutes.', {
      'Retry-After': String(limit.retryAfter),
    });
  };
  return appSpeaking(ownJson, services)
    .get(apiPaths.submission(':id'), async (c) => {
      await checkLimit(c);
      const idHash = submissionIdHash(c.req.param('id'));
      if (idHash === null) throw new Refusal(404, 'That is no submission id.');
      const answer = await lookUpAnswer(db, 'id_hash', idHash);
      return c.json({ status: answer === null ? 'unknown' : 'accepted' });
    })
    .get(apiPaths.sent(':receipt'), async (c) => {
      await checkLimit(c);
      const answer = await lookUpAnswer(db, 'receipt', c.req.param('receipt') ?? '');
      return resultPage(c, answer === null ? null : readAnswer(answer), services.firms);
    });
}
