import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';

/** The shell goes first: it draws no window around a page, and takes half of the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const macPlaces = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** The host's Chromium or Chrome, or undefined. `CHROMIUM` overrides. Nothing is downloaded. */
export function findChromium(): string | undefined {
  const places = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [process.env['CHROMIUM'] ?? '', ...places, ...macPlaces].find(
    (place) => place !== '' && existsSync(place),
  );
}

/** Quiet: no updates, no sync, no calls home. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  // What is drawn by the processor needs no process between: a twelfth of the time.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The shell would round the width of each letter to whole pixels, which no screen of a visitor does.
  '--font-render-hinting=none',
];

/** Launch options for Playwright. Throws, with what to install, where no browser is found. */
export function chromiumOptions(): LaunchOptions {
  const executablePath = findChromium();
  if (!executablePath) {
    throw new Error(
      'No Chromium found. On Debian: apt-get install chromium-headless-shell; or set CHROMIUM.',
    );
  }
  return { executablePath, args: chromiumFlags };
}
