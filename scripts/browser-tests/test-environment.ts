import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, statSync } from 'node:fs';
import { findChromium } from '../chromium.ts';
import { hashFiles, sourcesOfAll } from '../test-sources.ts';
import type { TestEnvironment } from './pass-record.ts';

/** Returns the version of the browser that runs the tests. */
const chromiumVersion = (): string =>
  spawnSync(findChromium() ?? '', ['--version'], { encoding: 'utf8' }).stdout ?? '';

const toolModules = ['playwright.config.ts', 'scripts/browser-tests/main.ts'];

/** Hashes the inputs that all browser tests share: tools, configuration and server. */
export function testEnvironment(): TestEnvironment {
  // With the tool itself: a record of another version of it may mean something else.
  const files = ['package-lock.json', ...sourcesOfAll(toolModules)];
  const tools = [
    process.version,
    process.platform,
    chromiumVersion(),
    process.env['TEST_SIZE'] ?? '',
    hashFiles(files),
  ];
  return {
    toolsHash: createHash('sha256').update(tools.join('\n')).digest('base64url'),
    serverHash: hashFiles(globSync('dist-server/**/*.js').sort()),
  };
}

/** Identifies a build: each one replaces the folder. */
export const buildId = (): string => `${statSync('dist').ino} ${statSync('dist').birthtimeMs}`;
