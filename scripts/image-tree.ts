/**
 * `node scripts/image-tree.ts FOLDER [--node]`: writes the built site and server into a folder that
 * runs on any machine with Node 24: the content of the container image. With `--node` it brings
 * Node along. A folder that this script has written before is replaced, by renames.
 */
import './pinned-node.ts';
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { folderSize } from './deploy/folder-size.ts';
import { writeServerFolder } from './deploy/server-folder.ts';
import { replaceFolder } from './replace-folder.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { node: { type: 'boolean', default: false } },
});
const [givenFolder] = positionals;

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

if (givenFolder === undefined || positionals.length > 1)
  fail('Say where: node scripts/image-tree.ts FOLDER [--node]');
const folder = resolve(givenFolder);
if (existsSync(folder) && !existsSync(join(folder, 'bin/serve')))
  fail(`${folder} is there already, and this script did not write it.`);
const nextFolder = `${folder}.next`;
rmSync(nextFolder, { recursive: true, force: true });
try {
  writeServerFolder(nextFolder, values.node ? process.execPath : null);
} catch (error) {
  rmSync(nextFolder, { recursive: true, force: true });
  fail(error instanceof Error ? error.message : String(error));
}
replaceFolder(nextFolder, folder);

const megabytes = (path: string) => (folderSize(path) / 1e6).toFixed(1);
process.stdout.write(
  `${folder}: ${megabytes(folder)} MB (pages ${megabytes(join(folder, 'dist'))}, server ${megabytes(join(folder, 'dist-server'))}). Start it: ${join(folder, 'bin/serve')}\n`,
);
