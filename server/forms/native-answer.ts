import type { Context } from 'hono';
import { success } from '../../src/forms/success.ts';
import type { MailFirm } from '../firms.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Problem } from '../http/refusal.ts';
import { noticePolicy } from '../security/content-policy.ts';
import type { MessageForm } from './form-rules.ts';
import { localPath } from './lead-fields.ts';
import {
  appointmentSentence,
  captchaSentence,
  failureSentence,
  gaveUpSentence,
  thanksSentence,
} from './messages.ts';
import { refererPath } from './open-post.ts';
import type { FieldErrors, Outcome } from './submit.ts';

// React is loaded with the first page that needs it: most visitors never see one.
const pages = () => import('./pages/render-page.tsx');

type Status = 200 | 409 | Problem['status'];

/** Answers with a page of the server's own. */
export async function page(
  c: Context<AppEnv>,
  status: Status,
  view: (kit: Awaited<ReturnType<typeof pages>>) => string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const kit = await pages();
  return c.html(view(kit), status, {
    ...headers,
    'Content-Security-Policy': noticePolicy(kit.styleHash),
  });
}

/** Where all openings stand. */
const openingsPath = '/page/career';

/** Where the form stood: what it says itself, else the page that the browser came from. */
const wayBack = (c: Context<AppEnv>, fields: Record<string, string>): string =>
  localPath(fields.page) || refererPath(c) || '/';

const successOf: Record<MessageForm, string> = {
  contact: success.contact,
  comment: success.contact,
  message: success.contact,
  'job-application': success.job,
};

/** The page that follows a message form which was posted without a script. */
export function answerNative(
  c: Context<AppEnv>,
  outcome: Exclude<Outcome, { state: 'limited' }> | { state: 'failed' } | { state: 'aborted' },
  form: MessageForm,
  { fields, firms }: { fields: Record<string, string>; firms: readonly MailFirm[] },
): Promise<Response> {
  const back = wayBack(c, fields);
  switch (outcome.state) {
    case 'accepted':
      return page(c, 200, (kit) =>
        kit.notice(
          outcome.appointment
            ? {
                title: outcome.appointment.heldUntil === null ? successOf[form] : 'One step more',
                text: appointmentSentence(outcome.appointment, firms),
                back,
              }
            : { title: successOf[form], text: thanksSentence, back },
        ),
      );
    case 'invalid':
      return again(c, form, fields, outcome.errors, back);
    case 'closed':
      return page(c, 422, (kit) =>
        kit.closed({
          text: outcome.sentence,
          comment: fields.comment ?? '',
          openings: openingsPath,
        }),
      );
    case 'captcha':
      return page(c, 422, (kit) =>
        kit.notice({ title: 'Please send it once more', text: captchaSentence, back }),
      );
    case 'failed':
      return page(c, 500, (kit) =>
        kit.notice({ title: 'That did not work', text: failureSentence, back }),
      );
    case 'aborted':
      return page(c, 503, (kit) =>
        kit.notice({ title: 'That took too long', text: gaveUpSentence, back }),
      );
  }
}

const again = (
  c: Context<AppEnv>,
  form: MessageForm | 'subscribe',
  fields: Record<string, string>,
  errors: FieldErrors,
  back: string,
) => page(c, 422, (kit) => kit.formAgain({ form, action: c.req.path, fields, errors, back }));

/** The page that follows the subscribe form. */
export function answerNativeSubscribe(
  c: Context<AppEnv>,
  { errors, fields }: { errors: FieldErrors | null; fields: Record<string, string> },
): Promise<Response> {
  const back = wayBack(c, fields);
  if (errors) return again(c, 'subscribe', fields, errors, back);
  const text =
    'Unless it is on our list already, a mail is on its way to this address. Press the link in it, and you are subscribed.';
  return page(c, 200, (kit) => kit.notice({ title: success.subscribe, text, back }));
}

const titles: Partial<Record<Problem['status'], string>> = {
  403: 'Not from here',
  404: 'No such form',
  405: 'Nothing to read here',
  413: 'That is too large',
  429: 'Please wait a little',
};

/** A refusal, or a failure of the server, as a page with a way back. */
export const tellNative = (
  c: Context<AppEnv>,
  { status, message: text, headers }: Problem,
): Promise<Response> =>
  page(
    c,
    status,
    (kit) =>
      kit.notice({ title: titles[status] ?? 'That did not work', text, back: wayBack(c, {}) }),
    headers,
  );
