import { appointmentFields, askedSlot } from '../../src/forms/appointments/schema.ts';
import { SlotRefused, type TakenSlot } from '../leads/appointments.ts';
import { type FileToSave, type LeadToSave, type SavedLead, saveLead } from '../leads/save-lead.ts';
import { closedOpening } from '../openings.ts';
import { captchaToken } from '../security/captcha.ts';
import type { LimitVerdict } from '../security/rate-limits.ts';
import { visitorMark } from '../security/visitor-mark.ts';
import type { Services } from '../services.ts';
import { judgeCv } from './cv-file.ts';
import { formRules, type MessageForm } from './form-rules.ts';
import {
  clippedFields,
  detailProblems,
  detailsOf,
  honeypotField,
  inOneLine,
  localPath,
  longestJob,
} from './lead-fields.ts';
import { closedSentence, slotSentences } from './messages.ts';
import { putAside } from './put-aside.ts';

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
  | { state: 'accepted'; appointment?: TakenSlot }
  | { state: 'invalid'; errors: FieldErrors }
  | { state: 'closed'; sentence: string }
  | { state: 'captcha' }
  | { state: 'limited'; retryAfter: number };

/** Checks and stores a submission with its mails. When this says `accepted`, it is on disk. */
export async function submit(services: Services, posted: Submission): Promise<Outcome> {
  const submission = { ...posted, fields: inOneLine(posted.fields) };
  const { form, fields, limit } = submission;
  const base = {
    form,
    job: (fields.job ?? '').trim().slice(0, longestJob),
    page: localPath(fields.page) || submission.cameFrom,
    details: JSON.stringify(detailsOf(fields)),
    file: null,
    solution: null,
    mails: [],
  } satisfies Partial<LeadToSave>;

  if ((fields[honeypotField] ?? '') !== '') {
    // The sender is told nothing: a program that learns of the trap avoids it.
    const appointment = slotToSave(services, submission);
    const kept = { ...base, ...clippedFields(fields), appointment };
    const { isKept } = await store(services, { ...kept, status: 'spam', reason: 'honeypot' });
    // Where nobody will read it, that is not said: a person may have filled it in by mistake.
    return isKept ? { state: 'accepted' } : { state: 'captcha' };
  }

  // Before anything else is found wrong: whoever is too late need not mend a telephone number.
  const closed =
    form === 'job-application' && closedOpening(services.openings, base.job, submission.begun);
  if (closed) return { state: 'closed', sentence: closedSentence(closed) };

  const checked = await check(submission);
  if ('errors' in checked) return { state: 'invalid', errors: checked.errors };
  const appointment = slotToSave(services, submission);
  const lead = { ...base, ...checked.lead, appointment };

  if (limit.level === 'over') {
    await store(services, { ...lead, status: 'spam', reason: 'limit' });
    return { state: 'limited', retryAfter: limit.retryAfter };
  }

  const saved = await store(services, {
    ...lead,
    ...(await judge(services, submission, { address: lead.email, asksSlot: appointment !== null })),
  }).catch((error: unknown) => {
    if (error instanceof SlotRefused) return error;
    throw error;
  });
  if (saved instanceof SlotRefused) {
    const sentence = slotSentences[saved.reason];
    return { state: 'invalid', errors: { [appointmentFields.slot]: sentence } };
  }
  if (saved.status === 'spam') return { state: 'captcha' };
  if (appointment === null) return { state: 'accepted' };
  const { diary, slot } = appointment;
  return { state: 'accepted', appointment: { diary, slot, heldUntil: saved.heldUntil } };
}

/** The slot that a post asks for, and who asks; null where it asks for none that there is. */
function slotToSave(
  { env, secrets }: Services,
  { fields, visitor }: Submission,
): (LeadToSave['appointment'] & object) | null {
  const slot = askedSlot(fields, new Date());
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
  const slot = askedSlot(fields, new Date());
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
  { address, asksSlot }: { address: string; asksSlot: boolean },
): Promise<Judgement & Pick<LeadToSave, 'mails'>> {
  const { mails } = formRules[form];
  const company = { kind: mails.company, recipient: services.env.MAIL_TO };
  const sender = { kind: mails.sender, recipient: address };
  const question = { kind: 'appointment-request-sender' as const, recipient: address };
  const judgement = await judgePost(services, fields, native);
  // No confirmation for what is unverified: anybody's address may stand there. What holds a time is
  // asked of whoever reads the mail.
  const unverified = asksSlot ? [company, question] : [company];
  const caused = { new: [company, sender], unverified, spam: [] };
  return { ...judgement, mails: caused[judgement.status] };
}

type Judgement = Pick<LeadToSave, 'status' | 'reason' | 'solution'>;

/** Decides by the captcha whether a valid post counts. */
export async function judgePost(
  services: Services,
  fields: Record<string, string>,
  native: boolean,
): Promise<Judgement> {
  const verdict = await services.captcha(captchaToken(fields));
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
