import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brandModule } from '../../integrations/brand/brand-module.ts';
import type { BuildKind } from '../../integrations/build-mode.ts';

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
/**
 * File in the server's folder: its time is that of the build, its content the names of the built
 * files.
 */
export const stamp = 'built';

/** State of the build that is in place. */
export interface BuildState {
  /** True if it is newer than all sources. */
  isFresh: boolean;
  /** False for the quick build of a first start, and where nothing is built. */
  isComplete: boolean;
}

/** Returns true for a file that no build depends on: a test, or what the build itself writes. */
const isIgnored = (path: string) =>
  /\.(?:test|spec)\.tsx?$/.test(path) || path.endsWith(brandModule);

/** Returns the modification time of the newest file at or below a path, in ms. */
function newest(path: string): number {
  if (!existsSync(path) || isIgnored(path)) return 0;
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Returns the time of the build, in ms; 0 where nothing is built. */
export function builtAt(root = '.'): number {
  const file = join(root, 'dist-server', stamp);
  const isBuilt = existsSync(file) && existsSync(join(root, 'dist/index.html'));
  return isBuilt ? statSync(file).mtimeMs : 0;
}

/**
 * Returns true for a complete build. Its front page is there in compressed form as well, which a
 * quick build leaves to the server: a mark that comes and goes with the site itself.
 */
export const isComplete = (root = '.'): boolean => existsSync(join(root, 'dist/index.html.br'));

/** Returns true if no source has changed since a time, in ms. */
const isUnchangedSince = (time: number, root: string): boolean =>
  Math.max(...sources.map((name) => newest(join(root, name)))) < time;

/** Reads the state of the build from its files. */
export const buildState = (root = '.'): BuildState => ({
  isFresh: isUnchangedSince(builtAt(root), root),
  isComplete: isComplete(root),
});

/**
 * Returns true if a complete site may replace the quick one of a time: no source has changed since,
 * and no other build has made it complete.
 */
export const mayComplete = (quick: number, root = '.'): boolean =>
  !isComplete(root) && isUnchangedSince(quick, root);

/**
 * Returns true if a server that runs the code of the build of a time may serve the site in place:
 * it is complete, and no source has changed since, whichever process has built it.
 */
export const mayServe = (served: number, root = '.'): boolean =>
  isComplete(root) && isUnchangedSince(served, root);

/**
 * Chooses the build that `npm start` waits for. Where there is no complete one it is the quick one,
 * which the complete one follows while the server runs; elsewhere the build cache saves more.
 */
export function buildBeforeStart({ isFresh, isComplete }: BuildState): BuildKind | 'none' {
  if (isFresh) return 'none';
  return isComplete ? 'complete' : 'quick';
}
