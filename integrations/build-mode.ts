/**
 * Kinds of build. The quick one, of a first start, leaves out what a visitor does without for some
 * minutes (docs/decisions/0067).
 */
export type BuildKind = 'quick' | 'complete';

/** Pages that a stage of a build has done, of all. */
export interface PagesDone {
  stage: 'render' | 'optimize';
  done: number;
  total: number;
}

/** True in the quick build of a first start; `scripts/build.ts` sets the variable. */
export const isQuickBuild = process.env['SITE_BUILD'] === 'quick';

/** True where `scripts/build.ts` waits for reports: it prints one line, and Astro only warnings. */
export const reportsProgress = process.env['BUILD_PROGRESS'] === '1';

/** Reports pages to `scripts/build.ts`. */
export function reportPages(pages: PagesDone): void {
  if (reportsProgress) process.send?.(pages);
}

/** Ends this process as soon as the one that has started it, to wait for its result, has ended. */
export function endWithParent(): void {
  // No exit, which may hang (server/prevent-exit-hang.ts).
  const end = () => process.kill(process.pid, 'SIGKILL');
  // Undefined where no process waits.
  if (process.connected === false) end();
  process.once('disconnect', end);
  // Listening alone would keep this process alive.
  process.channel?.unref();
}
