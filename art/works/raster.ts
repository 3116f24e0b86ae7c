import { mkdir, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { masterOf } from '../master.ts';
import { type Board, boardMarkup } from './markup/board.ts';
import { parts } from './take.ts';

/** Pixels of a master's longer side. */
const longSide = 2000;
/** Drawn larger than it is kept: slanting edges and small type come out smooth. */
const over = 2;

/** Photographs a board into its master. */
export async function raster(browser: Browser, name: string, board: Board): Promise<void> {
  const { width, height } = board;
  const kept = longSide / Math.max(width, height);
  await mkdir(parts, { recursive: true });
  const file = `${parts}${name}.html`;
  await writeFile(file, boardMarkup(board));
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: kept * over,
  });
  await page.goto(pathToFileURL(file).href);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  const drawn = await page.screenshot({ timeout: 180_000 });
  await page.close();
  await sharp(drawn)
    .resize({ width: Math.round(width * kept), kernel: 'lanczos3' })
    .png()
    .toFile(masterOf(name));
}
