import { maxFileBytes } from '../../src/forms/job-application/schema.ts';
import { copiesOfFile } from '../copies-of-file.ts';
import type { Log } from '../log.ts';
import type { DataSize } from './data-size.ts';

/** Keeps uploads from filling the disk. */
export interface DataLimit {
  /** Reserves this many bytes; false when the data limit is reached. */
  reserve: (bytes: number) => Promise<boolean>;
  /** Returns the reason why files are refused at the moment; null while they are accepted. */
  limitError: () => Promise<string | null>;
}

const MB = 1024 * 1024;

/**
 * Bytes of all copies of the largest file. Where they do not fit, smaller files are refused too.
 */
const largestFileBytes = maxFileBytes * copiesOfFile;
/** Disk space that is kept free for leads without files, whatever the limit. */
const diskReserve = 64 * MB;
const measureEveryMs = 10_000;
const minMeasureGapMs = 1000;

/**
 * Creates a limit in bytes on the size that `measure` returns. Between two measurements
 * reservations are added to the last measured size.
 */
export function createDataLimit(options: {
  limit: number;
  measure: () => Promise<DataSize>;
  log: Pick<Log, 'error' | 'info'>;
  now?: () => number;
}): DataLimit {
  const { limit, measure, log, now = Date.now } = options;
  let size: DataSize = { used: 0, diskFree: 0 };
  let measuredAt = Number.NEGATIVE_INFINITY;
  let reservedBytes = 0;
  let measurement: Promise<void> | null = null;
  let isRefusing = false;

  const refresh = (olderThanMs: number): Promise<void> => {
    if (now() - measuredAt < olderThanMs) return Promise.resolve();
    measurement ??= measure()
      .then((measuredSize) => {
        size = measuredSize;
        reservedBytes = 0;
        measuredAt = now();
      })
      .finally(() => {
        measurement = null;
      });
    return measurement;
  };

  const hasSpace = () =>
    size.used + reservedBytes + largestFileBytes <= limit &&
    size.diskFree - reservedBytes - largestFileBytes >= diskReserve;

  /**
   * Reserves bytes unless the limit is reached. Measures again before it refuses: files may have
   * been deleted.
   */
  async function reserve(bytes: number): Promise<boolean> {
    await refresh(measureEveryMs);
    if (!hasSpace()) await refresh(minMeasureGapMs);
    const isFull = !hasSpace();
    // Added synchronously, before the next call is checked.
    if (!isFull) reservedBytes += bytes;
    if (isFull !== isRefusing) {
      isRefusing = isFull;
      const sizes = { usedMB: toMB(size.used), limitMB: toMB(limit), freeMB: toMB(size.diskFree) };
      if (isFull) log.error(sizes, 'data limit reached, files are refused');
      else log.info(sizes, 'files are taken again');
    }
    return !isFull;
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
