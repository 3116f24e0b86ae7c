import type { Page } from '@playwright/test';
import { copy } from '../src/homes/freelancer/copy.ts';
import { interact } from './first-interaction.ts';

export const path = '/home-freelancer';
export const prompt = (page: Page) => page.getByRole('textbox', { name: copy.consolePrompt.label });
export const printout = (page: Page) =>
  page.getByRole('log', { name: copy.consolePrompt.logLabel });

/** Opens the page and wakes its console. */
export async function sitDown(page: Page): Promise<void> {
  await page.goto(path);
  await interact(page);
}

/** Types a line and sends it by Return. */
export async function type(page: Page, line: string): Promise<void> {
  await prompt(page).fill(line);
  await prompt(page).press('Enter');
}
