import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import type { Services } from '../services.ts';
import type { Session } from '../sign-in/sessions.ts';
import { csrfToken } from '../sign-in/tokens.ts';
import type { DeskCounts } from './find-counts.ts';
import type { ShellFacts } from './pages/desk-shell.tsx';
import { statusMessage } from './status-message.ts';

/** Returns the query parameters of a request's URL. */
export const paramsOf = (c: Context<AppEnv>): URLSearchParams => new URL(c.req.url).searchParams;

/** Collects the facts that a page of a signed-in person shows around its content. */
export const shellFactsOf = (
  c: Context<AppEnv>,
  { secrets }: Services,
  session: Session,
  { leads, deadMails }: DeskCounts,
): ShellFacts => ({
  mailbox: session.mailbox,
  csrf: csrfToken(session.id_hash, secrets),
  counts: { new: leads.new, spam: leads.spam, deadMails },
  status: statusMessage(paramsOf(c)),
});
