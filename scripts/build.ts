/**
 * Builds site and server, or leaves them where nothing that they are made of is newer.
 * `node scripts/build.ts [--force]`
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = [
  'src',
  'server',
  'public',
  'integrations',
  'astro.config.ts',
  'site.config.ts',
  'package-lock.json',
];
const stamp = 'dist-server/built';

/** Time of the newest file at or below a path, in ms. */
function newest(path: string): number {
  if (!existsSync(path)) return 0;
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

export function isFresh(): boolean {
  if (!existsSync(stamp) || !existsSync('dist/index.html')) return false;
  return Math.max(...sources.map(newest)) < statSync(stamp).mtimeMs;
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: process.env });
  if (status !== 0) process.exit(status ?? 1);
}

if (process.argv.includes('--force') || !isFresh()) {
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  run('node_modules/.bin/astro', ['build']);
  run(process.execPath, ['server/build.ts']);
  writeFileSync(stamp, '');
}
