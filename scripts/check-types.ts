/**
 * Checks the types of everything but `art/`, which has its own check, and the tests that are left out
 * of a site of one's own: they know the copy that its owner has replaced.
 */
import './pinned-node.ts';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { leftOutTests } from './left-out-tests.ts';

const projectConfig = 'tsconfig.json';
const config = '.cache/tsconfig.json';

const { include, exclude }: Record<'include' | 'exclude', string[]> = JSON.parse(
  readFileSync(projectConfig, 'utf8'),
);
const fromRoot = (paths: readonly string[]) => paths.map((path) => resolve(path));
mkdirSync('.cache', { recursive: true });
writeFileSync(
  config,
  JSON.stringify({
    extends: resolve(projectConfig),
    include: fromRoot(include),
    exclude: fromRoot([...exclude, ...leftOutTests()]),
  }),
);
const tsc = ['node_modules/typescript/bin/tsc', '--noEmit', '--project', config];
process.exitCode = spawnSync(process.execPath, tsc, { stdio: 'inherit' }).status ?? 1;
