import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { waitFor } from '../reliability/wait-for.ts';

export interface RunningProxy {
  stop: () => Promise<void>;
}

/** Returns true when a program listens on a port of the loopback. */
const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/**
 * Starts a proxy and waits until it listens.
 * @throws Error with its output when it ends instead.
 */
export async function startProxy(
  program: string,
  args: string[],
  port: number,
  env: Record<string, string> = {},
): Promise<RunningProxy> {
  const path = `${process.env['PATH']}:/usr/sbin`;
  const child = spawn(program, args, { env: { PATH: path, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const failed = new Promise<never>((_resolve, reject) => child.once('error', reject));
  const ready = waitFor(`${program} to listen`, async () => {
    if (child.exitCode !== null) throw new Error(`${program} ended:\n${output}`);
    return listens(port);
  });
  await Promise.race([ready, failed]);
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
