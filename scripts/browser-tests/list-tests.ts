import { spawnSync } from 'node:child_process';
import { type ReportedTest, readReport } from './report.ts';

/**
 * Lists the browser tests in folders, without running them.
 * @throws Error with Playwright's output when they cannot be loaded.
 */
export function listTests(folders: readonly string[]): ReportedTest[] {
  const { status, stdout, stderr } = spawnSync(
    'node_modules/.bin/playwright',
    ['test', ...folders, '--list', '--reporter=json'],
    { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, env: { ...process.env, FORCE_COLOR: '0' } },
  );
  if (status !== 0) throw new Error(`The browser tests cannot be listed.\n${stderr}${stdout}`);
  return readReport(stdout);
}
