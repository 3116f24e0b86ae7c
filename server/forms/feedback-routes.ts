import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { siteConfig } from '../../site.config.ts';
import { apiPaths } from '../../src/forms/api-paths.ts';
import { success } from '../../src/words/forms.ts';
import { serverWords } from '../../src/words/server.ts';
import { storageCause } from '../db/storage-cause.ts';
import type { FirmRecord } from '../firms.ts';
import type { AppEnv } from '../http/app-env.ts';
import { HttpError, type Problem } from '../http/http-error.ts';
import { type BodyType, type PostBody, readBody } from '../http/read-body.ts';
import { limitWait, TimeoutError } from '../limit-wait.ts';
import type { Services } from '../services.ts';
import { createRoutes, type ErrorFormat } from './error-format.ts';
import { feedbackSchema } from './feedback-schema.ts';
import { guardRequest, refererPath, tooManyRequests } from './guard-request.ts';
import { isSingleValueField, readTextFields } from './lead-fields.ts';
import { appointmentMessage, storageErrorMessage, storageTimeoutMessage } from './messages.ts';
import { renderNativeResult } from './native-result.ts';
import { type FieldErrors, type Outcome, submit } from './submit.ts';

const maxBytes = 256 * 1024;
const { id: contactId, commentId, terms } = siteConfig.contactForm;

/** Forms of these routes. */
type FeedbackForm = 'contact' | 'comment';
const formIds: Record<FeedbackForm, number> = { contact: contactId, comment: commentId };

/** WordPress error codes by HTTP status. */
const restCodes: Record<Problem['status'], string> = {
  400: 'rest_invalid_param',
  403: 'rest_forbidden',
  404: 'rest_no_route',
  405: 'rest_method_not_allowed',
  408: 'rest_request_timeout',
  413: 'rest_payload_too_large',
  415: 'wpcf7_unsupported_media_type',
  422: 'rest_invalid_param',
  429: 'rest_too_many_requests',
  500: 'internal_server_error',
  503: 'rest_unavailable',
};

class RestError extends HttpError {
  readonly code: string;
  constructor(status: HttpError['status'], code: string, message: string) {
    super(status, message);
    this.code = code;
  }
}

/** Error format of WordPress: `{code, message, data: {status}}`. */
const restErrors: ErrorFormat = (c, problem) => {
  const { status, message, headers } = problem;
  const code = problem instanceof RestError ? problem.code : restCodes[status];
  return c.json({ code, message, data: { status } }, status, headers);
};

/** Routes of Contact Form 7's REST API, which also accept JSON bodies. */
export function feedbackRoutes(services: Services): Hono<AppEnv> {
  const formPath = apiPaths.contactForm(':id');
  return (
    createRoutes(restErrors, services)
      .get(`${formPath}/feedback/schema`, (c) => {
        const form = formOf(c.req.param('id'));
        return c.json(feedbackSchema(form, terms === true));
      })
      // Contact Form 7's script requests this at every reset and shows no success before it has the
      // response. It would hold captchas drawn on the server and quizzes; there are none here, so
      // the list is empty.
      .get(`${formPath}/refill`, (c) => {
        formOf(c.req.param('id'));
        return c.json([]);
      })
      .post(`${formPath}/feedback`, (c) => handleFeedback(c, services))
  );
}

function formOf(id: string | undefined): FeedbackForm {
  if (!id || !/^\d+$/.test(id)) throw new RestError(404, 'rest_no_route', 'No such route.');
  if (Number(id) === formIds.contact) return 'contact';
  if (Number(id) === formIds.comment) return 'comment';
  throw new RestError(404, 'wpcf7_not_found', 'There is no contact form with this id.');
}

