import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type MailFile, mailFileName, mailFolder } from './mail-file.ts';

/** Deletes the files that mails became where there was no mail server; others never had one. */
export async function removeMailFiles(dataDir: string, mails: readonly MailFile[]): Promise<void> {
  const folder = mailFolder(dataDir);
  for (const mail of mails) await rm(join(folder, mailFileName(mail)), { force: true });
}
