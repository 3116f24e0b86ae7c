import { expect, test } from 'vitest';
import { resolveVersions } from './package-versions.ts';

const lock = {
  packages: {
    '': { version: '1.0.0', dependencies: { sharp: '^1.0.0' } },
    'node_modules/sharp': {
      version: '1.2.0',
      dependencies: { semver: '^7.0.0' },
      optionalDependencies: { '@img/sharp-linux-x64': '1.2.0' },
    },
    'node_modules/@img/sharp-linux-x64': { version: '1.2.0' },
    'node_modules/semver': { version: '6.0.0' },
    'node_modules/sharp/node_modules/semver': { version: '7.7.0', dependencies: { sharp: '*' } },
    'node_modules/my-sharp': { version: '9.0.0' },
  },
};

test('lists a package with its transitive dependencies, wherever installed, and nothing else', () => {
  expect(resolveVersions(['sharp'], lock)).toEqual([
    'node_modules/@img/sharp-linux-x64@1.2.0',
    'node_modules/semver@6.0.0',
    'node_modules/sharp/node_modules/semver@7.7.0',
    'node_modules/sharp@1.2.0',
  ]);
  expect(resolveVersions(['semver'], lock)).toHaveLength(4);
  expect(resolveVersions(['absent'], lock)).toEqual([]);
});
