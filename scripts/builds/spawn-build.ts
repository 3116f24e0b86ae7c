import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Runs `scripts/build.ts` in another process, which ends with this one. So the memory of a build is
 * free again when the server starts.
 *
 * @param output output of the build: shared with this process, or readable from the child
 */
export const spawnBuild = (options: readonly string[], output: 'inherit' | 'pipe'): ChildProcess =>
  spawn(process.execPath, ['scripts/build.ts', ...options], {
    stdio: ['ignore', output, output, 'ipc'],
  });
