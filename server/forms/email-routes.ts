import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { siteConfig } from '../../site.config.ts';
import { apiPaths } from '../../src/forms/api-paths.ts';
import { maxFileBytes } from '../../src/forms/job-application/schema.ts';
import { serverWords } from '../../src/words/server.ts';
import type { AppEnv } from '../http/app-env.ts';
import { HttpError } from '../http/http-error.ts';
import { type BodyType, type PostBody, readBody } from '../http/read-body.ts';
import type { MessageForm } from '../leads/lead-mails.ts';
import { limitWait } from '../limit-wait.ts';
import type { Services } from '../services.ts';
import { createRoutes, type ErrorFormat } from './error-format.ts';
import { guardRequest, refererPath, tooManyRequests } from './guard-request.ts';
import { isSingleValueField, readTextFields } from './lead-fields.ts';
import { renderNativeResult } from './native-result.ts';
import { submit } from './submit.ts';

const { emailjs } = siteConfig;
const maxFieldBytes = 128 * 1024;

const envelopeSchema = z.object({
  user_id: z.string().min(1),
  service_id: z.string().min(1),
  template_id: z.string().min(1),
  // Not z.record: it would drop a field named __proto__.
  template_params: z
    .custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value))
    .optional(),
});

/** Error format of the EmailJS client: plain text. */
const textErrors: ErrorFormat = (c, { status, message, headers }) =>
  c.text(message, status, headers);

/** Routes of the EmailJS client. Responses are plain text: `OK`, or an error message. */
export function emailRoutes(services: Services): Hono<AppEnv> {
  const { message, jobApplication } = emailjs.templates;
  return createRoutes(textErrors, services)
    .post(apiPaths.email, (c) => handlePost(c, services, 'application/json', message))
    .post(apiPaths.emailForm, (c) =>
      handlePost(c, services, 'multipart/form-data', jobApplication),
    );
}

async function handlePost(
  c: Context<AppEnv>,
  services: Services,
  accept: BodyType,
  defaultTemplate: string,
): Promise<Response> {
  const startedAt = Date.now();
  const { native, limit, visitor } = await guardRequest(c, services);
  await using body = await readBody(c.req.raw, {
    accept: native ? [accept, 'application/x-www-form-urlencoded'] : [accept],
    maxMultipartBytes: maxFileBytes + maxFieldBytes,
    maxOtherBytes: maxFieldBytes,
    budgets: services.budgets,
    isSingleValue: isSingleValueField,
    visitor,
    takesFile: true,
  });
  const { form, fields } = readEnvelope(body, native ? defaultTemplate : null);
  const referer = refererPath(c);
  const { files, fileErrors } = body;
  const submission = {
    form,
    fields,
    files,
    fileErrors,
    native,
    limit,
    visitor,
    startedAt,
    referer,
  };
  const outcome = await limitWait(submit(services, submission));
  if (outcome.state === 'limited') throw tooManyRequests(outcome.retryAfter);
  if (native) return renderNativeResult(c, outcome, form, fields);
  switch (outcome.state) {
    case 'accepted':
      return c.text('OK');
    case 'captcha':
      return c.text(`altcha: ${serverWords.captcha}`, 422);
    case 'closed':
      return c.text(`job: ${outcome.sentence}`, 422);
    case 'invalid':
      return c.text(
        Object.entries(outcome.errors)
          .map(([field, message]) => `${field}: ${message}`)
          .join('\n'),
        422,
      );
  }
}

/** Reads form and fields of a post. Plain HTML forms need no keys and ids. */
function readEnvelope(
  body: PostBody,
  defaultTemplate: string | null,
): { form: MessageForm; fields: Record<string, string> } {
  const defaults =
    defaultTemplate === null
      ? {}
      : {
          user_id: emailjs.publicKey,
          service_id: emailjs.serviceId,
          template_id: defaultTemplate,
        };
  const rawEnvelope = body.kind === 'json' ? body.json : body.fields;
  const envelope = envelopeSchema.safeParse(
    typeof rawEnvelope === 'object' && rawEnvelope !== null
      ? { ...defaults, ...rawEnvelope }
      : rawEnvelope,
  );
  if (!envelope.success) {
    const field = envelope.error.issues[0]?.path[0];
    const problem =
      field === undefined ? 'The body must be an object' : `${String(field)} is missing or wrong`;
    throw new HttpError(
      400,
      `${problem}. Send user_id, service_id, template_id and the form's fields.`,
    );
  }
  const { user_id, service_id, template_id, template_params } = envelope.data;
  if (user_id !== emailjs.publicKey) throw new HttpError(403, 'user_id: unknown public key.');
  if (service_id !== emailjs.serviceId) throw new HttpError(404, 'service_id: unknown service.');
  const form = formByTemplate.get(template_id);
  if (!form) throw new HttpError(404, 'template_id: unknown template.');
  if (body.kind === 'form') return { form, fields: body.fields };
  if (!template_params) throw new HttpError(400, 'template_params is missing. Send an object.');
  const fields = readTextFields(template_params);
  if (!fields)
    throw new HttpError(400, 'template_params may hold text, numbers and booleans only.');
  return { form, fields };
}

const formByTemplate = new Map<string, MessageForm>([
  [emailjs.templates.message, 'message'],
  [emailjs.templates.jobApplication, 'job-application'],
]);
