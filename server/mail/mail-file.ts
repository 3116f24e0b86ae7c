import { join } from 'node:path';
import type { OutboxTable } from '../leads/tables.ts';

/** What the name of a mail's file is made of. */
export type MailFile = Pick<OutboxTable, 'id' | 'kind' | 'created_at'>;

/** Folder of the mails that become files, where there is no mail server. */
export const mailFolder = (dataDir: string): string => join(dataDir, 'mail');

/** Name of the file that a mail becomes, the same at every try. */
export const mailFileName = ({ id, kind, created_at }: MailFile): string =>
  `${new Date(created_at).toISOString().slice(0, 19).replace(/[T:]/g, '-')}-${kind}-${id}.eml`;
