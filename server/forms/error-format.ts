import { type Context, Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { serverWords } from '../../src/words/server.ts';
import { storageCause } from '../db/storage-cause.ts';
import type { AppEnv } from '../http/app-env.ts';
import { HttpError, type Problem } from '../http/http-error.ts';
import { TimeoutError } from '../limit-wait.ts';
import type { Services } from '../services.ts';
import { isNative } from './guard-request.ts';
import { storageErrorMessage, storageTimeoutMessage } from './messages.ts';
import { renderNativeError } from './native-result.ts';

/** Renders an error in the format of one kind of client. */
export type ErrorFormat = (c: Context<AppEnv>, problem: Problem) => Response;

/** Error format of this API: `{status: "error", message}`. */
export const jsonErrors: ErrorFormat = (c, { status, message, headers }) =>
  c.json({ status: 'error', message }, status, headers);

/**
 * Creates a Hono app for the routes of one kind of client. Errors, including 405, are rendered in
 * that client's format, or as a page after a plain form post.
 */
export function createRoutes(format: ErrorFormat, { log }: Pick<Services, 'log'>): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (_c, methods) => {
        // GET implies HEAD; the message leaves HEAD out.
        const allowed = methods.filter((method) => method !== 'HEAD').join(', ');
        const headers = { Allow: methods.join(', ') };
        throw new HttpError(405, serverWords.methods(allowed), headers);
      },
    }),
  );
  app.onError((error, c) => {
    const problem = error instanceof HttpError ? error : internalProblem(error, log);
    return isNative(c) ? renderNativeError(c, problem) : format(c, problem);
  });
  return app;
}

function internalProblem(error: Error, log: Services['log']): Problem {
  log.error(errorFacts(error), 'request failed');
  if (error instanceof TimeoutError) return { status: 503, message: storageTimeoutMessage };
  return { status: 500, message: storageErrorMessage };
}

/** Returns cause and stack for the log, without the message, which might quote what a visitor typed. */
export const errorFacts = (error: Error) => ({
  reason: storageCause(error).text,
  at: (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 6),
});
