import { type ChildProcess, spawn } from 'node:child_process';

/** A user without rights on any file; Debian's `nobody`. */
export const strangerId = 65_534;

/**
 * Script that makes every file read-only except one folder, as `docker run --read-only` does, and
 * goes on as a user without privileges.
 */
const confine = [
  'mount --bind "$WRITABLE" "$WRITABLE"',
  'mount -o remount,bind,ro /',
  `exec setpriv --reuid=${strangerId} --regid=${strangerId} --clear-groups --no-new-privs --bounding-set=-all -- "$@"`,
].join(' && ');

export interface ConfinedProgram {
  child: ChildProcess;
  /** Standard output and error so far. */
  output: () => string;
  /** Resolves with the exit code, null after a kill. */
  ended: Promise<number | null>;
}

/**
 * Starts a program as a stranger on a read-only file system, with only these settings. Needs root,
 * for the mount namespace.
 *
 * @param writable the one folder that it may write to; it has to belong to the stranger
 */
export function runConfined(
  command: readonly string[],
  { writable, settings }: { writable: string; settings: Record<string, string> },
): ConfinedProgram {
  const args = ['--mount', '--propagation', 'private', 'sh', '-c', confine, 'sh', ...command];
  const child = spawn('unshare', args, {
    cwd: '/',
    env: { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', WRITABLE: writable, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => resolve(code));
  });
  return { child, output: () => output, ended };
}
