/**
 * `npm start`: builds if needed, then runs the server in this process. The heap limits in
 * package.json keep it under 200 MB: otherwise Node collects no garbage until half of the machine's
 * memory is full. If nothing is built yet, it waits for a quick build alone; the complete build
 * follows while the server runs (docs/decisions/0067).
 */
import './pinned-node.ts';
import { once } from 'node:events';
import { buildBeforeStart, buildState, buildTime, isComplete } from './builds/build-state.ts';
import { completeBuild } from './builds/complete-build.ts';
import { spawnBuild } from './builds/spawn-build.ts';
import { recoverFolder } from './replace-folder.ts';

type Server = typeof import('../server/main.ts');

for (const folder of ['dist', 'dist-server']) recoverFolder(folder);
const buildKind = buildBeforeStart(buildState());
if (buildKind !== 'none') {
  const options = [buildKind === 'quick' ? '--quick' : '--force', '--progress'];
  const [code] = await once(spawnBuild(options, 'inherit'), 'close');
  if (code !== 0) process.exit(1);
}
// Read before the import: if another build ends in between, its sources are treated as changed.
const serverBuildTime = buildTime();
const { started }: Server = await import('../dist-server/main.js' as string);
const { reloadSite } = await started;
if (!isComplete()) await completeBuild(serverBuildTime, reloadSite);
