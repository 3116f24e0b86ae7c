import { type Context, Hono } from 'hono';
import { deskWords } from '../../src/words/desk.ts';
import type { AppEnv } from '../http/app-env.ts';
import { HttpError } from '../http/http-error.ts';
import {
  assignLead,
  markAsSpam,
  type Release,
  releaseFromSpam,
  setProgress,
} from '../leads/change-lead.ts';
import { addNote } from '../leads/notes.ts';
import { retryMails } from '../outbox/outbox.ts';
import type { Services } from '../services.ts';
import { type DeskPost, limitDeskWait, readPost } from './desk-request.ts';
import { type LeadAction, leadHref, parseLeadQuery } from './lead-query.ts';
import { leadRoute } from './lead-routes.ts';
import { paramsOf } from './shell-facts.ts';
import { addStatus, type StatusCode } from './status-message.ts';

const progressValues = ['new', 'answered', 'done'] as const;

/** Returns the code of the message about a release, its mails and its appointment. */
function releaseStatus(release: Release): StatusCode {
  if (release.outcome === 'not-spam') return 'unchanged';
  if (release.outcome !== 'released') return release.outcome;
  const { slot } = release;
  return slot === null || slot === 'booked' || slot === 'held' ? 'released' : 'released-no-slot';
}

/** Routes that change a lead. Each redirects to its page, with a message. */
export function leadActionRoutes(services: Services): Hono<AppEnv> {
  const { database, mail, notificationsFor } = services;
  const { db } = database;
  const app = new Hono<AppEnv>();

  /** Adds an action; `perform` returns null when the lead does not exist. */
  const addAction = (
    action: LeadAction,
    perform: (id: string, post: DeskPost) => Promise<StatusCode | null>,
  ) =>
    app.post(`${leadRoute}/${action}`, async (c: Context<AppEnv>) => {
      const post = await readPost(c, services);
      const id = c.req.param('id') ?? '';
      const code = await limitDeskWait(perform(id, post));
      if (code === null) throw new HttpError(404, deskWords.errors.leadGone);
      // The selection is parsed and serialized again, so that it cannot hold a URL of another site.
      const query = parseLeadQuery(paramsOf(c));
      return c.redirect(addStatus(leadHref(id, query), code), 303);
    });

  addAction('state', async (id, { fields }) => {
    const progress = progressValues.find((value) => value === fields.progress);
    if (!progress) throw new HttpError(422, deskWords.errors.noState);
    return (await setProgress(db, id, progress)) ? progress : 'unchanged';
  });
  addAction('spam', async (id) => ((await markAsSpam(db, id)) === null ? 'unchanged' : 'spam'));
  addAction('release', async (id) => {
    const release = await releaseFromSpam(db, id, notificationsFor);
    mail.wake();
    return release === null ? null : releaseStatus(release);
  });
  addAction('person', async (id, { fields }) =>
    (await assignLead(db, id, fields.person ?? '')) ? 'assigned' : null,
  );
  addAction('notes', async (id, { session, fields }) => {
    const text = fields.text ?? '';
    if (text.trim() === '') return 'no-text';
    const author = session.mailbox.slice(0, 80);
    return (await addNote(db, id, { author, text })) === null ? null : 'noted';
  });
  addAction('retry', async (id) => {
    const count = await retryMails(db, id);
    mail.wake();
    return count === 0 ? 'none-retried' : 'retried';
  });
  return app;
}
