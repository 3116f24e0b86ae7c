import type { DataSize } from '../db/data-size.ts';

/** State of storage and mail. */
export interface Status {
  /** Reason why no lead can be stored; null when one can. */
  storageError: string | null;
  size: DataSize;
  limitMB: number;
  /** Bytes of the texts of spam leads. */
  spamTextBytes: number;
  /** Number of pending mails. */
  pendingMails: number;
  /** One sentence on dead mails; null when there are none. */
  deadMails: string | null;
}

const toMB = (bytes: number) => Math.round(bytes / 1024 / 1024);

/** Formats the status for the terminal. */
export function describeStatus(status: Status): string {
  const { storageError, size, limitMB, spamTextBytes, pendingMails, deadMails } = status;
  const rows: [string, string][] = [
    ['Leads', storageError === null ? 'can be stored' : `cannot be stored: ${storageError}`],
    [
      'Data',
      `${toMB(size.used)} of ${limitMB} MB (DATA_LIMIT_MB); the disk has ${toMB(size.diskFree)} MB left`,
    ],
    ['Spam', `${toMB(spamTextBytes)} MB of text; see it with: npm run leads -- list --spam`],
    ['Mails', pendingMails === 0 ? 'none waits' : `${pendingMails} wait to be sent`],
    ...(deadMails === null ? [] : [['', deadMails] satisfies [string, string]]),
  ];
  return rows.map(([label, value]) => `${label.padEnd(6)} ${value}\n`).join('');
}
