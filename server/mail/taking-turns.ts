import { freeBuffers } from '../free-buffers.ts';
import type { OutboxMail } from '../leads/tables.ts';

/** A CV is in memory several times while its mail is made. */
const bytesOfMailWithFile = 20 * 1024 * 1024;

/** Mails that may carry a file go one after another; the others at once. */
export function takingTurns<Outcome>(attempt: (mail: OutboxMail) => Promise<Outcome>) {
  let before: Promise<unknown> = Promise.resolve();
  return (mail: OutboxMail): Promise<Outcome> => {
    if (!mail.kind.startsWith('application-')) return attempt(mail);
    const mine = before.then(() => attempt(mail)).finally(() => freeBuffers(bytesOfMailWithFile));
    before = mine.catch(() => undefined);
    return mine;
  };
}
