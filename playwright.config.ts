import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { chromiumOptions } from './scripts/chromium.ts';
import { leftOutTests } from './scripts/left-out-tests.ts';
import { timeoutScale } from './scripts/timeout-scale.ts';
import './tests/site-words.ts';

export default defineConfig({
  testDir: '.',
  testMatch: ['tests/{e2e,every-page}/**/*.spec.ts', 'src/**/*.spec.ts'],
  testIgnore: leftOutTests().map((file) => `**/${file}`),
  // Not `test-results` itself: Playwright empties its output folder, and the reports of the other
  // suites are there.
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: availableParallelism(),
  // A busy CI machine may starve a browser once; a test that passes on its second try is reported
  // as flaky.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  // Timeouts only end tests that hang; they are far above what a busy machine needs.
  timeout: 240_000 * timeoutScale,
  expect: { timeout: 60_000 * timeoutScale },
  reporter: [['list', { printSteps: false }]],
  use: {
    launchOptions: chromiumOptions(),
    // Recording every test costs a fifth of the time.
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
      // Only behavior that differs on a small screen or with touch; the rest is the same code.
      grep: /@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
