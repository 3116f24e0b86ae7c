import { appointmentFields, requestedSlot } from '../../src/forms/appointments/schema.ts';
import { honeypotField } from '../../src/forms/honeypot/schema.ts';
import { SlotRefused } from '../leads/appointments.ts';
import { type FileToSave, type LeadToSave, type SavedLead, saveLead } from '../leads/save-lead.ts';
import { closedOpening } from '../openings.ts';
import { captchaToken } from '../security/captcha.ts';
import type { LimitVerdict } from '../security/rate-limits.ts';
import { visitorMark } from '../security/visitor-mark.ts';
import type { Services } from '../services.ts';
import { type AcceptedOutcome, accepted, answerOnce, storedAnswer } from './answer-once.ts';
import { judgeCv } from './cv-file.ts';
import { formRules, type MessageForm } from './form-rules.ts';
import {
  clippedFields,
  detailProblems,
  detailsOf,
  inOneLine,
  localPath,
  longestJob,
} from './lead-fields.ts';
import { closedSentence, slotSentences } from './messages.ts';
import { putAside } from './put-aside.ts';
import { submissionKey } from './submission-key.ts';

/** One post of a message form. */
export interface Submission {
  form: MessageForm;
  fields: Record<string, string>;
  files: Record<string, File>;
  /** Why files were not kept, by field. */
  refused?: Record<string, string>;
  /** Posted by the browser itself, without a script that could have solved a captcha. */
  native: boolean;
  limit: Exclude<LimitVerdict, { level: 'flood' }>;
  /** The key under which limits count whoever sent it. */
  visitor: string;
  /** When it began to arrive, in milliseconds: a CV on a slow line may end after midnight. */
  begun: number;
  /** Path of the page that the post came from, for forms that do not say it themselves. */
  cameFrom: string;
}

export type FieldErrors = Record<string, string>;

/** What became of it. Everything but `invalid` and `closed` is stored. */
export type Outcome =
  | AcceptedOutcome
  | { state: 'invalid'; errors: FieldErrors }
  | { state: 'closed'; sentence: string }
  | { state: 'captcha' }
  | { state: 'limited'; retryAfter: number };

/**
 * Checks and stores a submission with its mails. When this says `accepted`, it is on disk. A repeat of
 * what was accepted gets the same answer, whatever its captcha solution, its limit and its slot say.
 */
export async function submit(services: Services, posted: Submission): Promise<Outcome> {
  const submission = { ...posted, fields: inOneLine(posted.fields) };
  const { form, fields, files, native } = submission;
  const page = localPath(fields.page) || submission.cameFrom;
  const key = await submissionKey({ form, fields, files, page, native });
  const appointment = slotToSave(services, submission);
  const kept = key && { ...key, answer: storedAnswer({ form, page, appointment }) };
  return answerOnce(services.database.db, key, () =>
    decide(services, submission, { page, appointment, submission: kept }),
  );
}

/** What is stored with a submission beside its fields. */
type Context = Required<Pick<LeadToSave, 'page' | 'appointment' | 'submission'>>;

async function decide(
  services: Services,
  submission: Submission,
  context: Context,
): Promise<Outcome> {
  const { form, fields, limit } = submission;
  const { appointment } = context;
  const base = {
    ...context,
    form,
    job: (fields.job ?? '').trim().slice(0, longestJob),
    details: JSON.stringify(detailsOf(fields)),
    file: null,
    solution: null,
    mails: [],
  } satisfies Partial<LeadToSave>;

  // Before its fields are looked at: a solution may be good for one question only.
  const trapped = isTrapped(fields) ? await judgePost(services, fields, submission.native) : null;
  if (trapped?.status === 'spam') {
    // The sender is told nothing: a program that learns of the trap avoids it.
    const trappedLead = {
      ...base,
      ...clippedFields(fields),
      status: 'spam',
      reason: 'honeypot',
    } as const;
    const saved = await store(services, trappedLead);
    // Where nobody will read it, that is not said: a person may have filled it in by mistake.
    return saved.isKept ? accepted(saved, null) : { state: 'captcha' };
  }

  // Before anything else is found wrong: whoever is too late need not mend a telephone number.
  const closed =
    form === 'job-application' && closedOpening(services.openings, base.job, submission.begun);
  if (closed) return { state: 'closed', sentence: closedSentence(closed) };

  const checked = await check(submission);
  if ('errors' in checked) return { state: 'invalid', errors: checked.errors };
  const lead = { ...base, ...checked.lead };

  if (limit.level === 'over') {
    await store(services, { ...lead, status: 'spam', reason: 'limit' });
    return { state: 'limited', retryAfter: limit.retryAfter };
  }

  const saved = await store(services, {
    ...lead,
    ...(await judge(services, submission, {
      address: lead.email,
      asksSlot: appointment !== null,
      trapped,
    })),
  }).catch((error: unknown) => {
    if (error instanceof SlotRefused) return error;
    throw error;
  });
  if (saved instanceof SlotRefused) {
    const sentence = slotSentences[saved.reason];
    return { state: 'invalid', errors: { [appointmentFields.slot]: sentence } };
  }
  return saved.status === 'spam' ? { state: 'captcha' } : accepted(saved, appointment);
}

