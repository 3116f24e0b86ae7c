import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findChromium } from './chromium.ts';

/** What some tests need and npm cannot bring. */
export interface Requirement {
  name: 'Chromium' | 'PostgreSQL' | 'Liberation fonts';
  /** The Debian package that brings it. */
  debian: string;
  isThere: () => boolean;
}

/** The PostgreSQL server is on no PATH in Debian; elsewhere it is. */
export function hasPostgres(): boolean {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const places = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return places.some((place) => existsSync(join(place, 'initdb')));
}

/** The faces that stand in for ours until those are in: their metrics are measured with these. */
export function hasStandIns(): boolean {
  if (process.platform !== 'linux') return true;
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  return /Liberation Sans|Arial/.test(stdout ?? '');
}

export const requirements: Requirement[] = [
  {
    name: 'Chromium',
    debian: 'chromium-headless-shell',
    isThere: () => findChromium() !== undefined,
  },
  { name: 'Liberation fonts', debian: 'fonts-liberation', isThere: hasStandIns },
  { name: 'PostgreSQL', debian: 'postgresql', isThere: hasPostgres },
];

/** Installs what is missing where that is possible: Debian, as root. Returns what still lacks. */
export function installMissing(needed = requirements): Requirement[] {
  const missing = needed.filter((item) => !item.isThere());
  if (missing.length === 0) return [];
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return missing;
  process.stdout.write(`Installing ${missing.map((item) => item.debian).join(', ')} …\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => {
    const { status } = spawnSync('apt-get', ['-qq', ...args], { stdio: 'inherit', env });
    if (status !== 0) process.stderr.write(`apt-get ${args[0]} ended with ${status}.\n`);
  };
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...missing.map((item) => item.debian));
  return needed.filter((item) => !item.isThere());
}
