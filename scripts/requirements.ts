import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findChromium } from './chromium.ts';

/** Program or font that some tests need and npm cannot install. */
export interface Requirement {
  name: 'Caddy' | 'Chromium' | 'Liberation fonts' | 'nginx' | 'OpenSSL' | 'PostgreSQL' | 'systemd';
  /** Debian package that contains it. */
  debianPackage: string;
  isInstalled: () => boolean;
  /** Returns the version as the program prints it; empty if it is not installed. */
  version: () => string;
}

/** Returns the output of a program: standard output, or standard error if that is empty. */
function outputOf(program: string | undefined, ...args: string[]): string {
  if (program === undefined || program === '') return '';
  const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return (stdout || stderr || '').trim();
}

/** Finds the folder of PostgreSQL's server programs, which Debian does not add to the PATH. */
function postgresFolder(): string | undefined {
  const debianFolder = '/usr/lib/postgresql';
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const folders = [
    ...versions.map((version) => join(debianFolder, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
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

/** Creates the requirement of a program that prints its version. */
const programRequirement = (
  name: Requirement['name'],
  debianPackage: string,
  command: string,
  flag: string,
): Requirement => ({
  name,
  debianPackage,
  isInstalled: () => findProgram(command) !== undefined,
  version: () => outputOf(findProgram(command), flag),
});

export const requirements: Requirement[] = [
  {
    name: 'Chromium',
    debianPackage: 'chromium-headless-shell',
    isInstalled: () => findChromium() !== undefined,
    version: () => outputOf(findChromium(), '--version'),
  },
  {
    name: 'Liberation fonts',
    debianPackage: 'fonts-liberation',
    isInstalled: hasFallbackFonts,
    version: () => outputOf('fc-match', 'Arial', 'file'),
  },
  {
    name: 'PostgreSQL',
    debianPackage: 'postgresql',
    isInstalled: () => postgresFolder() !== undefined,
    version: () =>
      outputOf(postgresFolder() && join(postgresFolder() ?? '', 'postgres'), '--version'),
  },
  programRequirement('nginx', 'nginx', 'nginx', '-v'),
  programRequirement('Caddy', 'caddy', 'caddy', 'version'),
  programRequirement('systemd', 'systemd', 'systemd-analyze', '--version'),
  programRequirement('OpenSSL', 'openssl', 'openssl', 'version'),
];

/**
 * Installs missing requirements where possible (Debian, as root). Returns those that are still
 * missing.
 */
export function installMissing(needed = requirements): Requirement[] {
  const missing = needed.filter((item) => !item.isInstalled());
  if (missing.length === 0) return [];
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return missing;
  process.stdout.write(`Installing ${missing.map((item) => item.debianPackage).join(', ')} …\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const runApt = (...args: string[]) => {
    const { status } = spawnSync('apt-get', ['-qq', ...args], { stdio: 'inherit', env });
    if (status !== 0) process.stderr.write(`apt-get ${args[0]} ended with ${status}.\n`);
  };
  runApt('update');
  runApt('install', '-y', '--no-install-recommends', ...missing.map((item) => item.debianPackage));
  return needed.filter((item) => !item.isInstalled());
}
