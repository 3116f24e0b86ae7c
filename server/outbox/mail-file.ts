import { join } from 'node:path';
import type { OutboxTable } from '../db/tables.ts';

/** Parts of the name of a mail's file. */
export type MailFile = Pick<OutboxTable, 'id' | 'kind' | 'created_at'>;

/** Returns the folder of mails written to files, when there is no mail server. */
export const mailFolder = (dataDir: string): string => join(dataDir, 'mail');

/** Returns the file name of a mail, the same at every attempt. */
export const mailFileName = ({ id, kind, created_at }: MailFile): string =>
  `${new Date(created_at).toISOString().slice(0, 19).replace(/[T:]/g, '-')}-${kind}-${id}.eml`;
