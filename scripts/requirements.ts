import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findChromium } from './chromium.ts';

/** Program or font that some tests need and npm cannot install. */
export interface Requirement {
  name: 'Caddy' | 'Chromium' | 'Liberation fonts' | 'nginx' | 'OpenSSL' | 'PostgreSQL' | 'systemd';
  /** Debian package that contains it. */
  debian: string;
  isThere: () => boolean;
  /** Its version as printed by itself; empty if it is not installed. */
  version: () => string;
}

/** Returns what a program prints, on standard error if not on standard output. */
function output(program: string | undefined, ...args: string[]): string {
  if (program === undefined || program === '') return '';
  const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return (stdout || stderr || '').trim();
}

/** Finds the folder of PostgreSQL's server programs, which Debian does not add to the PATH. */
function postgresFolder(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const places = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return places.find((place) => existsSync(join(place, 'initdb')));
}

/** Returns true if the local fallback fonts are installed, which the metrics were measured with. */
export function hasFallbackFonts(): boolean {
  if (process.platform !== 'linux') return true;
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  return /Liberation Sans|Arial/.test(stdout ?? '');
}

/** Finds a program of the PATH, or of the folder for administrators, which Debian leaves out. */
const findProgram = (name: string): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** Requirement of one program that prints its version. */
const program = (
  name: Requirement['name'],
  debian: string,
  command: string,
  flag: string,
): Requirement => ({
  name,
  debian,
  isThere: () => findProgram(command) !== undefined,
  version: () => output(findProgram(command), flag),
});

export const requirements: Requirement[] = [
  {
    name: 'Chromium',
    debian: 'chromium-headless-shell',
    isThere: () => findChromium() !== undefined,
    version: () => output(findChromium(), '--version'),
  },
  {
    name: 'Liberation fonts',
    debian: 'fonts-liberation',
    isThere: hasFallbackFonts,
    version: () => output('fc-match', 'Arial', 'file'),
  },
  {
    name: 'PostgreSQL',
    debian: 'postgresql',
    isThere: () => postgresFolder() !== undefined,
    version: () =>
      output(postgresFolder() && join(postgresFolder() ?? '', 'postgres'), '--version'),
  },
  program('nginx', 'nginx', 'nginx', '-v'),
  program('Caddy', 'caddy', 'caddy', 'version'),
  program('systemd', 'systemd', 'systemd-analyze', '--version'),
  program('OpenSSL', 'openssl', 'openssl', 'version'),
];

/**
 * Installs missing requirements where possible (Debian, as root). Returns those that are still
 * missing.
 */
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
