import type { Kysely, Transaction } from 'kysely';
import { newId } from './new-id.ts';
import type { LeadReason, LeadStatus, Tables } from './tables.ts';

/** How a post is recognised when it comes again. */
export interface SubmissionKey {
  key: string;
  /** Hash of the browser's submission id, by which it may ask what became of it; null without one. */
  idHash: string | null;
  /** For how long the same key is a repeat, in milliseconds. */
  repeatMs: number;
}

export interface SubmissionToKeep extends SubmissionKey {
  /** Writes what a repeat is answered once this is accepted, as JSON. */
  answer: (heldUntil: number | null) => string;
}

/** An answer that was given before. */
export interface GivenAnswer {
  answer: string;
  receipt: string;
}

/** The same submission was accepted before. What was to be stored with it is not stored again. */
export class AnsweredBefore extends Error {
  readonly given: GivenAnswer;
  constructor(given: GivenAnswer) {
    super('answered before');
    this.given = given;
  }
}

/** The answer that a repeat gets; null for what is new, was put aside, or came long ago. */
export async function findAnswer(
  db: Kysely<Tables>,
  { key }: SubmissionKey,
): Promise<GivenAnswer | null> {
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
 * Takes the key of a submission, within the transaction that stores its lead. Of two repeats at once
 * the second waits here until the first is stored. What was put aside under this key gives way.
 * @returns the receipt.
 * @throws AnsweredBefore when it was accepted before.
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
    throw new AnsweredBefore(await answerOf(trx, submission.key).executeTakeFirstOrThrow());
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

/** Stores the answer of a claimed submission, unless its lead was refused as spam. */
export async function keepAnswer(
  trx: Transaction<Tables>,
  { key, answer }: SubmissionToKeep,
  lead: { id: string; status: LeadStatus; reason: LeadReason | null; heldUntil: number | null },
): Promise<void> {
  // A filled honeypot is answered like any success.
  const accepted = lead.status !== 'spam' || lead.reason === 'honeypot';
  await trx
    .updateTable('submission')
    .set({ lead_id: lead.id, answer: accepted ? answer(lead.heldUntil) : null })
    .where('key', '=', key)
    .execute();
}

/** The answer behind a receipt, or behind the hash of a submission id; null where there is none. */
export async function lookUpAnswer(
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

/** How long an answer can be looked up after a repeat has stopped to be one, in milliseconds. */
const lookUpMs = 24 * 60 * 60 * 1000;

/** Deletes submissions that can no longer be looked up. */
export const forgetSubmissions = (db: Kysely<Tables>) =>
  db
    .deleteFrom('submission')
    .where('repeat_until', '<', Date.now() - lookUpMs)
    .execute();
