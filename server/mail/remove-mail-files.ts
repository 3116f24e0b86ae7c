import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type MailFile, mailFileName, mailFolder } from '../outbox/mail-file.ts';

/** Deletes the files of mails that were written without a mail server; others have none. */
export async function removeMailFiles(dataDir: string, mails: readonly MailFile[]): Promise<void> {
  const folder = mailFolder(dataDir);
  for (const mail of mails) await rm(join(folder, mailFileName(mail)), { force: true });
}
