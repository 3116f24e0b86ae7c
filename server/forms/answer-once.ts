import type { Kysely } from 'kysely';
import type { RequestedSlot } from '../../src/forms/appointments/schema.ts';
import type { TakenSlot } from '../leads/appointments.ts';
import type { SavedLead } from '../leads/save-lead.ts';
import {
  AnsweredBefore,
  findAnswer,
  type GivenAnswer,
  type SubmissionKey,
} from '../leads/submissions.ts';
import type { FormName, Tables } from '../leads/tables.ts';

/** What is stored of an accepted submission, to say it again. */
export interface StoredAnswer {
  form: FormName;
  /** Path of the page that held the form; '' where nobody said it. */
  page: string;
  appointment: TakenSlot | null;
}

/** It is on disk. */
export interface AcceptedOutcome {
  state: 'accepted';
  /** Names the page that says so; null where no repeat would be recognised. */
  receipt: string | null;
  appointment: TakenSlot | null;
}

const takenSlot = (asked: RequestedSlot | null, heldUntil: number | null): TakenSlot | null =>
  asked && { diary: asked.diary, slot: asked.slot, heldUntil };

/** Returns what writes the answer to keep, once it is known until when the slot is held. */
export const storedAnswer =
  ({
    appointment,
    ...answer
  }: Omit<StoredAnswer, 'appointment'> & { appointment: RequestedSlot | null }) =>
  (heldUntil: number | null): string =>
    JSON.stringify({ ...answer, appointment: takenSlot(appointment, heldUntil) });

export const readAnswer = (stored: string): StoredAnswer => JSON.parse(stored) as StoredAnswer;

/** The outcome of what was stored, with the slot that it was given. */
export const accepted = (
  { receipt, heldUntil }: Pick<SavedLead, 'receipt' | 'heldUntil'>,
  asked: RequestedSlot | null,
): AcceptedOutcome => ({ state: 'accepted', receipt, appointment: takenSlot(asked, heldUntil) });

const again = ({ answer, receipt }: GivenAnswer): AcceptedOutcome => ({
  state: 'accepted',
  receipt,
  appointment: readAnswer(answer).appointment,
});

/**
 * Answers a submission: one that was accepted before as it was then, and any other by `decide`, which
 * throws AnsweredBefore where a repeat was faster.
 */
export async function answerOnce<Outcome>(
  db: Kysely<Tables>,
  key: SubmissionKey | null,
  decide: () => Promise<Outcome>,
): Promise<Outcome | AcceptedOutcome> {
  const given = key && (await findAnswer(db, key));
  if (given) return again(given);
  try {
    return await decide();
  } catch (error) {
    if (error instanceof AnsweredBefore) return again(error.given);
    throw error;
  }
}
