import { type Context, Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { AppEnv } from '../http/app-env.ts';
import { type Problem, Refusal } from '../http/refusal.ts';
import { OutOfTime } from '../in-time.ts';
import { storageCause } from '../leads/storage-cause.ts';
import type { Services } from '../services.ts';
import { failureSentence, gaveUpSentence } from './messages.ts';
import { tellNative } from './native-answer.ts';
import { isNative } from './open-post.ts';

/** How one kind of client is told that its request came to nothing. */
export type WireFormat = (c: Context<AppEnv>, problem: Problem) => Response;

/** Our own shape: `{status: "error", message}`. */
export const ownJson: WireFormat = (c, { status, message, headers }) =>
  c.json({ status: 'error', message }, status, headers);

/**
 * An app for the routes of one kind of client. Whatever they throw, and a method that they do not
 * take, is told in the format of that client, or as a page to a plain form.
 */
export function appSpeaking(format: WireFormat, { log }: Pick<Services, 'log'>): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (_c, methods) => {
        // Whoever takes GET takes HEAD; that is for programs and not for the sentence.
        const named = methods.filter((method) => method !== 'HEAD').join(', ');
        const headers = { Allow: methods.join(', ') };
        throw new Refusal(405, `This address takes ${named} only.`, headers);
      },
    }),
  );
  app.onError((error, c) => {
    const problem = error instanceof Refusal ? error : failure(error, log);
    return isNative(c) ? tellNative(c, problem) : format(c, problem);
  });
  return app;
}

function failure(error: Error, log: Services['log']): Problem {
  const { words: reason } = storageCause(error);
  log.error({ reason, at: placesOf(error) }, 'request failed');
  if (error instanceof OutOfTime) return { status: 503, message: gaveUpSentence };
  return { status: 500, message: failureSentence };
}

/** Where an error arose, without its message, which might quote what a visitor typed. */
const placesOf = (error: Error) =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 6);
