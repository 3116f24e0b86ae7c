import type { Kysely, Transaction } from 'kysely';
import type { LeadReason, LeadStatus, Tables } from '../db/tables.ts';
import { newId } from '../new-id.ts';

/** Idempotency key of a post. */
export interface SubmissionKey {
  key: string;
  /** Hash of the browser's submission id, by which it can look up the status; null without one. */
  idHash: string | null;
  /** Period in which the same key marks a repeat, in milliseconds. */
  repeatMs: number;
}

export interface SubmissionToStore extends SubmissionKey {
  /** Serializes the response for repeats as JSON, once the submission is accepted. */
  answer: (heldUntil: number | null) => string;
}

/** Stored response of an accepted submission. */
export interface PreviousAnswer {
  answer: string;
  receipt: string;
}

/** Thrown when the same submission was accepted before. The transaction is rolled back. */
export class AnsweredBeforeError extends Error {
  readonly previous: PreviousAnswer;
  constructor(given: PreviousAnswer) {
    super('answered before');
    this.previous = given;
  }
}

/** Finds the stored response for a repeat; null for a new, rejected or expired submission. */
export async function findAnswer(
  db: Kysely<Tables>,
  { key }: SubmissionKey,
): Promise<PreviousAnswer | null> {
  const row = await answerOf(db, key).where('repeat_until', '>', Date.now()).executeTakeFirst();
  return row ?? null;
}

const answerOf = (db: Kysely<Tables>, key: string) =>
  db
    .selectFrom('submission')
    .select(['answer', 'receipt'])
    .where('key', '=', key)
    .where('answer', 'is not', null)
    .$narrowType<{ answer: string }>();

/**
 * Claims the key of a submission, within the transaction that stores its lead. Of two concurrent
 * repeats the second waits here until the first is stored. A spam lead stored under this key is
 * deleted.
 * @returns the receipt.
 * @throws AnsweredBeforeError when it was accepted before.
 */
export async function claimSubmission(
  trx: Transaction<Tables>,
  submission: SubmissionKey,
): Promise<string> {
  const now = Date.now();
  const row = {
    key: submission.key,
    id_hash: submission.idHash,
    receipt: newId(),
    answer: null,
    repeat_until: now + submission.repeatMs,
  };
  const claimed = await trx
    .insertInto('submission')
    .values({ ...row, lead_id: null })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet(row)
        .where((eb) =>
          eb.or([eb('submission.answer', 'is', null), eb('submission.repeat_until', '<=', now)]),
        ),
    )
    .returning('lead_id')
    .executeTakeFirst();
  if (!claimed) {
    throw new AnsweredBeforeError(await answerOf(trx, submission.key).executeTakeFirstOrThrow());
  }
  if (claimed.lead_id !== null) {
    await trx
      .deleteFrom('lead')
      .where('id', '=', claimed.lead_id)
      .where('status', '=', 'spam')
      .execute();
  }
  return row.receipt;
}

/** Stores the response of a claimed submission, unless its lead is spam. */
export async function storeAnswer(
  trx: Transaction<Tables>,
  { key, answer }: SubmissionToStore,
  lead: { id: string; status: LeadStatus; reason: LeadReason | null; heldUntil: number | null },
): Promise<void> {
  // A filled honeypot gets the response of a success.
  const accepted = lead.status !== 'spam' || lead.reason === 'honeypot';
  await trx
    .updateTable('submission')
    .set({ lead_id: lead.id, answer: accepted ? answer(lead.heldUntil) : null })
    .where('key', '=', key)
    .execute();
}

/** Finds the stored response by receipt or by hash of the submission id; null when there is none. */
export async function findAnswerBy(
  db: Kysely<Tables>,
  by: 'receipt' | 'id_hash',
  value: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('submission')
    .select('answer')
    .where(by, '=', value)
    .where('answer', 'is not', null)
    .executeTakeFirst();
  return row?.answer ?? null;
}

/** Time after the repeat period in which a response can be looked up, in milliseconds. */
const lookUpMs = 24 * 60 * 60 * 1000;

/** Deletes submissions that can no longer be looked up. */
export const deleteOldSubmissions = (db: Kysely<Tables>) =>
  db
    .deleteFrom('submission')
    .where('repeat_until', '<', Date.now() - lookUpMs)
    .execute();
