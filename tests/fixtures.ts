import { test as base, expect } from '@playwright/test';

interface Options {
  /** Console errors that a test provokes on purpose; every other one fails it. */
  expectedErrors: RegExp[];
}

/** Playwright's test, which an unexpected console error or an uncaught exception fails. */
export const test = base.extend<Options & { quietConsole: undefined }>({
  expectedErrors: [[], { option: true }],
  quietConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      const note = (text: string) => {
        if (!expectedErrors.some((expected) => expected.test(text))) errors.push(text);
      };
      page.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => note(error.message));
      await use(undefined);
      expect(errors, 'console errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
