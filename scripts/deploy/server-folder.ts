import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isComplete, stamp } from '../builds/build-state.ts';

const readable = 0o644;
const executable = 0o755;

/** Copies a folder for every user to read, whatever permissions the build's files have. */
function copyFolder(from: string, to: string, mode: number): void {
  mkdirSync(to, { recursive: true, mode: executable });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, target, mode);
    else copyPlain(source, target, mode);
  }
}

function copyPlain(from: string, to: string, mode: number): void {
  copyFileSync(from, to);
  chmodSync(to, mode);
}

/**
 * Writes all that a server needs to run, except Node and its data: the built pages, the bundled
 * server without source maps, and its commands (`bin/serve`, `leads`, `backup`, `healthcheck`).
 *
 * @param node Node executable to copy beside the commands, which then use it; none if left out
 * @throws Error with a message for the user when nothing is built
 */
export function writeServerFolder(folder: string, node: string | null): void {
  // Lists the files of the last build; older chunks are in there too.
  const names = join('dist-server', stamp);
  if (!isComplete() || !existsSync(names))
    throw new Error('There is no complete build of the site. Build it first: npm run build.');
  copyFolder('dist', join(folder, 'dist'), readable);
  const server = join(folder, 'dist-server');
  mkdirSync(server, { mode: executable });
  for (const name of readFileSync(names, 'utf8').split('\n'))
    if (name.endsWith('.js')) copyPlain(join('dist-server', name), join(server, name), readable);
  writeFileSync(join(server, 'package.json'), '{ "type": "module" }\n', { mode: readable });
  copyFolder('deploy/bin', join(folder, 'bin'), executable);
  if (node !== null) copyPlain(node, join(folder, 'bin/node'), executable);
}
