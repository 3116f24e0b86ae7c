import type { Suite } from './suites.ts';

/** State of a run of suites. */
export interface SuiteProgress {
  waiting: readonly Suite[];
  running: readonly Suite[];
  /** Names of the suites that have ended. */
  ended: ReadonlySet<string>;
}

/**
 * Returns the suites that cannot run, because one that they depend on failed or is blocked itself.
 */
export function blockedBy(failed: readonly string[], waiting: readonly Suite[]): Suite[] {
  const blocked = waiting.filter(({ dependsOn }) =>
    dependsOn?.some((name) => failed.includes(name)),
  );
  if (blocked.length === 0) return [];
  const stillWaiting = waiting.filter((suite) => !blocked.includes(suite));
  return [
    ...blocked,
    ...blockedBy(
      blocked.map(({ name }) => name),
      stillWaiting,
    ),
  ];
}

/**
 * Returns the suites that may start now, in order, with at most `jobs` running. A suite marked
 * `runsAlone` runs without others; a suite waits for those of its `dependsOn` that are part of the
 * run.
 */
export function findStartable({ waiting, running, ended }: SuiteProgress, jobs: number): Suite[] {
  const isPending = (name: string) =>
    !ended.has(name) && [...waiting, ...running].some((suite) => suite.name === name);
  const startingSuites: Suite[] = [];
  for (const suite of waiting) {
    const activeSuites = [...running, ...startingSuites];
    if (activeSuites.length >= jobs || activeSuites.some(({ runsAlone }) => runsAlone)) break;
    if (suite.dependsOn?.some(isPending)) continue;
    // No later suite may start before this one, or it might never be alone.
    if (suite.runsAlone && activeSuites.length > 0) break;
    startingSuites.push(suite);
  }
  return startingSuites;
}
