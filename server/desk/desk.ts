import { type Context, Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { deskWords } from '../../src/words/desk.ts';
import { deskPath } from '../desk-path.ts';
import { errorFacts } from '../forms/error-format.ts';
import type { AppEnv } from '../http/app-env.ts';
import { HttpError, type Problem } from '../http/http-error.ts';
import { OwnerTextError } from '../leads/owner-text.ts';
import { setDataHeaders } from '../security/headers.ts';
import type { Services } from '../services.ts';
import { SignedOutError } from './desk-request.ts';
import { exportRoute } from './export-route.ts';
import { leadActionRoutes } from './lead-action-routes.ts';
import { leadRoutes } from './lead-routes.ts';
import { mailRoutes } from './mail-routes.ts';
import { sendDeskPage } from './send-page.ts';
import { signInPath, signInRoutes } from './sign-in-routes.ts';
import { subscriberRoutes } from './subscriber-routes.ts';

const { errors, signIn } = deskWords;

/** Creates the desk as a Hono app: pages for the recipients of leads, all of them private. */
export function createDesk(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  addHeaders(app, services);
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (_c, methods) => {
        throw new HttpError(405, errors.noMethod, { Allow: methods.join(', ') });
      },
    }),
  );
  const pageRoutes = [signInRoutes, leadRoutes, leadActionRoutes, mailRoutes, subscriberRoutes];
  for (const createRoutes of [...pageRoutes, exportRoute]) app.route('/', createRoutes(services));
  app.get(`${deskPath}/`, (c) => c.redirect(deskPath, 308));
  app.notFound((c) => renderProblem(c, { status: 404, message: errors.noPage }));
  app.onError((error, c) => {
    if (error instanceof SignedOutError) return renderSignedOut(c);
    if (error instanceof HttpError) return renderProblem(c, error);
    if (error instanceof OwnerTextError)
      return renderProblem(c, { status: 422, message: error.message });
    return renderProblem(c, internalProblem(error, services.log));
  });
  return app;
}

function addHeaders(app: Hono<AppEnv>, { env }: Services): void {
  app.use(async (c, next) => {
    await next();
    const { headers } = c.res;
    setDataHeaders(headers, c.req.header('x-forwarded-proto'), env);
    // The URL of a sign-in link holds its token, that of a search its words: no other
    // site may see them. With `no-referrer` browsers would post with `Origin: null`.
    headers.set('Referrer-Policy', 'same-origin');
  });
}

const problemTitles: Partial<Record<Problem['status'], string>> = {
  403: errors.notFromHere,
  404: errors.nothingHere,
  405: errors.nothingToRead,
  429: errors.wait,
  503: errors.unreadable,
};

const renderProblem = (
  c: Context<AppEnv>,
  { status, message: text, headers }: Problem,
): Promise<Response> =>
  sendDeskPage(
    c,
    status,
    (pages) =>
      pages.renderNotice({
        title: problemTitles[status] ?? errors.didNotWork,
        text,
        typedText: c.get('typedText'),
      }),
    headers,
  );

/** Redirects a request for a page to the sign-in, and answers a post with a page of its text. */
const renderSignedOut = (c: Context<AppEnv>) =>
  c.req.method !== 'POST'
    ? c.redirect(signInPath, 303)
    : sendDeskPage(c, 403, (pages) =>
        pages.renderNotice({
          title: signIn.signedOutTitle,
          text: signIn.signedOut,
          typedText: c.get('typedText'),
          link: { title: signIn.title, href: signInPath },
        }),
      );

const programErrors = [TypeError, ReferenceError, RangeError, SyntaxError];

/** Logs an error, and returns 503, or 500 for an error of the program. */
function internalProblem(error: Error, log: Services['log']): Problem {
  log.error(errorFacts(error), 'desk request failed');
  if (programErrors.some((kind) => error instanceof kind))
    return { status: 500, message: errors.program };
  return {
    status: 503,
    message: errors.database,
    headers: { 'Retry-After': '60' },
  };
}
