import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { expect, openWindow } from '../browser-window.ts';
import type { InstalledHome } from './installed-homes.ts';
import { tryContactForms, tryHeader, writeTrials } from './try-components.ts';

/**
 * Writes the app of a Vite project: by default two parts at once, and by URL hash all parts, a
 * trial page or a home. A home is shown when all homes have been loaded, as after client navigation
 * from each to the next: their stylesheets stay.
 */
export function writeApp(folder: string, pages: readonly InstalledHome[]): void {
  const loads = pages.map(
    ({ name, component, from }) =>
      `  '#${name}': async () => ({ default: (await import('${from}')).${component} }),`,
  );
  writeFileSync(
    join(folder, 'src/App.tsx'),
    `import { type ComponentType, lazy, Suspense } from 'react';
import { AccordionQuestions } from './specimens/accordions/questions';
import { TabLine } from './specimens/tab/line';
import { Trial } from './trials';

const homes: Record<string, () => Promise<{ default: ComponentType }>> = {
${loads.join('\n')}
};

const home = homes[location.hash];

const shown: Record<string, ComponentType> = {
  '#everything': lazy(async () => ({ default: (await import('./everything')).Everything })),
  '#site-chrome': lazy(async () => ({ default: (await import('./site-chrome')).SiteChrome })),
  ...(home && {
    [location.hash]: lazy(async () => {
      await Promise.all(Object.values(homes).map((load) => load()));
      return home();
    }),
  }),
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
}

/** Tests the parts of a served project: they work, all render, and the console has no errors. */
export async function tryComponents(browser: Browser, url: string): Promise<void> {
  const page = await openWindow(browser);
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(url);
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
  for (const all of ['everything', 'site-chrome']) {
    await page.goto(`${url}/#${all}`);
    await page.reload();
    await page.locator('[data-all-shown]').waitFor();
  }
  // Only pictures that a new owner does not have yet may be missing.
  expect(errors.filter((error) => !/status of 404/.test(error))).toEqual([]);
  // Two hundred animated parts would slow down the pages that are compared.
  await page.context().close();
  await tryHeader(browser, url);
  await tryContactForms(browser, url);
}
