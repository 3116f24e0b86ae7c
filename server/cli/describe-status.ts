import type { DataSize } from '../db/data-size.ts';
import { leadsCommand } from '../leads-command.ts';
import { describeCount, type RowCount } from '../outbox/count-rows.ts';

/** State of storage and mail. */
export interface Status {
  /** Reason why no lead can be stored; null when one can. */
  storageError: string | null;
  size: DataSize;
  limitMB: number;
  /** Bytes of the texts of spam leads. */
  spamTextBytes: number;
  /** Numbers of pending mails and webhooks. */
  pending: RowCount;
  /** One sentence on dead mails and webhooks; null when there are none. */
  deadMails: string | null;
}

/** Formats the waiting rows; webhooks are named only where some wait. */
function describePending(pending: RowCount): string {
  if (pending.mails + pending.webhooks === 0) return 'none waits';
  return `${pending.webhooks === 0 ? pending.mails : describeCount(pending)} wait to be sent`;
}

const toMB = (bytes: number) => Math.round(bytes / 1024 / 1024);

/** Formats the status for the terminal. */
export function describeStatus(status: Status): string {
  const { storageError, size, limitMB, spamTextBytes, pending, deadMails } = status;
  const rows: [string, string][] = [
    ['Leads', storageError === null ? 'can be stored' : `cannot be stored: ${storageError}`],
    [
      'Data',
      `${toMB(size.used)} of ${limitMB} MB (DATA_LIMIT_MB); the disk has ${toMB(size.diskFree)} MB left`,
    ],
    ['Spam', `${toMB(spamTextBytes)} MB of text; see it with: ${leadsCommand()} list --spam`],
    ['Mails', describePending(pending)],
    ...(deadMails === null ? [] : [['', deadMails] satisfies [string, string]]),
  ];
  return rows.map(([label, value]) => `${label.padEnd(6)} ${value}\n`).join('');
}
