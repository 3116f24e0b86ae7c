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
  /** Captcha solution: its unique key, and its expiry in milliseconds since 1970. */
  solution: { key: string; expiresAt: number } | null;
  /** Requested appointment (not claimed for spam), with the visitor's hash. */
  appointment?: (RequestedSlot & { visitor: string }) | null;
  /** Idempotency key and stored response; null when repeats cannot be recognized. */
  submission?: SubmissionToStore | null;
  /** False to drop spam: the rest of a full disk is for real leads. Default true. */
  mayKeepSpam?: boolean;
  /** Mails to send once it is stored; none for spam. */
  mails: readonly MailToEnqueue[];
}

/** Maximum total size of stored spam files, in bytes: the owner may look at some. */
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
  db.transaction().execute((trx) => saveLeadInTransaction(trx, lead));

/** Stores a lead as `saveLead` does, within the caller's transaction. */
export async function saveLeadInTransaction(
  trx: Transaction<Tables>,
  lead: LeadToSave,
): Promise<SavedLead> {
  const { file, solution, mails, appointment, submission, mayKeepSpam = true, ...columns } = lead;
  const id = newId();
  // Claimed before the captcha solution and the slot, since a repeat would find both used.
  const receipt = submission ? await claimSubmission(trx, submission) : null;
  const isSolutionUsed = solution !== null && !(await claimSolution(trx, solution));
  const status = isSolutionUsed ? 'spam' : columns.status;
  const reason = isSolutionUsed ? 'captcha' : columns.reason;
  const isSpam = status === 'spam';
  const spamText = isSpam && mayKeepSpam ? cutSpamText(columns, await spamTextSize(trx)) : null;
  if (isSpam && spamText === null)
    return { id, status, reason, receipt, heldUntil: null, isStored: false };
  const row = { ...columns, ...spamText?.text };
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
  if (spamText) {
    const { bytes, droppedCharacters } = spamText;
    await trx
      .insertInto('spam_text')
      .values({ lead_id: id, bytes, left_out: droppedCharacters })
      .execute();
  }
  if (keepsFile) {
    await trx
      .insertInto('lead_file')
      .values({ ...file, lead_id: id, size: file.content.byteLength })
      .execute();
  }
  const heldUntil = appointment && status === 'unverified' ? Date.now() + holdMs : null;
  if (appointment) {
    const { visitor, ...requestedSlot } = appointment;
    await trx
      .insertInto('appointment_request')
      .values({ ...requestedSlot, lead_id: id })
      .execute();
    const { email } = row;
    if (!isSpam) await claimSlot(trx, requestedSlot, { leadId: id, email, visitor, heldUntil });
  }
  if (!isSpam) {
    const addedMails = await enqueueMails(trx, id, mails);
    const isConfirmationRequested = addedMails.some(
      ({ kind }) => kind === 'appointment-request-sender',
    );
    if (heldUntil !== null && !isConfirmationRequested) throw new SlotUnavailableError('no-mail');
  }
  const savedLead = { id, status, reason, receipt, heldUntil, isStored: true };
  if (submission) await storeResponse(trx, submission, savedLead);
  return savedLead;
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
  const claimedRow = await trx
    .insertInto('captcha_used')
    .values({ key: solution.key, expires_at: solution.expiresAt })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimedRow !== undefined;
}
