import { once } from 'node:events';
import { buildState, mayServe } from './build-state.ts';
import { spawnBuild } from './spawn-build.ts';

const startMessage = `  Note    This is the quick build of a first start. The complete one (sharing
          cards, smallest files) is made while the server runs. If you stop it
          before, the next start goes on.

`;
const doneMessage = `
  The complete build is there, and is served from now on.

`;
const changedMessage = (nextStart: 'serves' | 'builds and serves') => `
  Sources have changed meanwhile. The site stays as it is: the next start ${nextStart} them.

`;
const failureMessage = (reason: string) => `
${reason}

The complete build failed. The site stays as it is, and the next start tries again.

`;

/**
 * Runs the complete build at low priority.
 * @returns `stopped` if the build was ended together with the server
 * @throws Error with its output when it fails
 */
async function runBuild(): Promise<'done' | 'stopped'> {
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
 * Replaces the quick build of a first start by a complete build, which the running server then
 * serves. Never throws: after a failure the server continues with the quick build.
 *
 * @param serverBuildTime time of the build whose code the server runs, in ms
 * @param reloadSite function that reads the built site again and serves it
 */
export async function completeBuild(
  serverBuildTime: number,
  reloadSite: () => Promise<void>,
): Promise<void> {
  process.stdout.write(startMessage);
  try {
    if ((await runBuild()) === 'stopped') return;
    // Another build may have made pages of changed sources meanwhile. They would not match the code
    // of the running server.
    const isSame = mayServe(serverBuildTime);
    if (isSame) await reloadSite();
    const nextStart = buildState().isFresh ? 'serves' : 'builds and serves';
    process.stdout.write(isSame ? doneMessage : changedMessage(nextStart));
  } catch (error) {
    process.stderr.write(failureMessage(error instanceof Error ? error.message : String(error)));
  }
}
