import { spawn } from 'node:child_process';
import { freePort } from '../../scripts/free-port.ts';
import { waitFor } from '../reliability/wait-for.ts';

/** Serves a built Next.js project until stopped. */
export async function startNext(
  folder: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const args = ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', `${port}`];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore' });
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const url = `http://127.0.0.1:${port}`;
  await waitFor('Next.js to answer', async () => {
    const answer = await fetch(url).catch(() => undefined);
    return answer?.ok === true || child.exitCode !== null;
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, stop };
}
