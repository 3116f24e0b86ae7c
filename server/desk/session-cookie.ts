import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { Env } from '../env.ts';
import type { AppEnv } from '../http/app-env.ts';
import { isHttpsRequest } from '../security/headers.ts';
import { maxAgeMs } from '../sign-in/sessions.ts';

/** Settings that decide whether the site is served over https. */
type SchemeEnv = Pick<Env, 'SITE_URL' | 'TRUST_PROXY'>;

/** Returns true where browsers reach the site by https, even if this request did not. */
const isSecure = (c: Context<AppEnv>, env: SchemeEnv): boolean =>
  env.SITE_URL.startsWith('https://') || isHttpsRequest(c.req.header('x-forwarded-proto'), env);

/**
 * Returns name and attributes. The prefix `__Host-` keeps other hosts of the domain from setting
 * the cookie; it needs https, so that on a loopback the name has none.
 */
function cookieOf(c: Context<AppEnv>, env: SchemeEnv): { name: string; options: CookieOptions } {
  const secure = isSecure(c, env);
  return {
    name: secure ? '__Host-desk' : 'desk',
    options: { path: '/', httpOnly: true, sameSite: 'Strict', secure },
  };
}

/** Reads the session id; null without a cookie. */
export const readSessionCookie = (c: Context<AppEnv>, env: SchemeEnv): string | null =>
  getCookie(c, cookieOf(c, env).name) || null;

/** Sets the cookie of a session. */
export function setSessionCookie(c: Context<AppEnv>, env: SchemeEnv, id: string): void {
  const { name, options } = cookieOf(c, env);
  setCookie(c, name, id, { ...options, maxAge: maxAgeMs / 1000 });
}

/** Removes the cookie. */
export function removeSessionCookie(c: Context<AppEnv>, env: SchemeEnv): void {
  const { name, options } = cookieOf(c, env);
  deleteCookie(c, name, options);
}
