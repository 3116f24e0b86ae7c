/**
 * `node art/works/make.ts NAME… | --all`: pictures of the works into art/out, from the built site that
 * runs at SITE (http://localhost:4341); `*` stands for anything. `--fresh` visits the pages again.
 */
import '../../scripts/pinned-node.ts';
import { mkdirSync, rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../../scripts/chromium.ts';
import { drafts } from './drafts.ts';
import { raster } from './raster.ts';
import { parts, takeAll } from './take.ts';

const words = process.argv.slice(2);
const matches = (name: string, word: string) =>
  new RegExp(`^${word.replaceAll('*', '.*')}$`).test(name);
const chosen = drafts.filter(
  ({ name }) => words.includes('--all') || words.some((word) => matches(name, word)),
);
if (chosen.length === 0) throw new Error(`Nothing is called ${words.join(', ') || '(no name)'}.`);

if (words.includes('--fresh')) rmSync(parts, { recursive: true, force: true });
mkdirSync(parts, { recursive: true });
const browser = await chromium.launch(chromiumOptions());
await takeAll(
  browser,
  chosen.flatMap(({ takes }) => takes),
);
for (const { name, board, trade } of chosen) {
  await raster(browser, name, await board(browser, trade));
  process.stdout.write(`${name}\n`);
}
await browser.close();
