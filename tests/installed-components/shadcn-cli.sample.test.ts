import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildRegistry } from '../../integrations/registry/build-registry.ts';
import { Sources } from '../../integrations/registry/sources.ts';
import { chromiumOptions } from '../../scripts/chromium.ts';
import { buildForTests, type ChildServer, startChild } from '../reliability/child-server.ts';
import { startColorRegistry } from './color-registry.ts';
import { fetchPictures, installedHomes } from './installed-homes.ts';
import { startNext } from './next-server.ts';
import { makeNextProject, makeViteProject } from './projects.ts';
import { run, runOnline, versions } from './run.ts';
import { expectSamePages } from './same-pages.ts';
import { pasteSpecimens } from './specimens.ts';
import { tryComponents, writeApp } from './vite-app.ts';

// Runs the real commands in new projects, with the npm registry. `npm test` runs `offline.sample.test.ts`
// instead.
const parent = mkdtempSync(join(tmpdir(), 'larkfield-installed-'));
const registry = buildRegistry(new Sources(process.cwd()));
const pages = installedHomes(registry);
let site: ChildServer;
let colors: Awaited<ReturnType<typeof startColorRegistry>>;
let browser: Browser;

beforeAll(async () => {
  await buildForTests();
  site = await startChild({ SITE_DIR: 'dist', DATA_DIR: join(parent, 'data') });
  colors = await startColorRegistry();
  browser = await chromium.launch(chromiumOptions());
});

afterAll(async () => {
  await browser?.close();
  colors?.stop();
  await site?.end('SIGTERM');
  // A gigabyte of packages: not awaited.
  spawn('rm', ['-rf', parent], { detached: true, stdio: 'ignore' }).unref();
});

/** Items per command. */
const atOnce = 100;

/** Installs all items by the command that the site's pages show. */
async function installAll(folder: string): Promise<void> {
  const items = registry.entries.map(({ name }) => `${site.url}/r/${name}.json`);
  // The CLI requests all its items at once, and one address may hold 256 connections.
  for (let from = 0; from < items.length; from += atOnce) {
    const batch = items.slice(from, from + atOnce).join(' ');
    await runOnline(folder, `npx -y ${versions.shadcn} add -y -o ${batch}`, {
      REGISTRY_URL: colors.url,
    });
  }
  await fetchPictures(folder, site.url, pages);
}

describe('a new Vite project', () => {
  let home: ChildServer;

  // The build checks types.
  beforeAll(async () => {
    const folder = await makeViteProject(parent);
    await installAll(folder);
    expect(pasteSpecimens(folder, registry.specimens)).toBeGreaterThan(100);
    writeApp(folder, pages);
    await run(folder, 'npm run build');
    home = await startChild({
      SITE_DIR: join(folder, 'dist'),
      DATA_DIR: join(parent, 'vite-data'),
    });
  });

  afterAll(async () => {
    await home?.end('SIGTERM');
  });

  test('has working components', () => tryComponents(browser, home.url));

  test.each(pages)('renders $name like the original', (page) =>
    expectSamePages(browser, [page], {
      site: site.url,
      addressOf: (name) => `${home.url}/#${name}`,
    }),
  );
});

describe('a new Next.js project', () => {
  let folder: string;
  let home: Awaited<ReturnType<typeof startNext>>;

  // Next.js checks types in its build, and prerenders.
  beforeAll(async () => {
    folder = await makeNextProject(parent);
    await installAll(folder);
    pasteSpecimens(folder, registry.specimens);
    const show = (path: string, component: string, from: string) => {
      mkdirSync(join(folder, 'src/app', path), { recursive: true });
      writeFileSync(
        join(folder, 'src/app', path, 'page.tsx'),
        `import { ${component} } from '${from}';\n\nexport default function Page() {\n  return <${component} />;\n}\n`,
      );
    };
    show('.', 'Everything', '../everything');
    show('site-chrome', 'SiteChrome', '../../site-chrome');
    for (const { name, component, from } of pages) show(name, component, from);
    await run(folder, 'npm run build');
    home = await startNext(folder);
  });

  afterAll(async () => {
    await home?.stop();
  });

  const html = (name: string) =>
    readFileSync(join(folder, '.next/server/app', `${name}.html`), 'utf8');

  test('has all components on its pages', () => {
    expect(html('index')).toContain('What does a project cost?');
    expect(html('frames')).toContain('data-site-header');
  });

  test.each(pages)('renders $name like the original', async (page) => {
    expect(html(page.name)).toContain('<h1');
    await expectSamePages(browser, [page], {
      site: site.url,
      addressOf: (name) => `${home.url}/${name}`,
    });
  });
});
