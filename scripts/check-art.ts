/** `npm run art:check`: checks types and style of `art/`, which the checks of the site leave out. */
import './pinned-node.ts';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const projectRoot = join(import.meta.dirname, '..');

function succeeds(folder: string, program: string, ...args: string[]): boolean {
  const path = join(projectRoot, 'node_modules/.bin', program);
  return spawnSync(path, args, { cwd: join(projectRoot, folder), stdio: 'inherit' }).status === 0;
}

const results = [
  succeeds('.', 'tsc', '-p', 'art'),
  succeeds('art', 'biome', 'check', '--error-on-warnings'),
];
process.exitCode = results.every(Boolean) ? 0 : 1;