/** The slot that a post asks for, and who asks; null where it asks for none that there is. */
function slotToSave(
  { env, secrets }: Services,
  { fields, visitor }: Submission,
): (LeadToSave['appointment'] & object) | null {
  const slot = requestedSlot(fields, new Date());
  if (!slot || !('asked' in slot)) return null;
  return { ...slot.asked, visitor: env.RATE_LIMIT === 0 ? '' : visitorMark(visitor, secrets) };
}

interface CheckedLead extends ReturnType<typeof clippedFields> {
  file: FileToSave | null;
}

type Checked = { errors: FieldErrors } | { lead: CheckedLead };

async function check({ form, fields, files, refused }: Submission): Promise<Checked> {
  const rule = formRules[form];
  const parsed = rule.schema.safeParse(fields);
  // Without a prototype: a field may be called `__proto__`.
  const errors: FieldErrors = Object.assign(Object.create(null), refused, detailProblems(fields));
  for (const issue of parsed.error?.issues ?? []) {
    errors[String(issue.path[0])] ??= missing(issue) ? 'Field is required.' : issue.message;
  }
  const { file: cv, ...strays } = files;
  const stray = Object.keys(strays)[0] ?? (cv && !rule.takesFile ? 'file' : undefined);
  if (stray !== undefined) errors[stray] = 'No file is expected here.';
  const judged = cv && rule.takesFile ? await judgeCv(cv) : { file: null };
  if ('problem' in judged) errors.file = judged.problem;
  const slot = requestedSlot(fields, new Date());
  if (slot && 'problem' in slot) errors[appointmentFields.slot] = slot.problem;
  if (!parsed.success || 'problem' in judged || Object.keys(errors).length > 0) return { errors };
  const { name, email, phone, subject = '', comment } = parsed.data;
  return {
    lead: {
      ...{ name, email, phone, subject, comment },
      file: judged.file,
    },
  };
}

/** A field that is not there at all is a field that was left empty. */
const missing = (issue: { code: string; path: PropertyKey[]; message: string }) =>
  issue.code === 'invalid_type' && issue.path[0] !== 'terms_condition';

/** Which mails a valid submission causes, by what the captcha says. */
async function judge(
  services: Services,
  { form, fields, native }: Submission,
  facts: { address: string; asksSlot: boolean; trapped: Judgement | null },
): Promise<Judgement & Pick<LeadToSave, 'mails'>> {
  const { address, asksSlot, trapped } = facts;
  const { mails } = formRules[form];
  const company = { kind: mails.company, recipient: services.env.MAIL_TO };
  const sender = { kind: mails.sender, recipient: address };
  const question = { kind: 'appointment-request-sender' as const, recipient: address };
  const judgement = trapped ?? (await judgePost(services, fields, native));
  // No confirmation for what is unverified: anybody's address may stand there. What holds a time is
  // asked of whoever reads the mail.
  const unverified = asksSlot ? [company, question] : [company];
  const caused = { new: [company, sender], unverified, spam: [] };
  return { ...judgement, mails: caused[judgement.status] };
}

type Judgement = Pick<LeadToSave, 'status' | 'reason' | 'solution'>;

/** Whether the field was filled in that people never see. */
export const isTrapped = (fields: Record<string, string>): boolean =>
  (fields[honeypotField] ?? '') !== '';

/**
 * Decides by the captcha and the trap whether a valid post counts. A person whose form filler has
 * filled the trap has solved the captcha: that counts, and the owner is told what is odd about it.
 */
export async function judgePost(
  services: Services,
  fields: Record<string, string>,
  native: boolean,
): Promise<Judgement> {
  const verdict = await services.captcha(captchaToken(fields));
  if (isTrapped(fields)) {
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

async function store(services: Services, lead: LeadToSave): Promise<SavedLead> {
  const saved = await (lead.status === 'spam'
    ? putAside(services, lead)
    : saveLead(services.database.db, lead));
  const { status, reason, isKept } = saved;
  services.log.info({ form: lead.form, status, reason }, isKept ? 'lead stored' : 'spam dropped');
  if (saved.status !== 'spam') services.mail.wake();
  return saved;
}
