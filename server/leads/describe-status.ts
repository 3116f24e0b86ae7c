import type { DataSize } from './data-size.ts';

/** State of storage and mail. */
export interface Status {
  /** Reason why no lead can be stored; null when one can. */
  trouble: string | null;
  size: DataSize;
  limitMB: number;
  /** Bytes of the texts of spam leads. */
  spamText: number;
  /** Number of pending mails. */
  waiting: number;
  /** One sentence on dead mails; null when there are none. */
  deadMails: string | null;
}

const toMB = (bytes: number) => Math.round(bytes / 1024 / 1024);

/** Formats the status for the terminal. */
export function describeStatus(status: Status): string {
  const { trouble, size, limitMB, spamText, waiting, deadMails } = status;
  const rows: [string, string][] = [
    ['Leads', trouble === null ? 'can be stored' : `cannot be stored: ${trouble}`],
    [
      'Data',
      `${toMB(size.used)} of ${limitMB} MB (DATA_LIMIT_MB); the disk has ${toMB(size.diskFree)} MB left`,
    ],
    ['Spam', `${toMB(spamText)} MB of text; see it with: npm run leads -- list --spam`],
    ['Mails', waiting === 0 ? 'none waits' : `${waiting} wait to be sent`],
    ...(deadMails === null ? [] : [['', deadMails] satisfies [string, string]]),
  ];
  return rows.map(([label, value]) => `${label.padEnd(6)} ${value}\n`).join('');
}
