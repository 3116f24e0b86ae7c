import { Hono } from 'hono';
import { addEmailRoutes } from './forms/email-routes.ts';
import { addFeedbackRoutes } from './forms/feedback-routes.ts';
import { failureSentence } from './forms/messages.ts';
import { failNative } from './forms/native-answer.ts';
import { isNative, visitorOf } from './forms/open-post.ts';
import { addSubscribeRoutes } from './forms/subscribe-routes.ts';
import type { AppEnv } from './http/app-env.ts';
import { storageCause } from './leads/storage-cause.ts';
import { newChallenge } from './security/altcha.ts';
import { dataPolicy } from './security/content-policy.ts';
import { cameOverHttps, commonHeaders, transportSecurity } from './security/headers.ts';
import type { Services } from './services.ts';

/** The methods of each route, for 405. */
const methods: readonly [path: string, allow: string][] = [
  ['/api/v1.0/email/send', 'POST'],
  ['/api/v1.0/email/send-form', 'POST'],
  ['/wp-json/contact-form-7/v1/contact-forms/:id/feedback', 'POST'],
  ['/wp-json/contact-form-7/v1/contact-forms/:id/feedback/schema', 'GET, HEAD'],
  ['/wp-json/contact-form-7/v1/contact-forms/:id/refill', 'GET, HEAD'],
  ['/api/subscribe', 'POST'],
  ['/api/subscribe/confirm', 'GET, HEAD, POST'],
  ['/api/unsubscribe', 'GET, HEAD, POST'],
  ['/api/captcha/challenge', 'GET, HEAD'],
  ['/healthz', 'GET, HEAD'],
  ['/readyz', 'GET, HEAD'],
];

/** The API alone, without the site's files. */
export function createApi(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  addHeaders(app, services);
  addEmailRoutes(app, services);
  addFeedbackRoutes(app, services);
  addSubscribeRoutes(app, services);
  addCaptchaRoute(app, services);
  addHealthRoutes(app, services);
  for (const [path, allow] of methods) {
    app.all(path, (c) => {
      const message = `This address takes ${allow.replace('GET, HEAD', 'GET')} only.`;
      const headers = { Allow: allow };
      if (path.startsWith('/api/v1.0/')) return c.text(message, 405, headers);
      const code = 'rest_method_not_allowed';
      return c.json({ status: 'error', code, message, data: { status: 405 } }, 405, headers);
    });
  }
  app.notFound((c) =>
    c.req.path.startsWith('/wp-json')
      ? c.json({ code: 'rest_no_route', message: 'No such route.', data: { status: 404 } }, 404)
      : c.json({ status: 'error', message: 'No such address.' }, 404),
  );
  app.onError((error, c) => {
    const { words: reason } = storageCause(error);
    services.log.error({ reason, at: placesOf(error) }, 'request failed');
    if (c.req.method === 'POST' && isNative(c)) return failNative(c);
    if (c.req.path.startsWith('/api/v1.0/')) return c.text(failureSentence, 500);
    return c.json({ status: 'error', message: failureSentence }, 500);
  });
  return app;
}

/** Where an error arose, without its message, which might quote what a visitor typed. */
const placesOf = (error: Error) =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 6);

function addHeaders(app: Hono<AppEnv>, { env }: Services): void {
  app.use(async (c, next) => {
    const origin = c.req.header('origin');
    const allowed = origin !== undefined && env.ALLOWED_ORIGINS.includes(origin);
    if (allowed && c.req.method === 'OPTIONS') {
      c.res = new Response(null, {
        status: 204,
        headers: {
          'Access-Control-Allow-Methods': 'GET, POST',
          'Access-Control-Allow-Headers': 'Content-Type',
          'Access-Control-Max-Age': '7200',
        },
      });
    } else {
      await next();
    }
    const { headers } = c.res;
    for (const [name, value] of Object.entries(commonHeaders)) headers.set(name, value);
    if (!headers.has('Content-Security-Policy')) {
      headers.set('Content-Security-Policy', dataPolicy);
    }
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
    headers.set('Cross-Origin-Resource-Policy', 'same-origin');
    headers.set('X-Robots-Tag', 'noindex');
    if (allowed) headers.set('Access-Control-Allow-Origin', origin);
    if (env.ALLOWED_ORIGINS.length > 0) headers.append('Vary', 'Origin');
    if (cameOverHttps(c.req.header('x-forwarded-proto'), env)) headers.set(...transportSecurity);
  });
}

function addCaptchaRoute(app: Hono<AppEnv>, services: Services): void {
  app.get('/api/captcha/challenge', async (c) => {
    const limit = await services.limits.check('challenge', visitorOf(c, services), 'challenge');
    if (limit.level !== 'ok') {
      const message = 'Too many challenges. Please wait a few minutes.';
      const headers = { 'Retry-After': String(limit.retryAfter) };
      return c.json({ status: 'error', message }, 429, headers);
    }
    return c.json(await newChallenge(services.secrets));
  });
}

function addHealthRoutes(app: Hono<AppEnv>, { database, dataLimit }: Services): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const trouble = await database.trouble();
    if (trouble !== null) {
      return c.json({ status: 'error', message: `Leads cannot be stored: ${trouble}.` }, 503);
    }
    // Still ready: pages and messages work, and a balancer must not take them away.
    const files = await dataLimit.trouble().catch(() => null);
    return c.json(files === null ? { status: 'ready' } : { status: 'ready', files });
  });
}
