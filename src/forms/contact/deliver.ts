import { honeypotName } from '../../elements/honeypot/honeypot.tsx';
import { loadPart } from '../../elements/lazy-part/load-part.ts';
import { type ContactResult, sendContact, unreachable } from './client.ts';
import { postTo } from './post-to.ts';
import type { SendTo } from './send-to.ts';

/**
 * Brings a message to where the form sends to. Never throws: whatever happens is a result.
 *
 * @param values the fields by their names on the wire, captcha solution included.
 */
export async function deliver(
  values: Record<string, string>,
  sendTo: SendTo,
): Promise<ContactResult> {
  if (typeof sendTo === 'string') return postTo(values, sendTo);
  if (sendTo.service === 'contact-form-7') return sendContact(values, sendTo);
  const { [honeypotName]: trap, ...params } = values;
  // Nobody behind the service looks for robots; this one is told what it wants to hear.
  if (trap) return { status: 'mail_sent', message: '', fields: {}, response: null };
  try {
    const { sendByEmailJs } = await loadPart('email-js', () => import('./send-by-email-js.ts'));
    return await sendByEmailJs(params, sendTo);
  } catch {
    return unreachable;
  }
}
