import type { Kysely } from 'kysely';
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
}

/** It is on disk. */
export interface AcceptedOutcome {
  state: 'accepted';
  /** Names the page that says so; null where no repeat would be recognised. */
  receipt: string | null;
}

export const storedAnswer = (answer: StoredAnswer): string => JSON.stringify(answer);

export const readAnswer = (stored: string): StoredAnswer => JSON.parse(stored) as StoredAnswer;

const again = ({ receipt }: GivenAnswer): AcceptedOutcome => ({ state: 'accepted', receipt });

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
