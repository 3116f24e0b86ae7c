/**
 * `node scripts/build.ts [--force]`: builds site and server unless a complete build is newer than
 * all sources. A failed build leaves the last one as it was: everything is built aside and swapped
 * in at the end.
 *
 * `npm start` adds `--progress`, one line in place of logs. With `--quick` the site is the quick
 * one of a first start; `--complete` replaces that by the complete one, at low priority.
 */
import './pinned-node.ts';
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { endWithParent } from '../integrations/build-mode.ts';
import { isInShowcase, showcasePictureFile } from '../src/page-meta/showcase-picture.ts';
import { plainOutput, progressOutput } from './builds/build-output.ts';
import { buildState, builtAt, mayComplete, stamp } from './builds/build-state.ts';
import { nextFolders, removeNextFolders } from './builds/next-folders.ts';
import { runProgram } from './builds/run-program.ts';
import { prepareContent } from './prepare-content.ts';
import { readPages } from './read-pages.ts';
import { carryOver, recoverFolder, replaceFolder } from './replace-folder.ts';

const has = (option: string) => process.argv.includes(option);
const kind = has('--quick') ? 'quick' : 'complete';
const completes = has('--complete');
const output = has('--progress') ? progressOutput(kind) : plainOutput(!completes);

/** Ends the process, and keeps the last build. */
function fail(message: string): never {
  output.end();
  removeNextFolders();
  const left = existsSync('dist/index.html') ? ' What is built is as it was.' : '';
  process.stderr.write(`${message}\n\nNothing was built.${left}\n`);
  process.exit(1);
}

async function run(...command: string[]): Promise<void> {
  const env = {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    // Vite, which checked the content, has left "development" here.
    NODE_ENV: 'production',
    SITE_BUILD: kind,
    BUILD_PROGRESS: output.hasLogs ? '0' : '1',
  };
  if (!(await runProgram(command, env, output))) fail(`${command.join(' ')} failed.`);
}

const buildSite = () => run('node_modules/.bin/astro', 'build', '--outDir', nextFolders.site);

/**
 * Prints the pages without a thumbnail; the showcase shows their first picture instead. Nothing on a
 * site without a showcase.
 */
function printMissingThumbnails(): void {
  const pages = readPages();
  if (!pages.some(({ group }) => group === 'showcase')) return;
  const missing = pages
    .filter(isInShowcase)
    .filter(({ path }) => !existsSync(`public/showcase/${showcasePictureFile(path)}`));
  if (missing.length === 0) return;
  const paths = missing.map(({ path }) => path).join(', ');
  process.stdout.write(
    `Without a thumbnail in the showcase: ${paths}. Start the site, then: npm run showcase:thumbnails -- --missing\n`,
  );
}

async function build(): Promise<void> {
  recoverFolder('dist');
  recoverFolder('dist-server');
  removeNextFolders();
  const wrong = await prepareContent(output.print);
  if (wrong) fail(wrong);
  const began = new Date();
  output.enter('bundle');
  await buildSite();
  await run(process.execPath, 'server/build.ts', nextFolders.server);
  const last = existsSync(`dist-server/${stamp}`)
    ? readFileSync(`dist-server/${stamp}`, 'utf8')
    : '';
  const files = readdirSync(nextFolders.server);
  // A running server still loads chunks of the last build when they are first needed.
  carryOver('dist-server', nextFolders.server, last.split('\n').filter(Boolean));
  writeFileSync(join(nextFolders.server, stamp), files.join('\n'));
  // Files saved while this ran are not in the build, so it has to look older than they are.
  utimesSync(join(nextFolders.server, stamp), began, began);
  replaceFolder(nextFolders.site, 'dist');
  replaceFolder(nextFolders.server, 'dist-server');
  output.end();
}

function lowerPriority(): void {
  try {
    setPriority(constants.priority.PRIORITY_LOW);
  } catch {
    // The system does not allow it.
  }
}

/**
 * Replaces the quick site by the complete one, while no source has changed. The server's files are
 * the same for both.
 */
async function complete(): Promise<void> {
  lowerPriority();
  removeNextFolders();
  const quick = builtAt();
  if (!mayComplete(quick)) return;
  await buildSite();
  // Again: sources that were saved meanwhile are unchecked, and newer than the server's files.
  if (mayComplete(quick)) replaceFolder(nextFolders.site, 'dist');
  else removeNextFolders();
}

endWithParent();
if (completes) await complete();
else {
  const { isFresh, isComplete: hasAll } = buildState();
  if (has('--force') || has('--quick') || !isFresh || !hasAll) await build();
  printMissingThumbnails();
}
