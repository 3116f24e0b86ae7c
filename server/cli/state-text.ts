import type { Lead } from '../db/tables.ts';
import { stateOf } from '../leads/lead-state.ts';

/**
 * Formats the state of a lead with the verdict of its check: `new`, `answered, unverified
 * (no-script)`, `spam (captcha)`. Spam without a reason was marked by the owner.
 */
export function stateText(lead: Pick<Lead, 'status' | 'progress' | 'reason'>): string {
  const reason = lead.reason === null ? '' : ` (${lead.reason})`;
  const verdict = lead.status === 'unverified' ? `, unverified${reason}` : '';
  return lead.status === 'spam' ? `spam${reason}` : `${stateOf(lead)}${verdict}`;
}
