import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { chromiumOptions } from './scripts/chromium.ts';
import { slowness } from './scripts/slowness.ts';

export default defineConfig({
  testDir: '.',
  testMatch: ['tests/{e2e,every-page}/**/*.spec.ts', 'src/homes/*/*.spec.ts'],
  // Not the folder above: it is emptied, and the counts of the other suites stand there.
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: availableParallelism(),
  // A busy CI machine may starve a browser once; a test that needs its second try is named flaky.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  timeout: 60_000 * slowness,
  expect: { timeout: 20_000 * slowness },
  reporter: [['list', { printSteps: false }]],
  use: {
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
});
