import { type Context, Hono } from 'hono';
import { deskWords } from '../../src/words/desk.ts';
import { deskPath } from '../desk-path.ts';
import { visitorKeyOf } from '../forms/guard-request.ts';
import type { AppEnv } from '../http/app-env.ts';
import { visitorHash } from '../security/visitor-hash.ts';
import type { Services } from '../services.ts';
import { endSession, endSessionsOf } from '../sign-in/sessions.ts';
import { findSignIn, requestSignIn, signIn, signInLinkPath } from '../sign-in/sign-in-links.ts';
import { checkDeskLimit, limitDeskWait, readFields, readPost } from './desk-request.ts';
import { sendDeskPage } from './send-page.ts';
import { readSessionCookie, removeSessionCookie, setSessionCookie } from './session-cookie.ts';
import { paramsOf } from './shell-facts.ts';
import { addStatus, statusMessage } from './status-message.ts';

const words = deskWords.signIn;

export const signInPath = `${deskPath}/sign-in`;
const sentPath = `${signInPath}/sent`;

/** Length of a token: 256 bits as Base64. */
const tokenLength = 43;

/** Returns the characters of a token; a mail program may have added others to the link. */
const tokenOf = (text: string | null | undefined): string =>
  (text ?? '').replaceAll(/[^\w-]/g, '').slice(0, tokenLength);

/** Routes to sign in by a mailed link, and to sign out. */
export function signInRoutes(services: Services): Hono<AppEnv> {
  const { database, env, limits, mail, recipients, secrets } = services;
  const { db } = database;

  /** Returns the recipient with this address, unless it got three links within ten minutes. */
  async function recipientFor(input: string): Promise<string | null> {
    const emailAddress = input.trim().toLowerCase().slice(0, 254);
    // Counted for every address, so that the response takes as long for each.
    const limit = await limits.check('sign-in-mail', visitorHash(emailAddress, secrets));
    const recipient = recipients.find((address) => address === emailAddress) ?? null;
    return limit.level === 'ok' ? recipient : null;
  }

  const app = new Hono<AppEnv>();
  app.get(signInPath, (c) =>
    sendDeskPage(c, 200, (pages) => pages.renderSignIn({ status: statusMessage(paramsOf(c)) })),
  );
  app.post(signInPath, async (c) => {
    const { email = '' } = await readFields(c, services, 'sign-in');
    await limitDeskWait(requestSignIn(db, await recipientFor(email), secrets));
    mail.wake();
    return c.redirect(sentPath, 303);
  });
  app.get(sentPath, (c) => sendDeskPage(c, 200, (pages) => pages.renderLinkSent({})));
  app.get(signInLinkPath, async (c) => {
    await checkDeskLimit(c, services, 'look-up');
    const token = tokenOf(paramsOf(c).get('t'));
    const mailbox = await limitDeskWait(findSignIn(db, token));
    return mailbox === null || !recipients.includes(mailbox)
      ? renderUsedLink(c)
      : sendDeskPage(c, 200, (pages) => pages.renderLink({ mailbox, token }));
  });
  app.post(signInLinkPath, async (c) => {
    const { t } = await readFields(c, services, 'look-up');
    const session = await limitDeskWait(signIn(db, tokenOf(t), recipients));
    if (session === null) return renderUsedLink(c);
    // Ends the browser's earlier session, if any: it would stay valid without a cookie.
    const earlierSessionId = readSessionCookie(c, env);
    if (earlierSessionId !== null) await limitDeskWait(endSession(db, earlierSessionId));
    setSessionCookie(c, env, session.id);
    services.log.info({ visitor: visitorHash(visitorKeyOf(c, services), secrets) }, 'desk sign-in');
    return c.redirect(deskPath, 303);
  });
  app.post(`${deskPath}/sign-out`, async (c) => {
    await readPost(c, services);
    await limitDeskWait(endSession(db, readSessionCookie(c, env) ?? ''));
    removeSessionCookie(c, env);
    return c.redirect(addStatus(signInPath, 'signed-out'), 303);
  });
  app.post(`${deskPath}/sign-out-everywhere`, async (c) => {
    const { session } = await readPost(c, services);
    await limitDeskWait(endSessionsOf(db, session.mailbox));
    removeSessionCookie(c, env);
    return c.redirect(addStatus(signInPath, 'signed-out-everywhere'), 303);
  });
  return app;
}

const renderUsedLink = (c: Context<AppEnv>): Promise<Response> =>
  sendDeskPage(c, 404, (pages) =>
    pages.renderNotice({
      title: words.usedTitle,
      text: words.used,
      link: { title: words.newLink, href: signInPath },
    }),
  );
