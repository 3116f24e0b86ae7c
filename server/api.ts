import { Hono } from 'hono';
import { apiPaths } from '../src/forms/api-paths.ts';
import { serverWords } from '../src/words/server.ts';
import { appointmentLinkRoutes } from './forms/appointment-link-routes.ts';
import { appointmentRoutes } from './forms/appointment-routes.ts';
import { emailRoutes } from './forms/email-routes.ts';
import { createRoutes, jsonErrors } from './forms/error-format.ts';
import { feedbackRoutes } from './forms/feedback-routes.ts';
import { checkLimit } from './forms/guard-request.ts';
import { submissionRoutes } from './forms/submission-routes.ts';
import { subscribeRoutes } from './forms/subscribe-routes.ts';
import type { AppEnv } from './http/app-env.ts';
import { newChallenge } from './security/altcha.ts';
import { setDataHeaders } from './security/headers.ts';
import type { Services } from './services.ts';

/** Creates the API as a Hono app, without the site's files. */
export function createApi(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  addHeaders(app, services);
  const formRoutes = [emailRoutes, feedbackRoutes, subscribeRoutes, appointmentRoutes];
  const routes = [
    ...formRoutes,
    appointmentLinkRoutes,
    submissionRoutes,
    captchaRoutes,
    healthRoutes,
  ];
  for (const createRoutesOf of routes) app.route('/', createRoutesOf(services));
  app.notFound((c) =>
    c.req.path.startsWith('/wp-json')
      ? c.json({ code: 'rest_no_route', message: 'No such route.', data: { status: 404 } }, 404)
      : c.json({ status: 'error', message: 'No such address.' }, 404),
  );
  return app;
}

function addHeaders(app: Hono<AppEnv>, { env }: Services): void {
  app.use(async (c, next) => {
    const origin = c.req.header('origin');
    const isAllowedOrigin = origin !== undefined && env.ALLOWED_ORIGINS.includes(origin);
    if (isAllowedOrigin && c.req.method === 'OPTIONS') {
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
    setDataHeaders(headers, c.req.header('x-forwarded-proto'), env);
    if (isAllowedOrigin) headers.set('Access-Control-Allow-Origin', origin);
    if (env.ALLOWED_ORIGINS.length > 0) headers.append('Vary', 'Origin');
  });
}

const captchaRoutes = (services: Services): Hono<AppEnv> =>
  createRoutes(jsonErrors, services).get(apiPaths.captchaChallenge, async (c) => {
    await checkLimit(c, services, 'challenge', serverWords.tooManyChallenges);
    return c.json(await newChallenge(services.secrets));
  });

/**
 * Health checks. `/readyz` says only whether leads can be stored, since anyone can read it; `npm
 * run leads -- status` prints the reason.
 */
function healthRoutes(services: Services): Hono<AppEnv> {
  return createRoutes(jsonErrors, services)
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      const isReady = (await services.database.storageError()) === null;
      return isReady ? c.json({ status: 'ready' }) : c.json({ status: 'not ready' }, 503);
    });
}
