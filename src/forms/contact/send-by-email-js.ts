import { createEmailClient, type EmailClient } from '../../email-client/email-client.ts';
import { EmailClientError } from '../../email-client/email-client-error.ts';
import { type ContactResult, unreachableResult } from './client.ts';
import { type EmailJs, emailJsOrigin } from './send-to.ts';

/** Shortest interval between two messages from one page, in milliseconds. */
const minIntervalMs = 10_000;

/** One client per account, because a client stores the time of its last message. */
const clients = new Map<string, EmailClient>();

function clientOf(account: EmailJs): EmailClient {
  const { publicKey, serviceId } = account;
  const origin = emailJsOrigin(account);
  const key = `${origin} ${publicKey} ${serviceId}`;
  const existingClient = clients.get(key);
  if (existingClient) return existingClient;
  const blockList = { watchVariable: 'email', list: [] };
  const client = createEmailClient({ origin, publicKey, serviceId, minIntervalMs, blockList });
  clients.set(key, client);
  return client;
}

/** Sends a message through an EmailJS account. Never throws. */
export async function sendByEmailJs(
  params: Record<string, string>,
  account: EmailJs,
): Promise<ContactResult> {
  try {
    await clientOf(account).send(account.templateId, params);
    return { status: 'mail_sent', message: '', fields: {}, response: null };
  } catch (error) {
    if (!(error instanceof EmailClientError) || error.status === 0) return unreachableResult;
    return { status: 'refused', message: '', fields: {}, response: null };
  }
}
