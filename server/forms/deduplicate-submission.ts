import type { Kysely } from 'kysely';
import type { RequestedSlot } from '../../src/forms/appointments/schema.ts';
import type { BookedSlot } from '../appointments/slots.ts';
import type { FormName, Tables } from '../db/tables.ts';
import type { SavedLead } from '../leads/save-lead.ts';
import {
  findPreviousResponse,
  type PreviousResponse,
  RepeatedSubmissionError,
  type SubmissionKey,
} from '../leads/submissions.ts';

/** Stored response of an accepted submission, for repeats. */
export interface StoredResponse {
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

const toBookedSlot = (
  requestedSlot: RequestedSlot | null,
  heldUntil: number | null,
): BookedSlot | null =>
  requestedSlot && { diary: requestedSlot.diary, slot: requestedSlot.slot, heldUntil };

/** Returns a serializer of the stored response, to be called once the end of the hold is known. */
export const createResponseSerializer =
  ({
    appointment,
    ...response
  }: Omit<StoredResponse, 'appointment'> & { appointment: RequestedSlot | null }) =>
  (heldUntil: number | null): string =>
    JSON.stringify({ ...response, appointment: toBookedSlot(appointment, heldUntil) });

export const parseStoredResponse = (json: string): StoredResponse =>
  JSON.parse(json) as StoredResponse;

/** Returns the outcome of a stored lead, with the slot that it was given. */
export const acceptedOutcome = (
  { receipt, heldUntil }: Pick<SavedLead, 'receipt' | 'heldUntil'>,
  requestedSlot: RequestedSlot | null,
): AcceptedOutcome => ({
  state: 'accepted',
  receipt,
  appointment: toBookedSlot(requestedSlot, heldUntil),
});

const repeatedOutcome = ({ answer, receipt }: PreviousResponse): AcceptedOutcome => ({
  state: 'accepted',
  receipt,
  appointment: parseStoredResponse(answer).appointment,
});

/**
 * Deduplicates submissions: returns the stored outcome of one that was accepted before, and
 * otherwise calls `processSubmission`, which throws RepeatedSubmissionError when a concurrent
 * repeat was faster.
 */
export async function deduplicateSubmission<Outcome>(
  db: Kysely<Tables>,
  key: SubmissionKey | null,
  processSubmission: () => Promise<Outcome>,
): Promise<Outcome | AcceptedOutcome> {
  const previousResponse = key && (await findPreviousResponse(db, key));
  if (previousResponse) return repeatedOutcome(previousResponse);
  try {
    return await processSubmission();
  } catch (error) {
    if (error instanceof RepeatedSubmissionError) return repeatedOutcome(error.previous);
    throw error;
  }
}
