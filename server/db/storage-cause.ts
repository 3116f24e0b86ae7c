import { TimeoutError } from '../with-timeout.ts';

/** Cause of a storage error, as text that holds nothing of the data. */
export interface StorageCause {
  text: string;
  /** True when it does not pass by itself: no lead can be stored before it is fixed. */
  isLasting: boolean;
}

const full: StorageCause = { text: 'the disk is full', isLasting: true };
const readOnly: StorageCause = { text: 'the database may only be read', isLasting: true };
const damaged: StorageCause = { text: 'the database file is damaged', isLasting: true };
const diskError: StorageCause = { text: 'the disk reports errors', isLasting: true };
const transient = (text: string): StorageCause => ({ text, isLasting: false });

/** Causes by error code of PostgreSQL and Node. */
const byCode: Record<string, StorageCause> = {
  '53100': full,
  ENOSPC: full,
  EDQUOT: full,
  '25006': readOnly,
  EROFS: readOnly,
  '58030': diskError,
  XX001: damaged,
  '53200': transient('the database has no memory left'),
  '53300': transient('the database has too many connections'),
  '57014': transient('the database took too long'),
  '57P01': transient('the database is stopping'),
  '57P02': transient('the database has crashed'),
  '57P03': transient('the database is starting'),
  ECONNREFUSED: transient('the database does not run'),
  ECONNRESET: transient('the connection to the database broke'),
  EPIPE: transient('the connection to the database broke'),
};

/** Causes by SQLite's error message: an error from the worker arrives without its code. */
const bySentence: readonly [RegExp, StorageCause][] = [
  [/database or disk is full/, full],
  [/readonly database/, readOnly],
  [/disk I\/O error/, diskError],
  [/malformed|not a database/, damaged],
  [/database is locked/, transient('another program holds the database')],
  [/Connection terminated|connection timeout|trying to connect/, transient('no connection')],
];

/** Returns the cause of a storage error; an unknown error is named by its code or class alone. */
export function storageCause(error: unknown): StorageCause {
  if (!(error instanceof Error)) return transient('unknown');
  if (error instanceof TimeoutError) return transient('the database does not answer');
  const code = 'code' in error ? String(error.code) : '';
  const known = byCode[code] ?? bySentence.find(([sentence]) => sentence.test(error.message))?.[1];
  return known ?? transient(code || error.name);
}
