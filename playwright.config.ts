import { defineConfig, devices } from '@playwright/test';
import { chromiumOptions } from './scripts/chromium.ts';
import { freePort } from './scripts/free-port.ts';
import { slowness } from './scripts/slowness.ts';

/**
 * A port that nobody uses and data of its own, so that a site that is already running is left alone.
 * Workers read this file as well, and have the port from here.
 */
process.env['E2E_PORT'] ??= String(await freePort());
const port = process.env['E2E_PORT'];

export default defineConfig({
  testDir: '.',
  testMatch: ['tests/{e2e,every-page}/**/*.spec.ts', 'src/homes/*/*.spec.ts'],
  // Not the folder above: it is emptied, and the counts of the other suites stand there.
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  // A busy CI machine may starve a browser once; a test that needs its second try is named flaky.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  timeout: 60_000 * slowness,
  expect: { timeout: 20_000 * slowness },
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: chromiumOptions(),
    // To record every test costs a fifth of the time.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone-only/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      // What behaves otherwise on a small screen or under a finger; the rest is the same code.
      grep: /@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: `node scripts/e2e-server.ts ${port}`,
    url: `http://localhost:${port}/readyz`,
    timeout: 60_000 * slowness,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
