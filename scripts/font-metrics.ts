/**
 * `npm run fonts:measure`: measures the fonts of all themes in the browser (the default
 * instance of a variable font misleads tools that read files) and writes the metrics of their
 * fallback fonts, `src/themes/font-metrics.generated.ts`.
 */
import './pinned-node.ts';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium, type Page } from '@playwright/test';
import {
  fontKey,
  fontRoles,
  localFontSource,
  roleWeight,
  variationSettings,
} from '../src/themes/fallback-font.ts';
import type { FontFile } from '../src/themes/font.ts';
import type { Typeface } from '../src/themes/theme.ts';
import { themes } from '../src/themes/themes.ts';
import { chromiumOptions } from './chromium.ts';

const require = createRequire(import.meta.url);
const sampleText =
  'The quick brown lark built a workshop in the field, and 14 people keep it running. We write forms that arrive, pages that load, and shops that sell.';

/** Measures width of the sample text, ascent and descent, of the web font and the local font. */
async function measureFonts(page: Page, type: Typeface, weight: number) {
  const hasWeight = ({ weights: [lightest, heaviest] }: FontFile) =>
    lightest <= weight && weight <= heaviest;
  const file = type.font.files.find(hasWeight) ?? type.font.files[0];
  if (!file) throw new Error(`${type.font.name} has no file`);
  const data = (await readFile(require.resolve(file.path))).toString('base64');
  return page.evaluate(
    async ({ data, sampleText, weight, settings, source }) => {
      const variable = { weight: '100 1000' };
      const local = new FontFace('Local', source, {});
      const real = new FontFace('Real', `url(data:font/woff2;base64,${data})`, variable);
      for (const font of [local, real]) document.fonts.add(await font.load());
      // An element, not a canvas, which ignores variation axes other than the weight.
      const line = document.createElement('span');
      line.textContent = sampleText;
      document.body.replaceChildren(line);
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('no canvas');
      const read = (family: string, axes: string) => {
        line.style.cssText = `font:${weight} 100px ${family};font-variation-settings:${axes};font-synthesis:none;white-space:nowrap;position:absolute`;
        context.font = `${weight} 100px ${family}`;
        const box = context.measureText(sampleText);
        return {
          width: line.getBoundingClientRect().width,
          ascent: box.fontBoundingBoxAscent,
          descent: box.fontBoundingBoxDescent,
        };
      };
      const sizes = { local: read('Local', 'normal'), real: read('Real', settings) };
      document.fonts.clear();
      return sizes;
    },
    { data, sampleText, weight, settings: variationSettings(type), source: localFontSource(type) },
  );
}

const browser = await chromium.launch(chromiumOptions());
const page = await browser.newPage();
const metricsByFont = new Map<string, string>();
const roundRatio = (value: number) => Number(value.toFixed(4));
for (const theme of Object.values(themes)) {
  for (const role of fontRoles) {
    const key = fontKey(theme, role);
    if (metricsByFont.has(key)) continue;
    const { local, real } = await measureFonts(page, theme[role], roleWeight(theme, role));
    const size = real.width / local.width;
    const ascent = roundRatio(real.ascent / 100 / size);
    const descent = roundRatio(real.descent / 100 / size);
    metricsByFont.set(key, `{ size: ${roundRatio(size)}, ascent: ${ascent}, descent: ${descent} }`);
  }
}
await browser.close();
const rows = [...metricsByFont].sort().map(([key, metrics]) => `  '${key}': ${metrics},\n`);
await writeFile(
  'src/themes/font-metrics.generated.ts',
  `/** Written by scripts/font-metrics.ts: metrics of the web fonts relative to the local fallback fonts. */
export interface FontMetrics {
  size: number;
  ascent: number;
  descent: number;
}

export const fontMetrics: Readonly<Record<string, FontMetrics>> = {
${rows.join('')}};
`,
);
process.stdout.write(`${metricsByFont.size} typefaces measured\n`);
