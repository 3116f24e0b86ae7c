/**
 * First import of every script: runs it under the Node of `node_modules`, from the project root,
 * with the binaries of its packages on the PATH, however it was called. (Node 20 cannot parse
 * TypeScript: there, `npx node scripts/….ts`.)
 */
import '../server/prevent-exit-hang.ts';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const projectRoot = join(import.meta.dirname, '..');
const binFolder = join(projectRoot, 'node_modules/.bin');
const pinnedPackageJson = join(projectRoot, 'node_modules/node/package.json');

const majorOf = (version: string) => version.split('.')[0];

if (!existsSync(pinnedPackageJson)) {
  process.stderr.write('The packages are not installed: run "npm ci" first.\n');
  process.exit(1);
}
process.chdir(projectRoot);
const path = process.env['PATH'] ?? '';
if (!path.split(delimiter).includes(binFolder))
  process.env['PATH'] = `${binFolder}${delimiter}${path}`;

const { version } = JSON.parse(readFileSync(pinnedPackageJson, 'utf8'));
if (majorOf(process.versions.node) !== majorOf(version)) {
  const args = [...process.execArgv, ...process.argv.slice(1)];
  const { status } = spawnSync(join(binFolder, 'node'), args, { stdio: 'inherit' });
  process.exit(status ?? 1);
}
