import type { Context, Hono } from 'hono';
import { apiPaths } from '../../src/forms/api-paths.ts';
import { serverWords } from '../../src/words/server.ts';
import type { AppEnv } from '../http/app-env.ts';
import { HttpError } from '../http/http-error.ts';
import { findResponseBy } from '../leads/submissions.ts';
import type { Services } from '../services.ts';
import { parseStoredResponse } from './deduplicate-submission.ts';
import { createRoutes, jsonErrors } from './error-format.ts';
import { checkLimit } from './guard-request.ts';
import { renderReceipt } from './native-result.ts';
import { submissionIdHash } from './submission-key.ts';

/**
 * Routes that look up a submission: its status by submission id, for the browser that made the id,
 * and its result page by receipt, for a browser without script. Both ids are random and cannot be
 * guessed.
 */
export function submissionRoutes(services: Services): Hono<AppEnv> {
  const { db } = services.database;
  const checkLookUps = (c: Context<AppEnv>) =>
    checkLimit(c, services, 'look-up', serverWords.tooManyQuestions);
  return createRoutes(jsonErrors, services)
    .get(apiPaths.submission(':id'), async (c) => {
      await checkLookUps(c);
      const idHash = submissionIdHash(c.req.param('id'));
      if (idHash === null) throw new HttpError(404, 'That is no submission id.');
      const response = await findResponseBy(db, 'id_hash', idHash);
      return c.json({ status: response === null ? 'unknown' : 'accepted' });
    })
    .get(apiPaths.sent(':receipt'), async (c) => {
      await checkLookUps(c);
      const response = await findResponseBy(db, 'receipt', c.req.param('receipt') ?? '');
      const storedResponse = response === null ? null : parseStoredResponse(response);
      return renderReceipt(c, storedResponse, services.firms);
    });
}
