/**
 * Kind of a build. The quick build, that of a first start, leaves out optimizations that visitors
 * can do without for some minutes (docs/decisions/0067).
 */
export type BuildKind = 'quick' | 'complete';

/** Progress of a build stage: the number of pages done, and of all pages. */
export interface StageProgress {
  stage: 'render' | 'optimize';
  done: number;
  total: number;
}

/** True in the quick build of a first start; `scripts/build.ts` sets the variable. */
export const isQuickBuild = process.env['SITE_BUILD'] === 'quick';

/** True if `scripts/build.ts` receives reports: it prints one line, and Astro only its warnings. */
export const reportsProgress = process.env['BUILD_PROGRESS'] === '1';

/** Reports the progress of a build stage to `scripts/build.ts`. */
export function reportPages(progress: StageProgress): void {
  if (reportsProgress) process.send?.(progress);
}

/** Ends this process when its parent process, which waits for its result, has ended. */
export function endWithParent(): void {
  // Not `process.exit`, which may hang (server/prevent-exit-hang.ts).
  const kill = () => process.kill(process.pid, 'SIGKILL');
  // `connected` is undefined if there is no parent that waits.
  if (process.connected === false) kill();
  process.once('disconnect', kill);
  // A listener alone would keep this process alive.
  process.channel?.unref();
}
