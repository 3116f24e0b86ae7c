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
  serializeResponse: (heldUntil: number | null) => string;
}

/** Stored response of an accepted submission. */
export interface PreviousResponse {
  /** The response as JSON. */
  answer: string;
  receipt: string;
}

/** Thrown when the same submission was accepted before. The transaction is rolled back. */
export class RepeatedSubmissionError extends Error {
  readonly previous: PreviousResponse;
  constructor(previous: PreviousResponse) {
    super('answered before');
    this.previous = previous;
  }
}

/** Finds the stored response for a repeat; null for a new, rejected or expired submission. */
export async function findPreviousResponse(
  db: Kysely<Tables>,
  { key }: SubmissionKey,
): Promise<PreviousResponse | null> {
  const row = await selectResponse(db, key)
    .where('repeat_until', '>', Date.now())
    .executeTakeFirst();
  return row ?? null;
}

const selectResponse = (db: Kysely<Tables>, key: string) =>
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
 * @throws RepeatedSubmissionError when it was accepted before.
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
  const claimedRow = await trx
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
  if (!claimedRow) {
    throw new RepeatedSubmissionError(
      await selectResponse(trx, submission.key).executeTakeFirstOrThrow(),
    );
  }
  if (claimedRow.lead_id !== null) {
    await trx
      .deleteFrom('lead')
      .where('id', '=', claimedRow.lead_id)
      .where('status', '=', 'spam')
      .execute();
  }
  return row.receipt;
}

/** Stores the response of a claimed submission, unless its lead is spam. */
export async function storeResponse(
  trx: Transaction<Tables>,
  { key, serializeResponse }: SubmissionToStore,
  lead: { id: string; status: LeadStatus; reason: LeadReason | null; heldUntil: number | null },
): Promise<void> {
  // A filled honeypot gets the response of a success.
  const isAccepted = lead.status !== 'spam' || lead.reason === 'honeypot';
  await trx
    .updateTable('submission')
    .set({ lead_id: lead.id, answer: isAccepted ? serializeResponse(lead.heldUntil) : null })
    .where('key', '=', key)
    .execute();
}

/**
 * Finds the stored response by receipt or by hash of the submission id; null when there is none.
 */
export async function findResponseBy(
  db: Kysely<Tables>,
  column: 'receipt' | 'id_hash',
  value: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('submission')
    .select('answer')
    .where(column, '=', value)
    .where('answer', 'is not', null)
    .executeTakeFirst();
  return row?.answer ?? null;
}

/** Time after the repeat period in which a response can be looked up, in milliseconds. */
const lookUpPeriodMs = 24 * 60 * 60 * 1000;

/** Deletes submissions that can no longer be looked up. */
export const deleteOldSubmissions = (db: Kysely<Tables>) =>
  db
    .deleteFrom('submission')
    .where('repeat_until', '<', Date.now() - lookUpPeriodMs)
    .execute();
