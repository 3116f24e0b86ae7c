import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gapsOf, type Lock } from './lock-gaps.ts';

const one: Lock = {
  '': {},
  'node_modules/tool': {
    version: '2.0.0',
    dev: true,
    optionalDependencies: { '@tool/linux-x64-musl': '2.0.0', '@tool/win32-arm64': '2.0.0' },
  },
  'node_modules/@tool/win32-arm64': { version: '2.0.0' },
};

test('a binary of another system that the lock leaves out is named, with what it runs on', () => {
  expect(gapsOf(one)).toEqual({
    'node_modules/@tool/linux-x64-musl': {
      version: '2.0.0',
      dev: true,
      optional: true,
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
    },
  });
});

test('a second version gets a place of its own, beside the package that asks for it', () => {
  const older = { version: '1.0.0', optionalDependencies: { '@tool/win32-arm64': '1.0.0' } };
  const gaps = gapsOf({ ...one, 'node_modules/other/node_modules/tool': older });
  expect(gaps['node_modules/other/node_modules/@tool/win32-arm64']).toMatchObject({
    version: '1.0.0',
    os: ['win32'],
    cpu: ['arm64'],
  });
});

test('what a range asks for may be there in a newer version', () => {
  const asking = { version: '1.0.0', optionalDependencies: { '@tool/win32-arm64': '^1.9.0' } };
  expect(gapsOf({ ...one, 'node_modules/asking': asking })).toEqual(gapsOf(one));
});

test('nothing is missing in the lock of the project', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Lock };
  expect(Object.keys(packages).length).toBeGreaterThan(500);
  expect(gapsOf(packages)).toEqual({});
});
