import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import type { Theme } from '../../src/themes/theme.ts';
import { lookStyle } from './markup/faces.ts';
import { parts } from './take.ts';

/** Heights of the display face, and how far a pair of its letters runs: shares of the size. */
export interface Metrics {
  readonly cap: number;
  readonly x: number;
  readonly deep: number;
  readonly run: number;
}

/** Measures the whole face; pages carry only the letters that stand on them. */
export async function measureFace(browser: Browser, look: Theme, pair: string): Promise<Metrics> {
  const page = await browser.newPage();
  const file = `${parts}face.html`;
  await writeFile(file, `<!doctype html><style>${lookStyle(look)}</style>`);
  await page.goto(pathToFileURL(file).href);
  const font = `${look.display.weights[2]} 1000px "${look.display.font.family}"`;
  const metrics = await page.evaluate(
    async ({ letters, set }) => {
      await document.fonts.load(set, letters);
      const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      pen.font = set;
      const of = (text: string) => pen.measureText(text);
      return {
        cap: of('H').actualBoundingBoxAscent / 1000,
        x: of('x').actualBoundingBoxAscent / 1000,
        deep: of('p').actualBoundingBoxDescent / 1000,
        run: of(letters).width / 1000,
      };
    },
    { letters: pair, set: font },
  );
  await page.close();
  return metrics;
}
