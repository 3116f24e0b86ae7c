import type { Log } from '../log.ts';
import type { DataSize } from './data-size.ts';

/** Watches that uploads do not fill the disk. */
export interface DataLimit {
  /** Whether another file of at most this many bytes may be kept. */
  mayKeep: (bytes: number) => Promise<boolean>;
  /** Why files are refused at the moment, in plain words; null while they are taken. */
  trouble: () => Promise<string | null>;
}

const MB = 1024 * 1024;

/** A file takes room in the database, for a moment in its log, and perhaps once more as a mail. */
const copies = 3;
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

  const fits = (bytes: number) =>
    size.used + promised + bytes <= limit && size.diskFree - promised - bytes >= reserve;

  /** Asks again before it says no: files may have gone since. */
  async function check(bytes: number): Promise<boolean> {
    await refresh(freshForMs);
    if (!fits(bytes)) await refresh(leastGapMs);
    const full = !fits(bytes);
    if (full !== refusing) {
      refusing = full;
      const sizes = { usedMB: inMB(size.used), limitMB: inMB(limit), freeMB: inMB(size.diskFree) };
      if (full) log.error(sizes, 'data limit reached, files are refused');
      else log.info(sizes, 'files are taken again');
    }
    return !full;
  }

  return {
    mayKeep: async (bytes) => {
      const wanted = bytes * copies;
      if (!(await check(wanted))) return false;
      promised += wanted;
      return true;
    },
    trouble: async () => {
      if (await check(0)) return null;
      return `Files are refused: the data takes ${inMB(size.used)} of ${inMB(limit)} MB (DATA_LIMIT_MB), and the disk has ${inMB(size.diskFree)} MB left.`;
    },
  };
}

const inMB = (bytes: number) => Math.round(bytes / MB);
