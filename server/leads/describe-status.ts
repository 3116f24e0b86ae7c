import type { DataSize } from './data-size.ts';

/** How storage and mail stand. */
export interface Status {
  /** Why no lead can be stored, in words; null when one can. */
  trouble: string | null;
  size: DataSize;
  limitMB: number;
  /** Bytes that the texts of what was put aside take. */
  spamText: number;
  /** Mails that wait to be sent. */
  waiting: number;
  /** One sentence on those that were given up; null when there are none. */
  deadMails: string | null;
}

const inMB = (bytes: number) => Math.round(bytes / 1024 / 1024);

/** Says how storage and mail stand. */
export function describeStatus(status: Status): string {
  const { trouble, size, limitMB, spamText, waiting, deadMails } = status;
  const rows: [string, string][] = [
    ['Leads', trouble === null ? 'can be stored' : `cannot be stored: ${trouble}`],
    [
      'Data',
      `${inMB(size.used)} of ${limitMB} MB (DATA_LIMIT_MB); the disk has ${inMB(size.diskFree)} MB left`,
    ],
    ['Spam', `${inMB(spamText)} MB of text; see it with: npm run leads -- list --spam`],
    ['Mails', waiting === 0 ? 'none waits' : `${waiting} wait to be sent`],
    ...(deadMails === null ? [] : [['', deadMails] satisfies [string, string]]),
  ];
  return rows.map(([label, value]) => `${label.padEnd(6)} ${value}\n`).join('');
}
