import type { Kysely, Transaction } from 'kysely';
import type { RequestedSlot } from '../../src/forms/appointments/schema.ts';
import { claimSlot, holdMs, SlotUnavailableError } from '../appointments/slots.ts';
import type { LeadReason, LeadStatus, LeadTable, Tables } from '../db/tables.ts';
import { newId } from '../new-id.ts';
import { enqueueMails, type MailToEnqueue } from '../outbox/enqueue-mails.ts';
import { searchText } from '../search-text.ts';
import { cutSpamText, spamTextSize } from './spam-text.ts';
import { claimSubmission, type SubmissionToStore, storeResponse } from './submissions.ts';

export interface FileToSave {
  name: string;
  type: string;
  content: Uint8Array;
}

export interface LeadToSave
  extends Omit<
    LeadTable,
    'id' | 'created_at' | 'status' | 'reason' | 'unkept_file' | 'progress' | 'assigned_to'
  > {
  status: LeadStatus;
  reason: LeadReason | null;
  file: FileToSave | null;
  /** Captcha solution: its unique key, and when it expires. */
  solution: { key: string; expiresAt: number } | null;
  /** Requested appointment (not claimed for spam), with the visitor's hash. */
  appointment?: (RequestedSlot & { visitor: string }) | null;
  /** Idempotency key and stored response; null when repeats cannot be recognized. */
  submission?: SubmissionToStore | null;
  /** False to drop spam: the last of a full disk is for real leads. Default true. */
  mayKeepSpam?: boolean;
  /** Mails to send once it is stored; none for spam. */
  mails: readonly MailToEnqueue[];
}

/** Total size of kept spam files, in bytes: the owner may look at some. */
const maxSpamFileBytes = 20 * 1024 * 1024;

export interface SavedLead {
  id: string;
  status: LeadStatus;
  reason: LeadReason | null;
  /** Id of the result page; null when repeats cannot be recognized. */
  receipt: string | null;
  /** End of the hold of its appointment; null when it has none, or it is booked. */
  heldUntil: number | null;
  /** False for spam that was dropped for lack of space. */
  isStored: boolean;
}

/**
 * Stores a lead, its file and its mails in one transaction. When this resolves, everything is on
 * disk; when it throws, nothing is. A captcha solution that was used before makes the lead spam.
 * @throws SlotUnavailableError when its appointment cannot be assigned.
 * @throws RepeatedSubmissionError when the same submission was accepted before.
 */
export const saveLead = (db: Kysely<Tables>, lead: LeadToSave): Promise<SavedLead> =>
  db.transaction().execute((trx) => saveLeadIn(trx, lead));

/** Does the same within the caller's transaction. */
export async function saveLeadIn(trx: Transaction<Tables>, lead: LeadToSave): Promise<SavedLead> {
  const { file, solution, mails, appointment, submission, mayKeepSpam = true, ...given } = lead;
  const id = newId();
  // Before the captcha solution and the slot, both of which a repeat has used up.
  const receipt = submission ? await claimSubmission(trx, submission) : null;
  const replayed = solution !== null && !(await claimSolution(trx, solution));
  const status = replayed ? 'spam' : given.status;
  const reason = replayed ? 'captcha' : given.reason;
  const isSpam = status === 'spam';
  const spam = isSpam && mayKeepSpam ? cutSpamText(given, await spamTextSize(trx)) : null;
  if (isSpam && spam === null)
    return { id, status, reason, receipt, heldUntil: null, isStored: false };
  const row = { ...given, ...spam?.text };
  const keepsFile =
    file !== null && (!isSpam || (await hasSpaceForSpam(trx, file.content.byteLength)));
  const unkept_file = keepsFile ? null : (file?.name ?? null);
  await trx
    .insertInto('lead')
    .values({
      ...{ ...row, id, status, reason, unkept_file, created_at: Date.now() },
      ...{ progress: 'new', assigned_to: '' },
    })
    .execute();
  await trx
    .insertInto('lead_search')
    .values({ lead_id: id, text: searchText(row) })
    .execute();
  if (spam) {
    const { bytes, leftOut } = spam;
    await trx.insertInto('spam_text').values({ lead_id: id, bytes, left_out: leftOut }).execute();
  }
  if (keepsFile) {
    await trx
      .insertInto('lead_file')
      .values({ ...file, lead_id: id, size: file.content.byteLength })
      .execute();
  }
  const heldUntil = appointment && status === 'unverified' ? Date.now() + holdMs : null;
  if (appointment) {
    const { visitor, ...asked } = appointment;
    await trx
      .insertInto('appointment_request')
      .values({ ...asked, lead_id: id })
      .execute();
    const { email } = row;
    if (!isSpam) await claimSlot(trx, asked, { leadId: id, email, visitor, heldUntil });
  }
  if (!isSpam) {
    const added = await enqueueMails(trx, id, mails);
    const isAsked = added.some(({ kind }) => kind === 'appointment-request-sender');
    if (heldUntil !== null && !isAsked) throw new SlotUnavailableError('no-mail');
  }
  const saved = { id, status, reason, receipt, heldUntil, isStored: true };
  if (submission) await storeResponse(trx, submission, saved);
  return saved;
}

async function hasSpaceForSpam(trx: Transaction<Tables>, bytes: number): Promise<boolean> {
  const { size } = await trx
    .selectFrom('lead_file')
    .innerJoin('lead', 'lead.id', 'lead_file.lead_id')
    .where('lead.status', '=', 'spam')
    .select((eb) => eb.fn.sum<string | null>('lead_file.size').as('size'))
    .executeTakeFirstOrThrow();
  return Number(size ?? 0) + bytes <= maxSpamFileBytes;
}

/** Returns true for the first use of a solution. The unique key decides, also between processes. */
async function claimSolution(
  trx: Transaction<Tables>,
  solution: { key: string; expiresAt: number },
): Promise<boolean> {
  const claimed = await trx
    .insertInto('captcha_used')
    .values({ key: solution.key, expires_at: solution.expiresAt })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}
