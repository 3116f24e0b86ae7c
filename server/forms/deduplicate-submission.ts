import type { Kysely } from 'kysely';
import type { RequestedSlot } from '../../src/forms/appointments/schema.ts';
import type { BookedSlot } from '../appointments/slots.ts';
import type { FormName, Tables } from '../db/tables.ts';
import type { SavedLead } from '../leads/save-lead.ts';
import {
  AnsweredBeforeError,
  findAnswer,
  type PreviousAnswer,
  type SubmissionKey,
} from '../leads/submissions.ts';

/** Stored response of an accepted submission, for repeats. */
export interface StoredAnswer {
  form: FormName;
  /** Path of the page with the form; '' if unknown. */
  page: string;
  appointment: BookedSlot | null;
}

/** Outcome of a stored submission. */
export interface AcceptedOutcome {
  state: 'accepted';
  /** Id of the result page; null when repeats cannot be recognized. */
  receipt: string | null;
  appointment: BookedSlot | null;
}

const takenSlot = (asked: RequestedSlot | null, heldUntil: number | null): BookedSlot | null =>
  asked && { diary: asked.diary, slot: asked.slot, heldUntil };

/** Returns a serializer of the stored response, to be called once the end of the hold is known. */
export const storedAnswer =
  ({
    appointment,
    ...answer
  }: Omit<StoredAnswer, 'appointment'> & { appointment: RequestedSlot | null }) =>
  (heldUntil: number | null): string =>
    JSON.stringify({ ...answer, appointment: takenSlot(appointment, heldUntil) });

export const parseAnswer = (stored: string): StoredAnswer => JSON.parse(stored) as StoredAnswer;

/** Returns the outcome of a stored lead, with the slot that it was given. */
export const accepted = (
  { receipt, heldUntil }: Pick<SavedLead, 'receipt' | 'heldUntil'>,
  asked: RequestedSlot | null,
): AcceptedOutcome => ({ state: 'accepted', receipt, appointment: takenSlot(asked, heldUntil) });

const repeatedOutcome = ({ answer, receipt }: PreviousAnswer): AcceptedOutcome => ({
  state: 'accepted',
  receipt,
  appointment: parseAnswer(answer).appointment,
});

/**
 * Deduplicates submissions: returns the stored outcome of one that was accepted before, and
 * otherwise calls `decide`, which throws AnsweredBeforeError when a concurrent repeat was faster.
 */
export async function deduplicateSubmission<Outcome>(
  db: Kysely<Tables>,
  key: SubmissionKey | null,
  decide: () => Promise<Outcome>,
): Promise<Outcome | AcceptedOutcome> {
  const given = key && (await findAnswer(db, key));
  if (given) return repeatedOutcome(given);
  try {
    return await decide();
  } catch (error) {
    if (error instanceof AnsweredBeforeError) return repeatedOutcome(error.previous);
    throw error;
  }
}
