import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import type { Spot } from './scene.ts';
import { visit } from './visit.ts';

/** Timeout in milliseconds: long pages with much light in them are slow on a busy machine. */
const patience = 180_000;

/** Folder of the pieces of pages until they are put on a board. */
export const parts = fileURLToPath(new URL('../out/works/', import.meta.url));

/** One piece of a page. */
export interface Take {
  readonly trade: string;
  readonly at: Spot;
  /** Width of the window, which is the width of the piece. */
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

const plain = (text: string) => text.replaceAll(/[^a-z0-9+-]+/gi, '_');

/** Path of a piece: its name holds everything that the piece depends on. */
export const partOf = ({ trade, at, width, height, scale }: Take): string =>
  `${parts}${trade}-${width}x${height}@${scale}-${plain(at)}.png`;

/** Returns the distance of a spot from the top of the page. */
export async function topOf(page: Page, at: Spot): Promise<number> {
  const [, selector = 'top', by = '0'] = /^(.*?)([+-]\d+)?$/.exec(at) ?? [];
  if (selector === 'top') return Number(by);
  const edge = await page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top + scrollY);
  return edge + Number(by);
}

async function cut(page: Page, take: Take): Promise<void> {
  const { width, height, at } = take;
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const y = Math.round(Math.max(0, Math.min(await topOf(page, at), whole - height)));
  const clip = { x: 0, y, width, height: Math.min(height, whole - y) };
  await page.screenshot({ path: partOf(take), fullPage: true, clip, timeout: patience });
}

/** Takes all pieces that are not there yet, with one visit for each width and scale. */
export async function takeAll(browser: Browser, takes: readonly Take[]): Promise<void> {
  await mkdir(parts, { recursive: true });
  const wanted = takes.filter((take) => !existsSync(partOf(take)));
  const visits = Map.groupBy(wanted, ({ trade, width, scale }) => `${trade} ${width} ${scale}`);
  for (const group of visits.values()) {
    const [{ trade, width, scale } = group[0] as Take] = group;
    const page = await visit(browser, trade, { width, height: width < 768 ? 844 : 900, scale });
    for (const take of group) await cut(page, take);
    await page.close();
  }
}
