import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brandModule } from '../../integrations/brand/brand-module.ts';
import { buildBeforeStart, buildState, buildTime, mayComplete, mayServe } from './build-state.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-state-'));
  write('src/pages/index.astro', 10);
  write('src/pages/index.test.ts', 90);
  write('site.config.ts', 20);
  for (const folder of ['src/pages', 'src']) setTime(folder, 10);
});
afterEach(() => rmSync(root, { recursive: true }));

const setTime = (name: string, minute: number) => {
  const time = new Date(2026, 1, 1, 0, minute);
  utimesSync(join(root, name), time, time);
};
const write = (name: string, minute: number) => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), name);
  setTime(name, minute);
};
const buildFiles = (minute: number, ...names: string[]) => {
  for (const name of ['dist/index.html', 'dist-server/built', ...names]) write(name, minute);
};
const chosen = () => buildBeforeStart(buildState(root));

test('without a build, a start begins with the quick one', () => {
  expect(buildState(root)).toEqual({ isFresh: false, isComplete: false });
  expect(chosen()).toBe('quick');
});

test('a quick build is served at once, and is made again after a change', () => {
  buildFiles(30);
  expect(buildState(root)).toEqual({ isFresh: true, isComplete: false });
  expect(chosen()).toBe('none');
  write('site.config.ts', 40);
  expect(chosen()).toBe('quick');
});

test('a complete build is served at once, and is followed by a complete one after a change', () => {
  buildFiles(30, 'dist/index.html.br');
  expect(buildState(root)).toEqual({ isFresh: true, isComplete: true });
  expect(chosen()).toBe('none');
  write('src/pages/index.astro', 40);
  expect(chosen()).toBe('complete');
});

test('the outlines of the brand, which a build writes, do not outdate it', () => {
  buildFiles(30, 'dist/index.html.br');
  write(brandModule, 40);
  for (const folder of ['src/elements/logo', 'src/elements', 'src']) setTime(folder, 10);
  expect(chosen()).toBe('none');
});

test('a complete site replaces the quick one only while no source has changed', () => {
  buildFiles(30);
  const quick = buildTime(root);
  expect(mayComplete(quick, root)).toBe(true);
  write('src/pages/index.astro', 40);
  expect(mayComplete(quick, root)).toBe(false);
  // Nor does the quick build of another process, of the changed sources, make that right.
  buildFiles(50);
  expect([mayComplete(quick, root), mayComplete(buildTime(root), root)]).toEqual([false, true]);
});

test('a complete site does not replace that of another build', () => {
  buildFiles(30);
  const quick = buildTime(root);
  buildFiles(40, 'dist/index.html.br');
  expect(mayComplete(quick, root)).toBe(false);
});

test('a server serves a complete site of its own sources, and none of changed ones', () => {
  buildFiles(30);
  const served = buildTime(root);
  expect(mayServe(served, root)).toBe(false);
  // `npm run build` in a second terminal, before and after a change.
  buildFiles(40, 'dist/index.html.br');
  expect(mayServe(served, root)).toBe(true);
  write('src/pages/index.astro', 50);
  buildFiles(60, 'dist/index.html.br');
  expect(buildState(root)).toEqual({ isFresh: true, isComplete: true });
  expect(mayServe(served, root)).toBe(false);
});

test('half a build is none', () => {
  buildFiles(30);
  rmSync(join(root, 'dist/index.html'));
  expect(chosen()).toBe('quick');
});
