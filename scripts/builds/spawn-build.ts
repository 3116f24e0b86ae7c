import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Runs `scripts/build.ts` in a process of its own, which ends with this one: so the server that
 * follows has no memory of a build.
 *
 * @param output its output: shared with this process, or readable from the child
 */
export const spawnBuild = (options: readonly string[], output: 'inherit' | 'pipe'): ChildProcess =>
  spawn(process.execPath, ['scripts/build.ts', ...options], {
    stdio: ['ignore', output, output, 'ipc'],
  });
