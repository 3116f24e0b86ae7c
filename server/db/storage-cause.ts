import { TimeoutError } from '../limit-wait.ts';

/** Cause of a storage error, as text that holds nothing of the data. */
export interface StorageCause {
  text: string;
  /** True when it does not pass by itself: no lead can be stored before it is fixed. */
  isLasting: boolean;
}

const diskFull: StorageCause = { text: 'the disk is full', isLasting: true };
const readOnlyDatabase: StorageCause = { text: 'the database may only be read', isLasting: true };
const damagedFile: StorageCause = { text: 'the database file is damaged', isLasting: true };
const diskError: StorageCause = { text: 'the disk reports errors', isLasting: true };
const transientCause = (text: string): StorageCause => ({ text, isLasting: false });

/** Causes by error code of PostgreSQL and Node. */
const causesByCode: Record<string, StorageCause> = {
  '53100': diskFull,
  ENOSPC: diskFull,
  EDQUOT: diskFull,
  '25006': readOnlyDatabase,
  EROFS: readOnlyDatabase,
  '58030': diskError,
  XX001: damagedFile,
  '53200': transientCause('the database has no memory left'),
  '53300': transientCause('the database has too many connections'),
  '57014': transientCause('the database took too long'),
  '57P01': transientCause('the database is stopping'),
  '57P02': transientCause('the database has crashed'),
  '57P03': transientCause('the database is starting'),
  ECONNREFUSED: transientCause('the database does not run'),
  ECONNRESET: transientCause('the connection to the database broke'),
  EPIPE: transientCause('the connection to the database broke'),
};

/** Causes by SQLite's error message: an error from the worker arrives without its code. */
const sqliteCauses: readonly { pattern: RegExp; cause: StorageCause }[] = [
  { pattern: /database or disk is full/, cause: diskFull },
  { pattern: /readonly database/, cause: readOnlyDatabase },
  { pattern: /disk I\/O error/, cause: diskError },
  { pattern: /malformed|not a database/, cause: damagedFile },
  { pattern: /database is locked/, cause: transientCause('another program holds the database') },
  {
    pattern: /Connection terminated|connection timeout|trying to connect/,
    cause: transientCause('no connection'),
  },
];

/** Returns the cause of a storage error; an unknown error is named by its code or class alone. */
export function storageCause(error: unknown): StorageCause {
  if (!(error instanceof Error)) return transientCause('unknown');
  if (error instanceof TimeoutError) return transientCause('the database does not answer');
  const code = 'code' in error ? String(error.code) : '';
  const knownCause =
    causesByCode[code] ?? sqliteCauses.find(({ pattern }) => pattern.test(error.message))?.cause;
  return knownCause ?? transientCause(code || error.name);
}
