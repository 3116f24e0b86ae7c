import { loadPart } from '../../elements/lazy-part/load-part.ts';
import { honeypotField } from '../honeypot/schema.ts';
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
  const { [honeypotField]: trap, ...params } = values;
  // It goes out all the same: a person's form filler may have done it.
  if (trap) params['suspect'] = 'yes';
  try {
    const { sendByEmailJs } = await loadPart('email-js', () => import('./send-by-email-js.ts'));
    return await sendByEmailJs(params, sendTo);
  } catch {
    return unreachable;
  }
}
