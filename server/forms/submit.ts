import { appointmentFields, requestedSlot } from '../../src/forms/appointments/schema.ts';
import { messages } from '../../src/forms/fields.ts';
import { honeypotField } from '../../src/forms/honeypot/schema.ts';
import { serverWords } from '../../src/words/server.ts';
import { SlotUnavailableError } from '../appointments/slots.ts';
import { type LeadTexts, textsOf } from '../lead-texts.ts';
import { chooseMails, type MessageForm } from '../leads/lead-mails.ts';
import { type FileToSave, type LeadToSave, type SavedLead, saveLead } from '../leads/save-lead.ts';
import { closedOpening } from '../openings.ts';
import { captchaToken } from '../security/captcha.ts';
import type { LimitVerdict } from '../security/rate-limits.ts';
import { visitorHash } from '../security/visitor-hash.ts';
import type { Services } from '../services.ts';
import { checkCv } from './cv-file.ts';
import {
  type AcceptedOutcome,
  acceptedOutcome,
  createResponseSerializer,
  deduplicateSubmission,
} from './deduplicate-submission.ts';
import { formRules } from './form-rules.ts';
import {
  clipTexts,
  detailErrors,
  localPath,
  pickDetails,
  replaceLineBreaks,
} from './lead-fields.ts';
import { closedMessage } from './messages.ts';
import { saveSpam } from './save-spam.ts';
import { submissionKey } from './submission-key.ts';

/** One post of a message form. */
export interface Submission {
  form: MessageForm;
  fields: Record<string, string>;
  files: Record<string, File>;
  /** Messages for the visitor that say why files were not kept, by field. */
  fileErrors?: Record<string, string>;
  /** Posted by the browser without a script that could have solved a captcha. */
  native: boolean;
  limit: Exclude<LimitVerdict, { level: 'flood' }>;
  /** Rate limit key of the visitor. */
  visitor: string;
  /**
   * Start of the request, in milliseconds since 1970: a CV on a slow line may end after midnight.
   */
  startedAt: number;
  /** Path in the Referer header, for forms that do not name their page. */
  referer: string;
}

export type FieldErrors = Record<string, string>;

/** Outcome of a submission. `invalid` and `closed` ones are not stored. */
export type Outcome =
  | AcceptedOutcome
  | { state: 'invalid'; errors: FieldErrors }
  | { state: 'closed'; sentence: string }
  | { state: 'captcha' }
  | { state: 'limited'; retryAfter: number };

/**
 * Validates and stores a submission with its mails. `accepted` means that it is on disk. A repeat
 * of an accepted submission has the same outcome, whatever its captcha solution, rate limit or
 * slot.
 */
export async function submit(services: Services, post: Submission): Promise<Outcome> {
  const submission = { ...post, fields: replaceLineBreaks(post.fields) };
  const { form, fields, files, native } = submission;
  const page = localPath(fields.page) || submission.referer;
  const key = await submissionKey({ form, fields, files, page, native });
  const appointment = slotToClaim(services, submission);
  const submissionToStore = key && {
    ...key,
    serializeResponse: createResponseSerializer({ form, page, appointment }),
  };
  return deduplicateSubmission(services.database.db, key, () =>
    processSubmission(services, submission, { page, appointment, submission: submissionToStore }),
  );
}

/** Data that is stored with a submission in addition to its fields. */
type LeadContext = Required<Pick<LeadToSave, 'page' | 'appointment' | 'submission'>>;

async function processSubmission(
  services: Services,
  submission: Submission,
  context: LeadContext,
): Promise<Outcome> {
  const { form, fields, limit } = submission;
  const { appointment } = context;
  const texts = clipTexts(fields);
  const commonFields = {
    ...context,
    form,
    details: JSON.stringify(pickDetails(fields)),
    file: null,
    solution: null,
    mails: [],
  } satisfies Partial<LeadToSave>;

  // Before the fields are validated: a captcha solution can be verified only once.
  const honeypotVerification = isHoneypotFilled(fields)
    ? await verifyCaptcha(services, fields, submission.native)
    : null;
  if (honeypotVerification?.status === 'spam') {
    // The response does not reveal it: bots that learn of the honeypot avoid it.
    const spamLead = { ...commonFields, ...texts, status: 'spam', reason: 'honeypot' } as const;
    const saved = await storeLead(services, spamLead);
    // A dropped lead is not reported as accepted: a person may have filled the honeypot in by
    // mistake.
    return saved.isStored ? acceptedOutcome(saved, null) : { state: 'captcha' };
  }

  // Before other errors: a late applicant need not correct a phone number first.
  const closedJob =
    form === 'job-application' && closedOpening(services.openings, texts.job, submission.startedAt);
  if (closedJob) return { state: 'closed', sentence: closedMessage(closedJob) };

  const validation = await validate(submission);
  if ('errors' in validation) return { state: 'invalid', errors: validation.errors };
  const lead = { ...commonFields, ...validation.lead };

  if (limit.level === 'over') {
    await storeLead(services, { ...lead, status: 'spam', reason: 'limit' });
    return { state: 'limited', retryAfter: limit.retryAfter };
  }

  const saved = await storeLead(services, {
    ...lead,
    ...(await verifyAndChooseMails(services, submission, {
      email: lead.email,
      page: context.page,
      wantsSlot: appointment !== null,
      honeypotVerification,
    })),
  }).catch((error: unknown) => {
    if (error instanceof SlotUnavailableError) return error;
    throw error;
  });
  if (saved instanceof SlotUnavailableError) {
    // The message never says who has the slot.
    const sentence = serverWords.slot[saved.reason];
    return { state: 'invalid', errors: { [appointmentFields.slot]: sentence } };
  }
  return saved.status === 'spam' ? { state: 'captcha' } : acceptedOutcome(saved, appointment);
}

