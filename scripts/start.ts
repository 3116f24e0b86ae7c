/**
 * `npm start`: builds if needed, then runs the server in this process. The heap limits in
 * package.json keep it under 200 MB: otherwise Node collects no garbage until half of the machine's
 * memory is full. Where nothing is built yet, it waits for a quick build alone; the complete one
 * follows while the server runs (docs/decisions/0067).
 */
import './pinned-node.ts';
import { once } from 'node:events';
import { buildBeforeStart, buildState, builtAt, isComplete } from './builds/build-state.ts';
import { completeBuild } from './builds/complete-build.ts';
import { spawnBuild } from './builds/spawn-build.ts';
import { recoverFolder } from './replace-folder.ts';

type Server = typeof import('../server/main.ts');

for (const folder of ['dist', 'dist-server']) recoverFolder(folder);
const build = buildBeforeStart(buildState());
if (build !== 'none') {
  const options = [build === 'quick' ? '--quick' : '--force', '--progress'];
  const [code] = await once(spawnBuild(options, 'inherit'), 'close');
  if (code !== 0) process.exit(1);
}
// Before the import: if another build ends in between, its sources count as changed.
const served = builtAt();
const { started }: Server = await import('../dist-server/main.js' as string);
const { reloadSite } = await started;
if (!isComplete()) await completeBuild(served, reloadSite);
