import { maxFileBytes } from '../../src/forms/job-application/schema.ts';
import type { Log } from '../log.ts';
import type { DataSize } from './data-size.ts';

/** Keeps uploads from filling the disk. */
export interface DataLimit {
  /** Reserves this many bytes; false when the data limit is reached. */
  reserve: (bytes: number) => Promise<boolean>;
  /** Returns why files are refused at the moment, as text; null while they are accepted. */
  limitError: () => Promise<string | null>;
}

const MB = 1024 * 1024;

/**
 * A file is stored in the database, for a moment in its write-ahead log, and perhaps once more as a
 * mail.
 */
export const copiesOfFile = 3;

/** Bytes of all copies of the largest file. Where they do not fit, smaller files are refused too. */
const largestFile = maxFileBytes * copiesOfFile;
/** Disk space that is kept free for leads without files, whatever the limit. */
const diskReserve = 64 * MB;
const measureEveryMs = 10_000;
const minMeasureGapMs = 1000;

/**
 * Creates a limit in bytes on the size that `measure` returns. Between two measurements
 * reservations are added to the last measured size.
 */
export function createDataLimit(parts: {
  limit: number;
  measure: () => Promise<DataSize>;
  log: Pick<Log, 'error' | 'info'>;
  now?: () => number;
}): DataLimit {
  const { limit, measure, log, now = Date.now } = parts;
  let size: DataSize = { used: 0, diskFree: 0 };
  let measuredAt = Number.NEGATIVE_INFINITY;
  let reserved = 0;
  let measuring: Promise<void> | null = null;
  let isRefusing = false;

  const refresh = (olderThanMs: number): Promise<void> => {
    if (now() - measuredAt < olderThanMs) return Promise.resolve();
    measuring ??= measure()
      .then((found) => {
        size = found;
        reserved = 0;
        measuredAt = now();
      })
      .finally(() => {
        measuring = null;
      });
    return measuring;
  };

  const fits = () =>
    size.used + reserved + largestFile <= limit &&
    size.diskFree - reserved - largestFile >= diskReserve;

  /**
   * Reserves bytes unless the limit is reached. Measures again before it refuses: files may have
   * been deleted.
   */
  async function reserve(bytes: number): Promise<boolean> {
    await refresh(measureEveryMs);
    if (!fits()) await refresh(minMeasureGapMs);
    const full = !fits();
    // Synchronously, before the next call is checked.
    if (!full) reserved += bytes;
    if (full !== isRefusing) {
      isRefusing = full;
      const sizes = { usedMB: toMB(size.used), limitMB: toMB(limit), freeMB: toMB(size.diskFree) };
      if (full) log.error(sizes, 'data limit reached, files are refused');
      else log.info(sizes, 'files are taken again');
    }
    return !full;
  }

  return {
    reserve,
    limitError: async () => {
      if (await reserve(0)) return null;
      return `Files are refused: the data takes ${toMB(size.used)} of ${toMB(limit)} MB (DATA_LIMIT_MB), and the disk has ${toMB(size.diskFree)} MB left.`;
    },
  };
}

const toMB = (bytes: number) => Math.round(bytes / MB);
