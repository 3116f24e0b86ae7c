import { type Browser, chromium } from '@playwright/test';
import { expect } from 'vitest';
import { chromiumOptions } from '../../scripts/chromium.ts';
import { openWindow } from '../browser-window.ts';
import { person } from '../reliability/test-api.ts';
import { formPage } from './site-with-form.ts';

export const openBrowser = (): Promise<Browser> => chromium.launch(chromiumOptions());

/**
 * Fills in and sends the form of a site in a real browser, which sends the headers that decide
 * about a refusal: Origin, Host and Sec-Fetch-Site.
 */
export async function sendForm(browser: Browser, origin: string, name: string): Promise<void> {
  const page = await openWindow(browser, { ignoreHTTPSErrors: true });
  try {
    await page.goto(`${origin}${formPage}`);
    const fields = { name, email: person.email, phone: person.phone, comment: person.comment };
    for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      'Your message has been sent.',
    );
    expect(new URL(page.url()).origin).toBe(origin);
  } finally {
    await page.context().close();
  }
}