async function handleFeedback(c: Context<AppEnv>, services: Services): Promise<Response> {
  const form = formOf(c.req.param('id'));
  const startedAt = Date.now();
  const { native, limit, visitor } = await guardRequest(c, services);
  const accept: BodyType[] = ['multipart/form-data', 'application/json'];
  await using body = await readBody(c.req.raw, {
    accept: native ? [...accept, 'application/x-www-form-urlencoded'] : accept,
    maxMultipartBytes: maxBytes,
    maxOtherBytes: maxBytes,
    budgets: services.budgets,
    isSingleValue: isSingleValueField,
    visitor,
  });
  const fields = fieldsOf(body);
  const unitTag = fields._wpcf7_unit_tag ?? '';
  // The tag is part of the response and becomes a selector in the browser, so JSON may omit it, not
  // invent it.
  const needsUnitTag = unitTag !== '' || (body.kind === 'form' && !native);
  if (needsUnitTag && !/^[\w-]{1,100}$/.test(unitTag)) {
    throw new RestError(400, 'wpcf7_unit_tag_not_found', 'There is no valid unit tag.');
  }
  const referer = refererPath(c);
  const outcome = await submitFeedback(services, {
    form,
    fields,
    files: body.files,
    native,
    limit,
    visitor,
    startedAt,
    referer,
  });
  if (outcome.state === 'limited') throw tooManyRequests(outcome.retryAfter);
  if (native) return renderNativeResult(c, outcome, form, fields);
  return c.json(feedbackResponse(outcome, { form, fields, unitTag, firms: services.firms }));
}

type FeedbackOutcome = Outcome | { state: 'failed' } | { state: 'aborted' };

/** Submits a post. A storage error becomes Contact Form 7's `mail_failed`, a timeout `aborted`. */
async function submitFeedback(
  services: Services,
  post: Parameters<typeof submit>[1] & { form: FeedbackForm },
): Promise<FeedbackOutcome> {
  try {
    return await limitWait(submit(services, post));
  } catch (error) {
    const { text: reason } = storageCause(error);
    services.log.error({ form: post.form, reason }, 'lead not stored');
    return { state: error instanceof TimeoutError ? 'aborted' : 'failed' };
  }
}

function fieldsOf(body: PostBody): Record<string, string> {
  if (body.kind === 'form') return body.fields;
  const { json } = body;
  const fields =
    typeof json === 'object' && json !== null && !Array.isArray(json) ? readTextFields(json) : null;
  if (!fields) {
    throw new RestError(400, 'rest_invalid_json', 'Send a JSON object of text fields.');
  }
  return fields;
}

/** Status of Contact Form 7 and message, by outcome. */
const responses = {
  accepted: { status: 'mail_sent', defaultMessage: success.thanks },
  invalid: { status: 'validation_failed', defaultMessage: serverWords.invalidFields },
  captcha: { status: 'spam', defaultMessage: serverWords.captcha },
  failed: { status: 'mail_failed', defaultMessage: storageErrorMessage },
  aborted: { status: 'aborted', defaultMessage: storageTimeoutMessage },
  unaccepted: { status: 'acceptance_missing', defaultMessage: serverWords.acceptance },
  // Unreachable: these forms name no job.
  closed: { status: 'validation_failed', defaultMessage: serverWords.invalidFields },
} as const;

/** As in Contact Form 7, the acceptance box counts only once everything else is valid. */
const isOnlyAcceptanceMissing = (errors: FieldErrors) =>
  Object.keys(errors).every((field) => field === 'terms_condition');

function feedbackResponse(
  outcome: Exclude<FeedbackOutcome, { state: 'limited' }>,
  {
    form,
    fields,
    unitTag,
    firms,
  }: {
    form: FeedbackForm;
    fields: Record<string, string>;
    unitTag: string;
    firms: readonly FirmRecord[];
  },
) {
  const errors: FieldErrors = outcome.state === 'invalid' ? outcome.errors : {};
  const isAcceptanceMissing = outcome.state === 'invalid' && isOnlyAcceptanceMissing(errors);
  const { status, defaultMessage } = responses[isAcceptanceMissing ? 'unaccepted' : outcome.state];
  const appointment = outcome.state === 'accepted' ? outcome.appointment : null;
  const message = appointment ? appointmentMessage(appointment, firms) : defaultMessage;
  const formId = formIds[form];
  const tag = unitTag === '' ? `wpcf7-f${formId}-o1` : unitTag;
  return {
    contact_form_id: formId,
    status,
    message,
    posted_data_hash: outcome.state === 'accepted' ? hashFields(fields) : '',
    into: `#${tag}`,
    invalid_fields: Object.entries(errors).map(([field, text]) => ({
      field,
      message: text,
      idref: null,
      error_id: `${tag}-ve-${field}`,
    })),
  };
}

const hashFields = (fields: Record<string, string>) =>
  createHash('md5').update(JSON.stringify(fields)).digest('hex');
