/**
 * Builds site and server, or leaves them where nothing that they are made of is newer. A build that
 * fails leaves the last one as it was: everything is made aside and put in its place at the end.
 * `node scripts/build.ts [--force]`
 */
import './pinned-node.ts';
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isInShowcase, showcasePictureFile } from '../src/page-meta/showcase-picture.ts';
import { prepareContent } from './prepare-content.ts';
import { readCatalogue } from './read-catalogue.ts';
import { carryOver, recoverFolder, swapFolder } from './swap-folder.ts';

const sources = [
  'src',
  'people',
  'pictures',
  'server',
  'public',
  'integrations',
  'scripts',
  'astro.config.ts',
  'site.config.ts',
  'package-lock.json',
];
const next = { site: 'dist.next', server: 'dist-server.next' };
/** In the folder of the server: when it was built, and the names of its files. */
const stamp = 'built';

/** Time of the newest file at or below a path, in ms. */
function newest(path: string): number {
  if (!existsSync(path)) return 0;
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

export function isFresh(): boolean {
  if (!existsSync(`dist-server/${stamp}`) || !existsSync('dist/index.html')) return false;
  return Math.max(...sources.map(newest)) < statSync(`dist-server/${stamp}`).mtimeMs;
}

function clear(): void {
  for (const folder of Object.values(next)) rmSync(folder, { recursive: true, force: true });
}

/** Ends the build, and leaves what was built before. */
function fail(said: string): never {
  clear();
  const left = existsSync('dist/index.html') ? ' What is built is as it was.' : '';
  process.stderr.write(`${said}\n\nNothing was built.${left}\n`);
  process.exit(1);
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: process.env });
  if (status !== 0) fail(`${[command, ...args].join(' ')} failed.`);
}

/** The showcase does without: such a page shows its first picture there. */
function tellMissingPictures(): void {
  const missing = readCatalogue()
    .filter(isInShowcase)
    .filter(({ path }) => !existsSync(`public/showcase/${showcasePictureFile(path)}`));
  if (missing.length === 0) return;
  const paths = missing.map(({ path }) => path).join(', ');
  process.stdout.write(
    `Without a small picture in the showcase: ${paths}. Start the site, then: npm run showcase-pictures -- --missing\n`,
  );
}

async function build(): Promise<void> {
  recoverFolder('dist');
  recoverFolder('dist-server');
  clear();
  const wrong = await prepareContent();
  if (wrong) fail(wrong);
  const began = new Date();
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  run('node_modules/.bin/astro', ['build', '--outDir', next.site]);
  run(process.execPath, ['server/build.ts', next.server]);
  const last = existsSync(`dist-server/${stamp}`)
    ? readFileSync(`dist-server/${stamp}`, 'utf8')
    : '';
  const files = readdirSync(next.server);
  // A server that runs still loads parts of itself when they are first needed.
  carryOver('dist-server', next.server, last.split('\n').filter(Boolean));
  writeFileSync(join(next.server, stamp), files.join('\n'));
  // What was saved while this ran is not in it.
  utimesSync(join(next.server, stamp), began, began);
  swapFolder(next.site, 'dist');
  swapFolder(next.server, 'dist-server');
}

if (process.argv.includes('--force') || !isFresh()) await build();
tellMissingPictures();
