import { loadChunk } from '../../elements/lazy-component/load-chunk.ts';
import { honeypotField } from '../honeypot/schema.ts';
import { type ContactResult, sendContact, unreachableResult } from './client.ts';
import { postTo } from './post-to.ts';
import type { SendTo } from './send-to.ts';

/**
 * Sends a message to the target of the form. Never throws: failures are results as well.
 *
 * @param values posted fields by name, captcha solution included.
 */
export async function deliver(
  values: Record<string, string>,
  sendTo: SendTo,
): Promise<ContactResult> {
  if (typeof sendTo === 'string') return postTo(values, sendTo);
  if (sendTo.service === 'contact-form-7') return sendContact(values, sendTo);
  const { [honeypotField]: honeypot, ...params } = values;
  // Sent all the same: the autofill of a person's browser may have filled it.
  if (honeypot) params['suspect'] = 'yes';
  try {
    const { sendByEmailJs } = await loadChunk('email-js', () => import('./send-by-email-js.ts'));
    return await sendByEmailJs(params, sendTo);
  } catch {
    return unreachableResult;
  }
}
