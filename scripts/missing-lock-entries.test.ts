import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type LockedPackages, missingEntries } from './missing-lock-entries.ts';

const one: LockedPackages = {
  '': {},
  'node_modules/tool': {
    version: '2.0.0',
    dev: true,
    optionalDependencies: { '@tool/linux-x64-musl': '2.0.0', '@tool/win32-arm64': '2.0.0' },
  },
  'node_modules/@tool/win32-arm64': { version: '2.0.0' },
};

test('a missing binary of another system is added with its os, cpu and libc', () => {
  expect(missingEntries(one)).toEqual({
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

test('a second version is nested in the package that depends on it', () => {
  const older = { version: '1.0.0', optionalDependencies: { '@tool/win32-arm64': '1.0.0' } };
  const gaps = missingEntries({ ...one, 'node_modules/other/node_modules/tool': older });
  expect(gaps['node_modules/other/node_modules/@tool/win32-arm64']).toMatchObject({
    version: '1.0.0',
    os: ['win32'],
    cpu: ['arm64'],
  });
});

test('a newer version satisfies a range', () => {
  const asking = { version: '1.0.0', optionalDependencies: { '@tool/win32-arm64': '^1.9.0' } };
  expect(missingEntries({ ...one, 'node_modules/asking': asking })).toEqual(missingEntries(one));
});

test('no entry is missing in the lock file of the project', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: LockedPackages;
  };
  expect(Object.keys(packages).length).toBeGreaterThan(500);
  expect(missingEntries(packages)).toEqual({});
});
