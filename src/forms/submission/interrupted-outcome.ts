import { copy } from '../copy.ts';
import type { FormOutcome } from '../form-result.tsx';
import type { SubmissionStatus } from './submission-status.ts';

/** Returns the message for a submission that was interrupted by leaving the page. */
export function interruptedOutcome(status: SubmissionStatus): FormOutcome {
  const { arrived, missing, unknown, again } = copy.interrupted;
  if (status === 'accepted') return { tone: 'success', heading: arrived };
  return { tone: 'error', heading: status === 'unknown' ? missing : unknown, detail: again };
}
