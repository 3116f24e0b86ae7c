import { maxFileBytes } from '../../src/forms/job-application/schema.ts';
import type { Log } from '../log.ts';
import type { DataSize } from './data-size.ts';

/** Watches that uploads do not fill the disk. */
export interface DataLimit {
  /** Promises this many bytes more; false when the data is full. */
  mayKeep: (bytes: number) => Promise<boolean>;
  /** Why files are refused at the moment, in plain words; null while they are taken. */
  trouble: () => Promise<string | null>;
}

const MB = 1024 * 1024;

/** A file takes room in the database, for a moment in its log, and perhaps once more as a mail. */
export const copiesOfFile = 3;

/** The data is full when the largest file has no room any more, also for smaller ones. */
const largest = maxFileBytes * copiesOfFile;
/** Left on the disk for leads without files, whatever the limit is. */
const reserve = 64 * MB;
const freshForMs = 10_000;
const leastGapMs = 1000;

/** A limit in bytes for what `measure` finds. Between two measurements promises are counted. */
export function createDataLimit(parts: {
  limit: number;
  measure: () => Promise<DataSize>;
  log: Pick<Log, 'error' | 'info'>;
  now?: () => number;
}): DataLimit {
  const { limit, measure, log, now = Date.now } = parts;
  let size: DataSize = { used: 0, diskFree: 0 };
  let measuredAt = Number.NEGATIVE_INFINITY;
  let promised = 0;
  let running: Promise<void> | null = null;
  let refusing = false;

  const refresh = (olderThanMs: number): Promise<void> => {
    if (now() - measuredAt < olderThanMs) return Promise.resolve();
    running ??= measure()
      .then((found) => {
        size = found;
        promised = 0;
        measuredAt = now();
      })
      .finally(() => {
        running = null;
      });
    return running;
  };

  const fits = () =>
    size.used + promised + largest <= limit && size.diskFree - promised - largest >= reserve;

  /** Promises bytes unless the data is full. Asks again before it says no: files may have gone since. */
  async function promise(bytes: number): Promise<boolean> {
    await refresh(freshForMs);
    if (!fits()) await refresh(leastGapMs);
    const full = !fits();
    // At once, before anyone else is looked at.
    if (!full) promised += bytes;
    if (full !== refusing) {
      refusing = full;
      const sizes = { usedMB: inMB(size.used), limitMB: inMB(limit), freeMB: inMB(size.diskFree) };
      if (full) log.error(sizes, 'data limit reached, files are refused');
      else log.info(sizes, 'files are taken again');
    }
    return !full;
  }

  return {
    mayKeep: promise,
    trouble: async () => {
      if (await promise(0)) return null;
      return `Files are refused: the data takes ${inMB(size.used)} of ${inMB(limit)} MB (DATA_LIMIT_MB), and the disk has ${inMB(size.diskFree)} MB left.`;
    },
  };
}

const inMB = (bytes: number) => Math.round(bytes / MB);
