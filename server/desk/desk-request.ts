import type { Context } from 'hono';
import { deskWords } from '../../src/words/desk.ts';
import { checkLimit, postSourceOf, visitorKeyOf } from '../forms/guard-request.ts';
import type { AppEnv } from '../http/app-env.ts';
import { HttpError } from '../http/http-error.ts';
import { readBody } from '../http/read-body.ts';
import { limitWait } from '../limit-wait.ts';
import { isCrossSite } from '../security/cross-site.ts';
import type { CountedAction } from '../security/rate-limits.ts';
import type { Services } from '../services.ts';
import { findSession, type Session } from '../sign-in/sessions.ts';
import { isCsrfToken } from '../sign-in/tokens.ts';
import { readSessionCookie } from './session-cookie.ts';

/** Name of the hidden field with the CSRF token. */
export const csrfField = 'csrf';

/**
 * Longest wait for the database, in milliseconds. A little longer than SQLite waits for its lock:
 * after its error it is certain that nothing was changed.
 */
const timeoutMs = 12_000;

/** Longest body of a post, in bytes: a note in any script. */
const maxBodyBytes = 256 * 1024;

/**
 * Thrown when a request has no session. A request for a page is then redirected to the sign-in; a
 * post gets a page with the typed text.
 */
export class SignedOutError extends Error {
  override name = 'SignedOutError';
}

/** Limits the wait for the database. @throws TimeoutError */
export const limitDeskWait = <Result>(work: Promise<Result>): Promise<Result> =>
  limitWait(work, timeoutMs);

/** Counts one action. @throws HttpError 429 */
export const checkDeskLimit = (
  c: Context<AppEnv>,
  services: Services,
  action: CountedAction,
): Promise<void> => checkLimit(c, services, action, deskWords.errors.tooMany);

/**
 * Refuses posts from pages of other sites. Where a proxy passes the host without its port, the
 * origin is that of SITE_URL.
 * @throws HttpError 403
 */
function refuseCrossSite(c: Context<AppEnv>, { env }: Services): void {
  if (isCrossSite(postSourceOf(c), [env.SITE_URL]))
    throw new HttpError(403, deskWords.errors.otherSite);
}

/** Reads the fields of a post from a page of the desk. @throws HttpError */
export async function readFields(
  c: Context<AppEnv>,
  services: Services,
  action: CountedAction,
): Promise<Record<string, string>> {
  refuseCrossSite(c, services);
  await checkDeskLimit(c, services, action);
  await using body = await readBody(c.req.raw, {
    accept: ['application/x-www-form-urlencoded'],
    maxMultipartBytes: maxBodyBytes,
    maxOtherBytes: maxBodyBytes,
    budgets: services.budgets,
    isSingleValue: () => true,
    visitor: visitorKeyOf(c, services),
  });
  c.set('typedText', body.fields.text);
  return body.fields;
}

/** Finds the session of a request by its cookie, or null. */
async function sessionOf(c: Context<AppEnv>, services: Services): Promise<Session | null> {
  const { database, env, recipients } = services;
  const id = readSessionCookie(c, env);
  if (id === null) return null;
  return limitDeskWait(findSession(database.db, id, recipients));
}

/** Returns the session of a request for a page. @throws SignedOutError, HttpError 429 */
export async function requireSession(c: Context<AppEnv>, services: Services): Promise<Session> {
  await checkDeskLimit(c, services, 'desk');
  const session = await sessionOf(c, services);
  if (session === null) throw new SignedOutError();
  return session;
}

/** A post of a signed-in person. */
export interface DeskPost {
  session: Session;
  fields: Record<string, string>;
}

/**
 * Reads a post of a signed-in person and checks its CSRF token.
 * @throws SignedOutError, HttpError 403, 429
 */
export async function readPost(c: Context<AppEnv>, services: Services): Promise<DeskPost> {
  const fields = await readFields(c, services, 'desk');
  const session = await sessionOf(c, services);
  if (session === null) throw new SignedOutError();
  if (!isCsrfToken(fields[csrfField] ?? '', session.id_hash, services.secrets))
    throw new HttpError(403, deskWords.errors.outOfDate);
  return { session, fields };
}
