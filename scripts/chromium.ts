import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';

/** Program names; the headless shell is first, because it needs no window and half of the time. */
const programNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const macPaths = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** Finds the host's Chromium or Chrome; `CHROMIUM` overrides it. Nothing is downloaded. */
export function findChromium(): string | undefined {
  const programPaths = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => programNames.map((name) => join(folder, name)));
  return [process.env['CHROMIUM'] ?? '', ...programPaths, ...macPaths].find(
    (path) => path !== '' && existsSync(path),
  );
}

/** Flags of all launches: no updates, no sync, no telemetry. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  // Software rendering needs no GPU process: saves a twelfth of the time.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The shell would round glyph widths to whole pixels, which no visitor's screen does.
  '--font-render-hinting=none',
];

/**
 * Returns launch options for Playwright. Throws, with installation instructions, if no browser is
 * found.
 */
export function chromiumOptions(): LaunchOptions {
  const executablePath = findChromium();
  if (!executablePath) {
    throw new Error(
      'No Chromium found. On Debian: apt-get install chromium-headless-shell; or set CHROMIUM.',
    );
  }
  return { executablePath, args: chromiumFlags };
}