/**
 * Returns the requested slot with the visitor's hash; null when none or no valid one is requested.
 */
function slotToClaim(
  { env, secrets }: Services,
  { fields, visitor }: Submission,
): (LeadToSave['appointment'] & object) | null {
  const slot = requestedSlot(fields, new Date());
  if (!slot || !('requested' in slot)) return null;
  return { ...slot.requested, visitor: env.RATE_LIMIT === 0 ? '' : visitorHash(visitor, secrets) };
}

interface ValidLead extends LeadTexts {
  file: FileToSave | null;
}

type ValidationResult = { errors: FieldErrors } | { lead: ValidLead };

async function validate({
  form,
  fields,
  files,
  fileErrors,
}: Submission): Promise<ValidationResult> {
  const rule = formRules[form];
  const parsed = rule.schema.safeParse(fields);
  // No prototype: a field may be named `__proto__`.
  const detailFieldErrors = detailErrors(form, fields);
  const errors: FieldErrors = Object.assign(Object.create(null), fileErrors, detailFieldErrors);
  for (const issue of parsed.error?.issues ?? []) {
    errors[String(issue.path[0])] ??= isMissing(issue) ? messages.required : issue.message;
  }
  const { file: cv, ...otherFiles } = files;
  const unexpectedFile = Object.keys(otherFiles)[0] ?? (cv && !rule.takesFile ? 'file' : undefined);
  if (unexpectedFile !== undefined) errors[unexpectedFile] = serverWords.file.unexpected;
  const checkedFile = cv && rule.takesFile ? await checkCv(cv) : { file: null };
  if ('error' in checkedFile) errors.file = checkedFile.error;
  const slot = requestedSlot(fields, new Date());
  if (slot && 'problem' in slot) errors[appointmentFields.slot] = slot.problem;
  if (!parsed.success || 'error' in checkedFile || Object.keys(errors).length > 0)
    return { errors };
  // The form's schema knows its own fields alone, and other clients may post more.
  const texts = textsOf({ ...clipTexts(fields), ...parsed.data });
  return { lead: { ...texts, file: checkedFile.file } };
}

/** Returns true for an absent field, which counts as empty. */
const isMissing = (issue: { code: string; path: PropertyKey[]; message: string }) =>
  issue.code === 'invalid_type' && issue.path[0] !== 'terms_condition';

/** Verifies a valid submission and chooses its mails by the result. */
async function verifyAndChooseMails(
  services: Services,
  { form, fields, native }: Submission,
  facts: {
    email: string;
    page: string;
    wantsSlot: boolean;
    honeypotVerification: Verification | null;
  },
): Promise<Verification & Pick<LeadToSave, 'mails'>> {
  const { email, page, wantsSlot, honeypotVerification } = facts;
  const verification = honeypotVerification ?? (await verifyCaptcha(services, fields, native));
  const { status } = verification;
  const notifications = services.notificationsFor({ form, page, hasAppointment: wantsSlot });
  const mails = chooseMails({ form, status, email, wantsSlot }, notifications);
  return { ...verification, mails };
}

type Verification = Pick<LeadToSave, 'status' | 'reason' | 'solution'>;

/** Returns true when the invisible honeypot field is filled in. */
export const isHoneypotFilled = (fields: Record<string, string>): boolean =>
  (fields[honeypotField] ?? '') !== '';

/**
 * Decides by captcha and honeypot whether a valid post counts. When a person's form filler has
 * filled the honeypot but the captcha is solved, the post counts as unverified, and the owner's
 * mail says why.
 */
export async function verifyCaptcha(
  services: Services,
  fields: Record<string, string>,
  native: boolean,
): Promise<Verification> {
  const verdict = await services.captcha(captchaToken(fields));
  if (isHoneypotFilled(fields)) {
    if (verdict.state !== 'solved') return { status: 'spam', reason: 'honeypot', solution: null };
    return { status: 'unverified', reason: 'honeypot', solution: verdict.solution };
  }
  if (verdict.state === 'solved') {
    return { status: 'new', reason: null, solution: verdict.solution };
  }
  if (verdict.state === 'unavailable' || native) {
    const reason = verdict.state === 'unavailable' ? 'captcha-down' : 'no-script';
    return { status: 'unverified', reason, solution: null };
  }
  return { status: 'spam', reason: 'captcha', solution: null };
}

async function storeLead(services: Services, lead: LeadToSave): Promise<SavedLead> {
  const saved = await (lead.status === 'spam'
    ? saveSpam(services, lead)
    : saveLead(services.database.db, lead));
  const { status, reason, isStored } = saved;
  services.log.info({ form: lead.form, status, reason }, isStored ? 'lead stored' : 'spam dropped');
  if (saved.status !== 'spam') services.mail.wake();
  return saved;
}
