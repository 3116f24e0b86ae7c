import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildRegistry } from '../../integrations/registry/build-registry.ts';
import { Sources } from '../../integrations/registry/sources.ts';
import { chromiumOptions } from '../../scripts/chromium.ts';
import { buildForTests, startChild } from '../reliability/child-server.ts';
import { fetchPictures, installedHomes } from './installed-homes.ts';
import { makeOfflineProject } from './offline-project.ts';
import { mainOf, renderedHomes } from './rendered-homes.ts';
import { run } from './run.ts';
import { expectSamePages } from './same-pages.ts';
import { pasteSpecimens } from './specimens.ts';
import { tryComponents, writeApp } from './vite-app.ts';

/**
 * Homes that `npm test` compares by pixels, of three kinds: text and pictures, figures and forms,
 * and animation. `npm run test:all` compares all.
 */
const lookedAt = new Set(['home-cafe', 'home-finance', 'home-digital-agency']);
const comparesAll = process.env['TEST_SIZE'] === 'full';

const parent = mkdtempSync(join(tmpdir(), 'larkfield-offline-'));
const registry = buildRegistry(new Sources(process.cwd()));
const pages = installedHomes(registry);
const compared = pages.filter(({ name }) => comparesAll || lookedAt.has(name));
let folder: string;
let browser: Browser;

beforeAll(async () => {
  await buildForTests();
  folder = makeOfflineProject(
    parent,
    registry.entries.map(({ name }) => name),
  );
  expect(pasteSpecimens(folder, registry.specimens)).toBeGreaterThan(100);
  writeApp(folder, pages);
  browser = await chromium.launch(chromiumOptions());
});

afterAll(async () => {
  await browser?.close();
  rmSync(parent, { recursive: true, force: true });
});

test('all items in one project pass strict type checking', async () => {
  await run(folder, 'node_modules/.bin/tsc');
});

test('every installed home has the content of ours', async () => {
  const rendered = await renderedHomes(folder, pages, statSync('dist/index.html').mtimeMs);
  expect(pages.length).toBeGreaterThan(20);
  for (const { name } of pages) {
    const ours = mainOf(readFileSync(`dist/${name}.html`, 'utf8'));
    expect(ours.length, name).toBeGreaterThan(100);
    expect(mainOf(rendered[name] ?? ''), name).toEqual(ours);
  }
});

test('all items build, work, and look like ours', async () => {
  const site = await startChild({ SITE_DIR: 'dist', DATA_DIR: join(parent, 'data') });
  await fetchPictures(folder, site.url, compared);
  await run(folder, 'node_modules/.bin/vite build');
  const home = await startChild({
    SITE_DIR: join(folder, 'dist'),
    DATA_DIR: join(parent, 'taken-data'),
  });
  try {
    await tryComponents(browser, home.url);
    expect(compared).toHaveLength(comparesAll ? pages.length : lookedAt.size);
    await expectSamePages(browser, compared, {
      site: site.url,
      addressOf: (name) => `${home.url}/#${name}`,
    });
  } finally {
    await Promise.all([home.end('SIGTERM'), site.end('SIGTERM')]);
  }
});
