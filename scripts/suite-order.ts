import type { Suite } from './suites.ts';

/** How far a run of suites is. */
export interface Progress {
  waiting: readonly Suite[];
  running: readonly Suite[];
  /** Names of the suites that have ended. */
  ended: ReadonlySet<string>;
}

/**
 * Suites that may start now, in their order, with at most `jobs` running. One that loads the machine
 * runs alone; one that needs what another makes waits for it, where that is part of the run.
 */
export function startable({ waiting, running, ended }: Progress, jobs: number): Suite[] {
  const isPending = (name: string) =>
    !ended.has(name) && [...waiting, ...running].some((suite) => suite.name === name);
  const chosen: Suite[] = [];
  for (const suite of waiting) {
    const busy = [...running, ...chosen];
    if (busy.length >= jobs || busy.some(({ alone }) => alone)) break;
    if (suite.after?.some(isPending)) continue;
    // What comes later in the order must not keep it waiting for ever.
    if (suite.alone && busy.length > 0) break;
    chosen.push(suite);
  }
  return chosen;
}
