import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { requirements } from './requirements.ts';
import type { Suite } from './suites.ts';
import { forgetSources, hashFiles, sourcesOfAll } from './test-sources.ts';

/**
 * Hashes all files of the work tree that git tracks or would add, in their current state. Uses a
 * temporary index, so that the developer's index does not change. Undefined outside of a checkout.
 */
export function hashWorkTree(projectRoot = process.cwd()): string | undefined {
  const git = (args: string[], env: NodeJS.ProcessEnv = {}): string | undefined => {
    const options = {
      cwd: projectRoot,
      encoding: 'utf8',
      env: { ...process.env, ...env },
    } as const;
    const { status, stdout } = spawnSync('git', args, options);
    return status === 0 ? stdout.trim() : undefined;
  };
  const index = git(['rev-parse', '--git-path', 'index']);
  if (index === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'work-tree-'));
  try {
    const env = { GIT_INDEX_FILE: join(folder, 'index') };
    // With the cached sizes and times, git reads only changed files; the time of the index itself
    // makes it also read those that changed in the second in which it was written.
    if (existsSync(resolve(projectRoot, index)))
      cpSync(resolve(projectRoot, index), env.GIT_INDEX_FILE, { preserveTimestamps: true });
    return git(['add', '--all'], env) === undefined ? undefined : git(['write-tree'], env);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Hashes names and contents of all files below folders. */
export function hashFolders(...folders: string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = globSync('**', { cwd: folder, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) hash.update(`${file}\n`).update(readFileSync(file));
  }
  return hash.digest('base64url');
}

/** Matches options that only change how soon a failing suite ends. */
const failFastOption = /^--(?:bail|max-failures)=/;

/** Hashes the files that a suite reads; undefined if they are the work tree outside of a checkout. */
function hashInputs(inputs: NonNullable<Suite['inputs']>): string | undefined {
  if (typeof inputs === 'object') {
    forgetSources();
    return hashFiles(sourcesOfAll(inputs));
  }
  const treeHash = hashWorkTree();
  if (treeHash === undefined || inputs === 'work tree') return treeHash;
  return `${treeHash}\n${hashFolders('dist', 'dist-server')}`;
}

/**
 * Returns the cache key of a suite's pass: everything that it may read. Undefined for a suite that
 * is never cached, and for one that reads the work tree outside of a git checkout.
 */
export function suiteCacheKey({
  name,
  command,
  secondCommand,
  inputs,
  needs = [],
}: Suite): string | undefined {
  if (!inputs) return undefined;
  const inputsHash = hashInputs(inputs);
  if (inputsHash === undefined) return undefined;
  const commands = [command, secondCommand].map((args) =>
    args?.filter((arg) => !failFastOption.test(arg)),
  );
  const suiteRequirements = requirements.filter((item) => needs.includes(item.name));
  return [
    name,
    JSON.stringify(commands),
    process.version,
    ...suiteRequirements.map((item) => item.version()),
    inputsHash,
  ].join('\n');
}
