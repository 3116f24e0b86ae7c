import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deriveRegistry } from '../../integrations/registry/derive.ts';
import { Sources } from '../../integrations/registry/sources.ts';
import { chromiumOptions } from '../../scripts/chromium.ts';
import { buildForTests, type ChildServer, startChild } from '../reliability/child-server.ts';
import { homesToCompare, writeAlike } from './alike-homes.ts';
import { startColourRegistry } from './colour-registry.ts';
import { type Difference, differenceOf, forget } from './compare-pages.ts';
import { startNext } from './next-server.ts';
import { makeNextProject, makeViteProject } from './projects.ts';
import { run, runOnline, versions } from './run.ts';
import { pasteSpecimens } from './specimens.ts';
import { tryContactForms, tryHeader, writeTrials } from './try-parts.ts';
import { fetchPictures, takenPages } from './whole-pages.ts';

const parent = mkdtempSync(join(tmpdir(), 'larkfield-take-home-'));
const registry = deriveRegistry(new Sources(process.cwd()));
const pages = takenPages(registry);
let site: ChildServer;
let colours: Awaited<ReturnType<typeof startColourRegistry>>;
let browser: Browser;

beforeAll(async () => {
  await buildForTests();
  site = await startChild({ SITE_DIR: 'dist', DATA_DIR: join(parent, 'data') });
  colours = await startColourRegistry();
  browser = await chromium.launch(chromiumOptions());
});

afterAll(async () => {
  await browser?.close();
  colours?.stop();
  await site?.end('SIGTERM');
  // A gigabyte of packages: nobody waits for its removal.
  spawn('rm', ['-rf', parent], { detached: true, stdio: 'ignore' }).unref();
});

/** Items that one command takes. */
const atOnce = 100;

/** Takes everything home that the site offers, by the command that its pages show. */
async function takeHome(folder: string): Promise<void> {
  const items = registry.entries.map(({ name }) => `${site.url}/r/${name}.json`);
  // The command asks for all its items at once, and one address may hold 256 connections.
  for (let from = 0; from < items.length; from += atOnce) {
    const batch = items.slice(from, from + atOnce).join(' ');
    await runOnline(folder, `npx -y ${versions.shadcn} add -y -o ${batch}`, {
      REGISTRY_URL: colours.url,
    });
  }
  await fetchPictures(folder, site.url, pages);
}

/** Rendering may differ a little between two builds of one page; that much of it, and no layout. */
const mostPixels = 0.02;

const differ = ({ layout, pixels }: Difference) => layout.length > 0 || pixels > mostPixels;

/** Windows that are looked at side by side: a page waits for its frames half of the time. */
const sideBySide = 2;

/**
 * Compares the homes that have changed or whose turn it is. Names all that differ, not the first: a
 * run is minutes of work.
 */
async function expectSamePages(
  project: 'vite' | 'next',
  addressOf: (name: string) => string,
): Promise<void> {
  const compared = homesToCompare(project, pages);
  const different: Record<string, Difference> = {};
  const looks = compared.flatMap(({ name }) => [1280, 390].map((width) => ({ name, width })));
  const compare = async () => {
    for (let look = looks.shift(); look; look = looks.shift()) {
      const { name, width } = look;
      const original = `${site.url}/${name}`;
      const find = () => differenceOf(browser, { original, taken: addressOf(name), width });
      if (!differ(await find())) continue;
      // A picture that one window had not drawn yet is there now: what differs does so twice.
      forget(original, width);
      const difference = await find();
      if (differ(difference)) different[`${name} at ${width} px`] = difference;
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, compare));
  const isAlike = ({ name }: (typeof pages)[number]) =>
    !Object.keys(different).some((at) => at.startsWith(`${name} at`));
  writeAlike(project, compared.filter(isAlike), pages);
  expect(different).toEqual({});
}

test('a fresh Vite project takes every part, type-checks, builds, and the parts work', async () => {
  const folder = await makeViteProject(parent);
  await takeHome(folder);
  expect(pasteSpecimens(folder, registry.specimens)).toBeGreaterThan(100);
  const loads = pages.map(
    ({ name, component, from }) =>
      `  '#${name}': lazy(async () => ({ default: (await import('${from}')).${component} })),`,
  );
  writeFileSync(
    join(folder, 'src/App.tsx'),
    `import { type ComponentType, lazy, Suspense } from 'react';
import { AccordionQuestions } from './specimens/accordions/questions';
import { TabLine } from './specimens/tab/line';
import { Trial } from './trials';

const shown: Record<string, ComponentType> = {
  '#everything': lazy(async () => ({ default: (await import('./everything')).Everything })),
  '#frames': lazy(async () => ({ default: (await import('./frames')).Frames })),
${loads.join('\n')}
};

export default function App() {
  const trial = /^#try-(.+)$/.exec(location.hash)?.[1];
  if (trial) return <Trial name={trial} />;
  const Shown = shown[location.hash];
  if (Shown) return <Suspense><Shown /></Suspense>;
  return <main data-theme="house"><AccordionQuestions /><TabLine /></main>;
}
`,
  );
  writeTrials(folder);
  await run(folder, 'npm run build');

  const home = await startChild({
    SITE_DIR: join(folder, 'dist'),
    DATA_DIR: join(parent, 'vite-data'),
  });
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
    for (const all of ['everything', 'frames']) {
      await page.goto(`${home.url}/#${all}`);
      await page.reload();
      await page.locator('[data-all-shown]').waitFor();
    }
    // Pictures that a new owner has not got yet are all that may be missing.
    expect(errors.filter((error) => !/status of 404/.test(error))).toEqual([]);
    // Two hundred things that move would take the machine from the pages that are compared.
    await page.close();
    await tryHeader(browser, home.url);
    await tryContactForms(browser, home.url);
    await expectSamePages('vite', (name) => `${home.url}/#${name}`);
  } finally {
    await home.end('SIGTERM');
  }
});

test('a fresh Next.js project takes every part, type-checks, builds and prerenders them', async () => {
  const folder = await makeNextProject(parent);
  await takeHome(folder);
  pasteSpecimens(folder, registry.specimens);
  const show = (path: string, component: string, from: string) => {
    mkdirSync(join(folder, 'src/app', path), { recursive: true });
    writeFileSync(
      join(folder, 'src/app', path, 'page.tsx'),
      `import { ${component} } from '${from}';\n\nexport default function Page() {\n  return <${component} />;\n}\n`,
    );
  };
  show('.', 'Everything', '../everything');
  show('frames', 'Frames', '../../frames');
  for (const { name, component, from } of pages) show(name, component, from);
  // Next type-checks in its build.
  await run(folder, 'npm run build');
  const html = (name: string) =>
    readFileSync(join(folder, '.next/server/app', `${name}.html`), 'utf8');
  expect(html('index')).toContain('What does a project cost?');
  expect(html('frames')).toContain('data-site-header');
  for (const { name } of pages) expect(html(name)).toContain('<h1');
  const home = await startNext(folder);
  try {
    await expectSamePages('next', (name) => `${home.url}/${name}`);
  } finally {
    await home.stop();
  }
});
