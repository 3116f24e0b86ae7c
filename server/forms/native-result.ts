import type { Context } from 'hono';
import { apiPaths } from '../../src/forms/api-paths.ts';
import { success } from '../../src/words/forms.ts';
import { pageWords, serverWords } from '../../src/words/server.ts';
import type { FormName } from '../db/tables.ts';
import type { FirmRecord } from '../firms.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Problem } from '../http/http-error.ts';
import { pageSender } from '../http/page-sender.ts';
import type { MessageForm } from '../leads/lead-mails.ts';
import type { AcceptedOutcome, StoredResponse } from './deduplicate-submission.ts';
import { refererPath } from './guard-request.ts';
import { localPath } from './lead-fields.ts';
import { appointmentMessage, storageErrorMessage, storageTimeoutMessage } from './messages.ts';
import type { FieldErrors, Outcome } from './submit.ts';

/** Responds with a page for a browser without script: most visitors see none. */
export const sendPage = pageSender(() => import('./pages/render-page.ts'));

/** Page with all openings. */
const openingsPath = '/page/career';

/** Returns the path of the form's page: as the form names it, else from the Referer header. */
const backPath = (c: Context<AppEnv>, fields: Record<string, string>): string =>
  localPath(fields.page) || refererPath(c) || '/';

const successTexts: Record<FormName, { title: string; text: string }> = {
  contact: { title: success.contact, text: success.thanks },
  comment: { title: success.contact, text: success.thanks },
  message: { title: success.contact, text: success.thanks },
  'job-application': { title: success.job, text: success.thanks },
  subscribe: { title: success.subscribe, text: pageWords.subscribed },
};

/**
 * Redirects to the result page (post/redirect/get): reloading it posts nothing, and its URL holds
 * nothing of what was posted.
 */
export function redirectToResult(c: Context<AppEnv>, { receipt }: AcceptedOutcome): Response {
  // Posts without script are always recognizable as repeats, and so have a receipt.
  if (receipt === null) throw new Error('an accepted post without a receipt');
  return c.redirect(apiPaths.sent(receipt), 303);
}

/** Renders the result page of a receipt; `null` is an unknown or expired one. */
export function renderReceipt(
  c: Context<AppEnv>,
  response: StoredResponse | null,
  firms: readonly FirmRecord[],
): Promise<Response> {
  if (response === null)
    return sendPage(c, 404, (pages) => pages.renderNotice({ ...pageWords.expired, backHref: '/' }));
  const { form, appointment } = response;
  const backHref = response.page || '/';
  const { title, text } = successTexts[form];
  const texts = appointment
    ? {
        title: appointment.heldUntil === null ? title : pageWords.oneStepMore,
        text: appointmentMessage(appointment, firms),
      }
    : { title, text };
  return sendPage(c, 200, (pages) => pages.renderNotice({ ...texts, backHref }));
}

/** Renders the result of a message form that was posted without script. */
export function renderNativeResult(
  c: Context<AppEnv>,
  outcome: Exclude<Outcome, { state: 'limited' }> | { state: 'failed' } | { state: 'aborted' },
  form: MessageForm,
  fields: Record<string, string>,
): Response | Promise<Response> {
  const backHref = backPath(c, fields);
  switch (outcome.state) {
    case 'accepted':
      return redirectToResult(c, outcome);
    case 'invalid':
      return renderFormErrors(c, form, fields, outcome.errors, backHref);
    case 'closed':
      return sendPage(c, 422, (pages) =>
        pages.renderClosed({
          text: outcome.sentence,
          comment: fields.comment ?? '',
          openingsHref: openingsPath,
        }),
      );
    case 'captcha':
      return sendPage(c, 422, (pages) =>
        pages.renderNotice({ title: pageWords.sendOnceMore, text: serverWords.captcha, backHref }),
      );
    case 'failed':
      return sendPage(c, 500, (pages) =>
        pages.renderNotice({ title: pageWords.didNotWork, text: storageErrorMessage, backHref }),
      );
    case 'aborted':
      return sendPage(c, 503, (pages) =>
        pages.renderNotice({ title: pageWords.tookTooLong, text: storageTimeoutMessage, backHref }),
      );
  }
}

const renderFormErrors = (
  c: Context<AppEnv>,
  form: MessageForm | 'subscribe',
  fields: Record<string, string>,
  errors: FieldErrors,
  backHref: string,
) =>
  sendPage(c, 422, (pages) =>
    pages.renderFormErrors({ form, action: c.req.path, fields, errors, backHref }),
  );

/** Renders the subscribe form again with its errors, after a post without script. */
export const renderSubscribeErrors = (
  c: Context<AppEnv>,
  { errors, fields }: { errors: FieldErrors; fields: Record<string, string> },
): Promise<Response> => renderFormErrors(c, 'subscribe', fields, errors, backPath(c, fields));

const errorTitles: Partial<Record<Problem['status'], string>> = {
  403: pageWords.notFromHere,
  404: pageWords.noForm,
  405: pageWords.nothingToRead,
  413: pageWords.tooLarge,
  429: pageWords.wait,
};

/** Renders an error as a page with a link back. */
export const renderNativeError = (
  c: Context<AppEnv>,
  { status, message: text, headers }: Problem,
): Promise<Response> =>
  sendPage(
    c,
    status,
    (pages) =>
      pages.renderNotice({
        title: errorTitles[status] ?? pageWords.didNotWork,
        text,
        backHref: backPath(c, {}),
      }),
    headers,
  );
