import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brandModule } from '../../integrations/brand/brand-module.ts';
import type { BuildKind } from '../../integrations/build-mode.ts';

/** Files and folders that a build depends on. */
const sourcePaths = [
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
 * File in the server's folder that lists the built files. Its modification time is the time of the
 * build.
 */
export const buildListFile = 'built';

/** State of the build that is in place. */
export interface BuildState {
  /** True if the build is newer than all sources. */
  isFresh: boolean;
  /** False for the quick build of a first start, and where nothing is built. */
  isComplete: boolean;
}

/** Returns true for a file that no build depends on: a test, or a file that the build writes. */
const isIgnored = (path: string) =>
  /\.(?:test|spec)\.tsx?$/.test(path) || path.endsWith(brandModule);

/** Returns the modification time of the newest file at or below a path, in ms. */
function newestTime(path: string): number {
  if (!existsSync(path) || isIgnored(path)) return 0;
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newestTime(join(path, name))));
}

/** Returns the time of the build, in ms; 0 where nothing is built. */
export function buildTime(projectRoot = '.'): number {
  const file = join(projectRoot, 'dist-server', buildListFile);
  const isBuilt = existsSync(file) && existsSync(join(projectRoot, 'dist/index.html'));
  return isBuilt ? statSync(file).mtimeMs : 0;
}

/**
 * Returns true for a complete build. It has the front page in compressed form as well, a file that
 * a quick build does not write and that is replaced together with the site.
 */
export const isComplete = (projectRoot = '.'): boolean =>
  existsSync(join(projectRoot, 'dist/index.html.br'));

/** Returns true if no source has changed since a time, in ms. */
const isUnchangedSince = (time: number, projectRoot: string): boolean =>
  Math.max(...sourcePaths.map((name) => newestTime(join(projectRoot, name)))) < time;

/** Reads the state of the build from its files. */
export const buildState = (projectRoot = '.'): BuildState => ({
  isFresh: isUnchangedSince(buildTime(projectRoot), projectRoot),
  isComplete: isComplete(projectRoot),
});

/**
 * Returns true if a complete build may replace the quick one: no source has changed since the quick
 * build, and no other process has made a complete build.
 *
 * @param quickBuildTime time of the quick build, in ms
 */
export const mayComplete = (quickBuildTime: number, projectRoot = '.'): boolean =>
  !isComplete(projectRoot) && isUnchangedSince(quickBuildTime, projectRoot);

/**
 * Returns true if a running server may serve the built site: the site is complete, and no source
 * has changed since the build whose code the server runs.
 *
 * @param serverBuildTime time of that build, in ms
 */
export const mayServe = (serverBuildTime: number, projectRoot = '.'): boolean =>
  isComplete(projectRoot) && isUnchangedSince(serverBuildTime, projectRoot);

/**
 * Chooses the build that `npm start` waits for. It is the quick build if there is no complete build
 * yet: that follows while the server runs. Otherwise it is the complete build, because the build
 * cache then saves more time.
 */
export function buildBeforeStart({ isFresh, isComplete }: BuildState): BuildKind | 'none' {
  if (isFresh) return 'none';
  return isComplete ? 'complete' : 'quick';
}
