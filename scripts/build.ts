/**
 * `node scripts/build.ts [--force]`: builds site and server unless they are newer than all sources.
 * A failed build leaves the last one as it was: everything is built aside and swapped in at the
 * end.
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
import { readPages } from './read-pages.ts';
import { carryOver, recoverFolder, replaceFolder } from './replace-folder.ts';

const sources = [
  'src',
  'people',
  'pictures',
  'server',
  'public',
  'integrations',
  'scripts',
  'astro.config.ts',
  'leads.config.ts',
  'site.config.ts',
  'package-lock.json',
];
const next = { site: 'dist.next', server: 'dist-server.next' };
/**
 * File in the server's folder: its time is that of the build, its content the names of the built
 * files.
 */
const stamp = 'built';

/** Returns the modification time of the newest file at or below a path, without tests, in ms. */
function newest(path: string): number {
  if (!existsSync(path) || /\.(?:test|spec)\.tsx?$/.test(path)) return 0;
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

/** Ends the process, and keeps the last build. */
function fail(message: string): never {
  clear();
  const left = existsSync('dist/index.html') ? ' What is built is as it was.' : '';
  process.stderr.write(`${message}\n\nNothing was built.${left}\n`);
  process.exit(1);
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: process.env });
  if (status !== 0) fail(`${[command, ...args].join(' ')} failed.`);
}

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
  clear();
  const wrong = await prepareContent();
  if (wrong) fail(wrong);
  const began = new Date();
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  // Vite, which checked the content, has left "development" here.
  process.env['NODE_ENV'] = 'production';
  run('node_modules/.bin/astro', ['build', '--outDir', next.site]);
  run(process.execPath, ['server/build.ts', next.server]);
  const last = existsSync(`dist-server/${stamp}`)
    ? readFileSync(`dist-server/${stamp}`, 'utf8')
    : '';
  const files = readdirSync(next.server);
  // A running server still loads chunks of the last build when they are first needed.
  carryOver('dist-server', next.server, last.split('\n').filter(Boolean));
  writeFileSync(join(next.server, stamp), files.join('\n'));
  // Files saved while this ran are not in the build, so it has to look older than they are.
  utimesSync(join(next.server, stamp), began, began);
  replaceFolder(next.site, 'dist');
  replaceFolder(next.server, 'dist-server');
}

if (process.argv.includes('--force') || !isFresh()) await build();
printMissingThumbnails();
