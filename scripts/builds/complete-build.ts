import { once } from 'node:events';
import { buildState } from './build-state.ts';
import { spawnBuild } from './spawn-build.ts';

const before = `  Note    This is the quick build of a first start. The complete one (sharing
          cards, smallest files) is made while the server runs. If you stop it
          before, the next start goes on.

`;
const after = `
  The complete build is there, and is served from now on.

`;
const changed = `
  The complete build is there. Sources have changed since: the next start builds and serves them.

`;
const failure = (reason: string) => `
${reason}

The complete build failed. The site stays as it is, and the next start tries again.

`;

/**
 * Runs the complete build at low priority. Silent about one that was stopped with the server.
 * @throws Error with its output when it fails
 */
async function run(): Promise<'done' | 'stopped'> {
  const child = spawnBuild(['--complete'], 'pipe');
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const [code, signal] = await once(child, 'close');
  if (code === 0) return 'done';
  if (signal === 'SIGINT' || signal === 'SIGTERM') return 'stopped';
  throw new Error(output.trim() || `It ended by ${signal ?? code}.`);
}

/**
 * Replaces the quick build of a first start by the complete one, and the site of the running server
 * with it. Never throws: the quick build goes on being served.
 *
 * @param reloadSite function that reads the built site again and serves it
 */
export async function completeBuild(reloadSite: () => Promise<void>): Promise<void> {
  process.stdout.write(before);
  try {
    if ((await run()) === 'stopped') return;
    // Pages of changed sources would not match the code of the running server.
    const { isFresh } = buildState();
    if (isFresh) await reloadSite();
    process.stdout.write(isFresh ? after : changed);
  } catch (error) {
    process.stderr.write(failure(error instanceof Error ? error.message : String(error)));
  }
}
