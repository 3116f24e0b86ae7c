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
import { type DeskPost, inTime, readPost } from './desk-request.ts';
import { paramsOf } from './frame.ts';
import { type LeadAction, leadHref, parseLeadQuery } from './lead-query.ts';
import { leadRoute } from './lead-routes.ts';
import { type StatusCode, withStatus } from './status-message.ts';

const progresses = ['new', 'answered', 'done'] as const;

/** Message about a release: what became of the mails and of the appointment. */
function releaseStatus(release: Release): StatusCode {
  if (release.outcome === 'not-spam') return 'unchanged';
  if (release.outcome !== 'released') return release.outcome;
  const { slot } = release;
  return slot === null || slot === 'booked' || slot === 'held' ? 'released' : 'released-no-slot';
}

/** Routes that change a lead. Each leads back to its page, with a message. */
export function leadActionRoutes(services: Services): Hono<AppEnv> {
  const { database, mail, notificationsFor } = services;
  const { db } = database;
  const app = new Hono<AppEnv>();

  /** Adds an action; `act` returns null for a lead that there is not. */
  const add = (
    action: LeadAction,
    act: (id: string, post: DeskPost) => Promise<StatusCode | null>,
  ) =>
    app.post(`${leadRoute}/${action}`, async (c: Context<AppEnv>) => {
      const post = await readPost(c, services);
      const id = c.req.param('id') ?? '';
      const code = await inTime(act(id, post));
      if (code === null) throw new HttpError(404, deskWords.errors.leadGone);
      // The selection is parsed and written anew: a URL of another site cannot be in it.
      const query = parseLeadQuery(paramsOf(c));
      return c.redirect(withStatus(leadHref(id, query), code), 303);
    });

  add('state', async (id, { fields }) => {
    const progress = progresses.find((one) => one === fields.progress);
    if (!progress) throw new HttpError(422, deskWords.errors.noState);
    return (await setProgress(db, id, progress)) ? progress : 'unchanged';
  });
  add('spam', async (id) => ((await markAsSpam(db, id)) === null ? 'unchanged' : 'spam'));
  add('release', async (id) => {
    const release = await releaseFromSpam(db, id, notificationsFor);
    mail.wake();
    return release === null ? null : releaseStatus(release);
  });
  add('person', async (id, { fields }) =>
    (await assignLead(db, id, fields.person ?? '')) ? 'assigned' : null,
  );
  add('notes', async (id, { session, fields }) => {
    const text = fields.text ?? '';
    if (text.trim() === '') return 'no-text';
    const author = session.mailbox.slice(0, 80);
    return (await addNote(db, id, { author, text })) === null ? null : 'noted';
  });
  add('retry', async (id) => {
    const count = await retryMails(db, id);
    mail.wake();
    return count === 0 ? 'none-retried' : 'retried';
  });
  return app;
}
