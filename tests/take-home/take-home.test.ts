import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumOptions } from '../../scripts/chromium.ts';
import { registry } from '../../src/catalogue/registry.ts';
import { buildForTests, type ChildServer, startChild } from '../reliability/child-server.ts';
import { startColourRegistry } from './colour-registry.ts';
import { makeNextProject, makeViteProject } from './projects.ts';
import { run, versions } from './run.ts';
import { pasteSpecimens } from './specimens.ts';

const parent = mkdtempSync(join(tmpdir(), 'larkfield-take-home-'));
let site: ChildServer;
let colours: Awaited<ReturnType<typeof startColourRegistry>>;

beforeAll(async () => {
  await buildForTests();
  site = await startChild({ SITE_DIR: 'dist', DATA_DIR: join(parent, 'data') });
  colours = await startColourRegistry();
});

afterAll(async () => {
  colours?.stop();
  await site?.end('SIGTERM');
  // A gigabyte of packages: nobody waits for its removal.
  spawn('rm', ['-rf', parent], { detached: true, stdio: 'ignore' }).unref();
});

/** Takes everything home that the site offers, by the command that its pages show. */
const takeHome = (folder: string) =>
  run(
    folder,
    `npx -y ${versions.shadcn} add -y ${registry.map(({ name }) => `${site.url}/r/${name}.json`).join(' ')}`,
    { REGISTRY_URL: colours.url },
  );

test('a fresh Vite project takes every part, type-checks, builds, and the parts work', async () => {
  const folder = await makeViteProject(parent);
  await takeHome(folder);
  expect(pasteSpecimens(folder)).toBeGreaterThan(100);
  writeFileSync(
    join(folder, 'src/App.tsx'),
    `import { lazy, Suspense } from 'react';
import { AccordionQuestions } from './specimens/accordions/questions';
import { TabLine } from './specimens/tab/line';

const Everything = lazy(async () => ({ default: (await import('./everything')).Everything }));

export default function App() {
  if (location.hash === '#everything') return <Suspense><Everything /></Suspense>;
  return <main data-theme="larkfield"><AccordionQuestions /><TabLine /></main>;
}
`,
  );
  await run(folder, 'npm run build');

  const home = await startChild({
    SITE_DIR: join(folder, 'dist'),
    DATA_DIR: join(parent, 'vite-data'),
  });
  const browser = await chromium.launch(chromiumOptions());
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(home.url);
    const answer = page.getByText('A company site starts at about $18,000', { exact: false });
    expect(await answer.isVisible()).toBe(false);
    await page.getByText('What does a project cost?').click();
    await answer.waitFor({ state: 'visible' });
    const [first, second] = await page.getByRole('tab').all();
    await first?.focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('aria-selected') === 'true',
    );
    expect(await second?.getAttribute('aria-selected')).toBe('true');
    const ink = await page
      .getByText('What does a project cost?')
      .evaluate((element) => getComputedStyle(element).color);
    expect(ink).toBe('rgb(20, 33, 27)');
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    await home.end('SIGTERM');
  }
});

test('a fresh Next.js project takes every part, type-checks, builds and prerenders them', async () => {
  const folder = await makeNextProject(parent);
  await takeHome(folder);
  pasteSpecimens(folder);
  writeFileSync(
    join(folder, 'src/app/page.tsx'),
    "import { Everything } from '../everything';\n\nexport default function Page() {\n  return <Everything />;\n}\n",
  );
  // Next type-checks in its build.
  await run(folder, 'npm run build');
  const pages = readdirSync(join(folder, '.next/server/app'));
  expect(pages).toContain('index.html');
  expect(readFileSync(join(folder, '.next/server/app/index.html'), 'utf8')).toContain(
    'What does a project cost?',
  );
});
