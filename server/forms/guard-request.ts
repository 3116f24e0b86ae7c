import type { Context } from 'hono';
import { serverWords } from '../../src/words/server.ts';
import type { AppEnv } from '../http/app-env.ts';
import { HttpError } from '../http/http-error.ts';
import { visitorKey } from '../security/client-address.ts';
import { isCrossSite, type PostSource } from '../security/cross-site.ts';
import type { CountedAction, LimitVerdict } from '../security/rate-limits.ts';
import type { Services } from '../services.ts';
import { localPath } from './lead-fields.ts';
import { logRefusedOrigin } from './log-refused-origin.ts';

/** Facts about a post that passed the guard. */
export interface GuardedRequest {
  native: boolean;
  limit: Exclude<LimitVerdict, { level: 'flood' }>;
  /** Rate limit key of the visitor. */
  visitor: string;
}

/** Returns the rate limit key of the visitor. */
export const visitorKeyOf = (c: Context<AppEnv>, services: Services): string =>
  visitorKey(
    {
      socketAddress: c.env?.incoming?.socket.remoteAddress,
      forwardedFor: c.req.header('x-forwarded-for'),
    },
    services.env.TRUST_PROXY,
  );

/** Counts an action of the visitor. @throws HttpError 429 with this message */
export async function checkLimit(
  c: Context<AppEnv>,
  services: Services,
  action: CountedAction,
  message: string,
): Promise<void> {
  const limit = await services.limits.check(action, visitorKeyOf(c, services));
  if (limit.level !== 'ok') throw tooManyRequests(limit.retryAfter, message);
}

/** Returns the headers that identify the page a post comes from. */
export const postSourceOf = (c: Context<AppEnv>): PostSource => ({
  origin: c.req.header('origin'),
  host: c.req.header('host'),
  secFetchSite: c.req.header('sec-fetch-site'),
});

/**
 * Decides by the headers alone whether the body of a post is read.
 * @throws HttpError 403 from another site's page, 429 in a flood.
 */
export async function guardRequest(
  c: Context<AppEnv>,
  services: Services,
): Promise<GuardedRequest> {
  const source = postSourceOf(c);
  const { SITE_URL, ALLOWED_ORIGINS } = services.env;
  if (isCrossSite(source, [SITE_URL, ...ALLOWED_ORIGINS])) {
    logRefusedOrigin(source, services.log);
    throw new HttpError(403, serverWords.otherSite);
  }
  const native = isNative(c);
  const visitor = visitorKeyOf(c, services);
  const limit = await services.limits.check('post', visitor, native);
  if (limit.level === 'flood') throw tooManyRequests(limit.retryAfter);
  return { native, limit, visitor };
}

/** Returns true for a post by a plain HTML form: the browser expects a page. */
export function isNative(c: Context<AppEnv>): boolean {
  const type = c.req.header('content-type') ?? '';
  return (
    (c.req.header('accept') ?? '').includes('text/html') && !type.startsWith('application/json')
  );
}

/** Returns the path of the page of this site in the Referer header; '' when there is none. */
export function refererPath(c: Context<AppEnv>): string {
  const referer = URL.parse(c.req.header('referer') ?? '');
  return referer !== null && referer.host === c.req.header('host')
    ? localPath(referer.pathname)
    : '';
}

export const tooManyRequests = (
  retryAfter: number,
  message: string = serverWords.tooManyMessages,
): HttpError => new HttpError(429, message, { 'Retry-After': String(retryAfter) });
