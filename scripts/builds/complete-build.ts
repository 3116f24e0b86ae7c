import { once } from 'node:events';
import { buildState, mayServe } from './build-state.ts';
import { spawnBuild } from './spawn-build.ts';

const before = `  Note    This is the quick build of a first start. The complete one (sharing
          cards, smallest files) is made while the server runs. If you stop it
          before, the next start goes on.

`;
const after = `
  The complete build is there, and is served from now on.

`;
const changed = (does: 'serves' | 'builds and serves') => `
  Sources have changed meanwhile. The site stays as it is: the next start ${does} them.

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
 * @param served time of the build whose code the server runs, in ms
 * @param reloadSite function that reads the built site again and serves it
 */
export async function completeBuild(
  served: number,
  reloadSite: () => Promise<void>,
): Promise<void> {
  process.stdout.write(before);
  try {
    if ((await run()) === 'stopped') return;
    // Pages of changed sources, which another build may have made meanwhile, would not match the code
    // of the running server.
    const isSame = mayServe(served);
    if (isSame) await reloadSite();
    const does = buildState().isFresh ? 'serves' : 'builds and serves';
    process.stdout.write(isSame ? after : changed(does));
  } catch (error) {
    process.stderr.write(failure(error instanceof Error ? error.message : String(error)));
  }
}
