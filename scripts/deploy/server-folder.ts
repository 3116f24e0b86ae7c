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
import { buildListFile, isComplete } from '../builds/build-state.ts';

const readableMode = 0o644;
const executableMode = 0o755;

/** Copies a folder; every user can read the copy, whatever permissions the build's files have. */
function copyFolder(from: string, to: string, mode: number): void {
  mkdirSync(to, { recursive: true, mode: executableMode });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, target, mode);
    else copyWithMode(source, target, mode);
  }
}

function copyWithMode(from: string, to: string, mode: number): void {
  copyFileSync(from, to);
  chmodSync(to, mode);
}

/**
 * Writes all that a server needs to run, except Node and its data: the built pages, the bundled
 * server without source maps, and its commands (`bin/serve`, `leads`, `backup`, `healthcheck`).
 *
 * @param node Node executable to copy beside the commands, which then use it; null for none
 * @throws Error with a message for the user when nothing is built
 */
export function writeServerFolder(folder: string, node: string | null): void {
  // The folder contains chunks of older builds as well, so only the files of the list are copied.
  const listPath = join('dist-server', buildListFile);
  if (!isComplete() || !existsSync(listPath))
    throw new Error('There is no complete build of the site. Build it first: npm run build.');
  copyFolder('dist', join(folder, 'dist'), readableMode);
  const serverFolder = join(folder, 'dist-server');
  mkdirSync(serverFolder, { mode: executableMode });
  for (const name of readFileSync(listPath, 'utf8').split('\n'))
    if (name.endsWith('.js'))
      copyWithMode(join('dist-server', name), join(serverFolder, name), readableMode);
  writeFileSync(join(serverFolder, 'package.json'), '{ "type": "module" }\n', {
    mode: readableMode,
  });
  copyFolder('deploy/bin', join(folder, 'bin'), executableMode);
  if (node !== null) copyWithMode(node, join(folder, 'bin/node'), executableMode);
}
