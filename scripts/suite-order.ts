import type { Suite } from './suites.ts';

/** State of a run of suites. */
export interface Progress {
  waiting: readonly Suite[];
  running: readonly Suite[];
  /** Names of the suites that have ended. */
  ended: ReadonlySet<string>;
}

/**
 * Returns the suites that cannot run, because one that they depend on failed or is blocked itself.
 */
export function blockedBy(failed: readonly string[], waiting: readonly Suite[]): Suite[] {
  const blocked = waiting.filter(({ after }) => after?.some((name) => failed.includes(name)));
  if (blocked.length === 0) return [];
  const rest = waiting.filter((suite) => !blocked.includes(suite));
  return [
    ...blocked,
    ...blockedBy(
      blocked.map(({ name }) => name),
      rest,
    ),
  ];
}

/**
 * Returns the suites that may start now, in order, with at most `jobs` running. A suite marked
 * `alone` runs without others; one with `after` waits for those of them that are part of the run.
 */
export function startable({ waiting, running, ended }: Progress, jobs: number): Suite[] {
  const isPending = (name: string) =>
    !ended.has(name) && [...waiting, ...running].some((suite) => suite.name === name);
  const chosen: Suite[] = [];
  for (const suite of waiting) {
    const busy = [...running, ...chosen];
    if (busy.length >= jobs || busy.some(({ alone }) => alone)) break;
    if (suite.after?.some(isPending)) continue;
    // No later suite overtakes it, or it might never be alone.
    if (suite.alone && busy.length > 0) break;
    chosen.push(suite);
  }
  return chosen;
}
