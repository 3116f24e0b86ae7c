import type { Kysely, Transaction } from 'kysely';
import type { AskedSlot } from '../../src/forms/appointments/schema.ts';
import { addMails, type MailToAdd } from './add-mails.ts';
import { claimSlot } from './appointments.ts';
import { newId } from './new-id.ts';
import { claimSubmission, keepAnswer, type SubmissionToKeep } from './submissions.ts';
import type { LeadReason, LeadStatus, LeadTable, Tables } from './tables.ts';

export interface FileToSave {
  name: string;
  type: string;
  content: Uint8Array;
}

export interface LeadToSave extends Omit<LeadTable, 'id' | 'created_at' | 'status' | 'reason'> {
  status: LeadStatus;
  reason: LeadReason | null;
  file: FileToSave | null;
  /** The captcha solution behind it: its unique key, and when it would have expired anyway. */
  solution: { key: string; expiresAt: number } | null;
  /** The appointment that it takes, unless it is put aside. */
  appointment?: AskedSlot | null;
  /** How a repeat of it is recognised, and what that is answered. */
  submission?: SubmissionToKeep | null;
  /** Mails to send once it is stored; none for what is put aside. */
  mails: readonly MailToAdd[];
}

/** Files of what was judged spam are kept up to this total, in bytes: an owner may look at some. */
const mostSpamFiles = 20 * 1024 * 1024;

export interface SavedLead {
  id: string;
  status: LeadStatus;
  reason: LeadReason | null;
  /** Names the result page; null where no repeat would be recognised. */
  receipt: string | null;
}

/**
 * Stores a lead, its file and its mails in one transaction. When this resolves, all of it is on
 * disk; when it throws, nothing is. A captcha solution that was used before turns it into spam.
 * @throws SlotTaken when another lead has its appointment.
 * @throws AnsweredBefore when the same submission was accepted before.
 */
export const saveLead = (db: Kysely<Tables>, lead: LeadToSave): Promise<SavedLead> =>
  db.transaction().execute((trx) => saveLeadIn(trx, lead));

/** The same within a transaction of the caller. */
export async function saveLeadIn(trx: Transaction<Tables>, lead: LeadToSave): Promise<SavedLead> {
  const { file, solution, mails, appointment, submission, ...row } = lead;
  const id = newId();
  // Before the captcha solution, which a repeat has used up, and before its slot.
  const receipt = submission ? await claimSubmission(trx, submission) : null;
  const replayed = solution !== null && !(await claimSolution(trx, solution));
  const status = replayed ? 'spam' : row.status;
  const reason = replayed ? 'captcha' : row.reason;
  const keepsFile =
    file !== null && (status !== 'spam' || (await hasRoomForSpam(trx, file.content.byteLength)));
  const details =
    file === null || keepsFile
      ? row.details
      : withNote(row.details, { 'file not kept': file.name });
  await trx
    .insertInto('lead')
    .values({ ...row, details, id, status, reason, created_at: Date.now() })
    .execute();
  if (keepsFile) {
    await trx
      .insertInto('lead_file')
      .values({ ...file, lead_id: id, size: file.content.byteLength })
      .execute();
  }
  if (status !== 'spam') {
    if (appointment) await claimSlot(trx, appointment, { id, email: row.email });
    await addMails(trx, id, mails);
  }
  if (submission) await keepAnswer(trx, submission, { id, status, reason });
  return { id, status, reason, receipt };
}

async function hasRoomForSpam(trx: Transaction<Tables>, bytes: number): Promise<boolean> {
  const { size } = await trx
    .selectFrom('lead_file')
    .innerJoin('lead', 'lead.id', 'lead_file.lead_id')
    .where('lead.status', '=', 'spam')
    .select((eb) => eb.fn.sum<string | null>('lead_file.size').as('size'))
    .executeTakeFirstOrThrow();
  return Number(size ?? 0) + bytes <= mostSpamFiles;
}

const withNote = (details: string, note: Record<string, string>): string =>
  JSON.stringify({ ...(JSON.parse(details) as Record<string, string>), ...note });

/** True for the first who brings this solution. The unique key decides, also between processes. */
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
