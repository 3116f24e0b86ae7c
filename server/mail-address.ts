import { z } from 'zod';

/**
 * Returns the e-mail address of a mailbox, which in the sense of RFC 5322 is an address alone or
 * with a name: `Name <name@example.com>`.
 */
export const addressOf = (mailbox: string): string =>
  /<([^<>]+)>/.exec(mailbox)?.[1] ?? mailbox.trim();

/** Returns the mailboxes without repeats of the same e-mail address. */
export function uniqueMailboxes(mailboxes: readonly string[]): string[] {
  const byAddress = new Map<string, string>();
  for (const mailbox of mailboxes) {
    const address = addressOf(mailbox).toLowerCase();
    if (!byAddress.has(address)) byAddress.set(address, mailbox);
  }
  return [...byAddress.values()];
}

const isMailbox = (value: string): boolean =>
  z.email().safeParse(/<([^<>]+)>\s*$/.exec(value)?.[1] ?? value.trim()).success;

/** Schema of one e-mail address, alone or with a name. */
export const mailboxSchema = z
  .string()
  .refine(isMailbox, 'must be an e-mail address, alone or as "Name <name@example.com>"');

/** Schema of several e-mail addresses, separated by commas. */
export const mailboxesSchema = z
  .string()
  .transform(splitMailboxes)
  .refine(
    (mailboxes) => mailboxes.length > 0 && mailboxes.every(isMailbox),
    'must be an e-mail address, alone or as "Name <name@example.com>", or several of them, separated by commas; a name that holds a comma stands in double quotes',
  );

/** Splits at commas, but not within double quotes. */
function splitMailboxes(text: string): string[] {
  const mailboxes = [''];
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    if (character === ',' && !isQuoted) mailboxes.push('');
    else mailboxes.push(`${mailboxes.pop() ?? ''}${character}`);
  }
  return mailboxes.map((mailbox) => mailbox.trim()).filter((mailbox) => mailbox !== '');
}
