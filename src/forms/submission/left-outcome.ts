import { copy } from '../copy.ts';
import type { FormOutcome } from '../form-result.tsx';
import type { Arrival } from './ask-arrived.ts';

/** What a form says of a submission that was left while it was being sent. */
export function leftOutcome(arrival: Arrival): FormOutcome {
  const { arrived, missing, unknown, again } = copy.left;
  if (arrival === 'accepted') return { tone: 'success', heading: arrived };
  return { tone: 'error', heading: arrival === 'unknown' ? missing : unknown, detail: again };
}
