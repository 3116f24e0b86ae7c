/**
 * `node scripts/build.ts [--force]`: builds site and server unless a complete build is newer than
 * all sources. A failed build leaves the last one as it was: everything is built in other folders,
 * which replace those of the last build at the end.
 *
 * `npm start` adds `--progress`, one line in place of logs. `--quick` makes the quick build of a
 * first start; `--complete` replaces the quick build by a complete one, at low priority.
 */
import './pinned-node.ts';
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { endWithParent } from '../integrations/build-mode.ts';
import { isAdopted } from '../src/content/adopted.ts';
import { isInShowcase, showcasePictureFile } from '../src/page-meta/showcase-picture.ts';
import { plainOutput, progressOutput } from './builds/build-output.ts';
import { buildListFile, buildState, buildTime, mayComplete } from './builds/build-state.ts';
import { nextFolders, removeNextFolders } from './builds/next-folders.ts';
import { runProgram } from './builds/run-program.ts';
import { prepareContent } from './prepare-content.ts';
import { readPages } from './read-pages.ts';
import { copyMissingFiles, recoverFolder, replaceFolder } from './replace-folder.ts';

const hasOption = (option: string) => process.argv.includes(option);
const buildKind = hasOption('--quick') ? 'quick' : 'complete';
const isCompletion = hasOption('--complete');
const output = hasOption('--progress') ? progressOutput(buildKind) : plainOutput(!isCompletion);

/** Ends the process, and keeps the last build. */
function fail(message: string): never {
  output.end();
  removeNextFolders();
  const lastBuildNote = existsSync('dist/index.html') ? ' What is built is as it was.' : '';
  process.stderr.write(`${message}\n\nNothing was built.${lastBuildNote}\n`);
  process.exit(1);
}

async function run(...command: string[]): Promise<void> {
  const env = {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    // Vite has set this to "development" while it checked the content.
    NODE_ENV: 'production',
    SITE_BUILD: buildKind,
    BUILD_PROGRESS: output.hasLogs ? '0' : '1',
  };
  if (!(await runProgram(command, env, output))) fail(`${command.join(' ')} failed.`);
}

const buildSite = () => run('node_modules/.bin/astro', 'build', '--outDir', nextFolders.site);

/**
 * Prints the pages without a thumbnail; the showcase shows their first picture instead. Prints
 * nothing for a site without a showcase.
 */
function printMissingThumbnails(): void {
  const pages = readPages();
  if (!pages.some(({ group }) => group === 'showcase')) return;
  const pagesWithout = pages
    .filter(isInShowcase)
    .filter(({ path }) => !existsSync(`public/showcase/${showcasePictureFile(path)}`));
  if (pagesWithout.length === 0) return;
  const paths = pagesWithout.map(({ path }) => path).join(', ');
  process.stdout.write(
    `Without a thumbnail in the showcase: ${paths}. Start the site, then: npm run showcase:thumbnails -- --missing\n`,
  );
}

/** Prints the gaps that the pages of an adopted site still have. */
async function printGaps(): Promise<void> {
  if (!isAdopted) return;
  const [{ siteConfig }, { summarizeGaps, gapsIn }, { ownTexts }] = await Promise.all([
    import('../site.config.ts'),
    import('./adopt/gaps.ts'),
    import('./adopt/texts.ts'),
  ]);
  process.stdout.write(summarizeGaps(gapsIn(ownTexts(process.cwd(), siteConfig.home))));
}

async function build(): Promise<void> {
  recoverFolder('dist');
  recoverFolder('dist-server');
  removeNextFolders();
  const contentErrors = await prepareContent(output.print);
  if (contentErrors) fail(contentErrors);
  const startTime = new Date();
  output.enter('bundle');
  await buildSite();
  await run(process.execPath, 'server/build.ts', nextFolders.server);
  const lastFiles = existsSync(`dist-server/${buildListFile}`)
    ? readFileSync(`dist-server/${buildListFile}`, 'utf8')
    : '';
  const files = readdirSync(nextFolders.server);
  // A running server still loads chunks of the last build when they are first needed.
  copyMissingFiles('dist-server', nextFolders.server, lastFiles.split('\n').filter(Boolean));
  writeFileSync(join(nextFolders.server, buildListFile), files.join('\n'));
  // Files that were saved during the build are not in it, so the build has to be older than they
  // are.
  utimesSync(join(nextFolders.server, buildListFile), startTime, startTime);
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
 * Replaces the quick site by the complete one, unless a source has changed. The server's files are
 * the same in both builds.
 */
async function complete(): Promise<void> {
  lowerPriority();
  removeNextFolders();
  const quickBuildTime = buildTime();
  if (!mayComplete(quickBuildTime)) return;
  await buildSite();
  // Checks again: sources that were saved meanwhile are unchecked, and newer than the server.
  if (mayComplete(quickBuildTime)) replaceFolder(nextFolders.site, 'dist');
  else removeNextFolders();
}

endWithParent();
if (isCompletion) await complete();
else {
  const { isFresh, isComplete } = buildState();
  if (hasOption('--force') || hasOption('--quick') || !isFresh || !isComplete) await build();
  printMissingThumbnails();
  await printGaps();
}
