/**
 * `node scripts/font-metrics.ts`: prints the metric-matched fallback faces of every look, measured
 * in the browser (the default instance of a variable font misleads tools that read files). Copy the
 * rules into the look's sheet.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import { faces } from '../src/themes/faces.ts';
import { chromiumOptions } from './chromium.ts';

const require = createRequire(import.meta.url);
const sample =
  'The quick brown lark built a workshop in the field, and 14 people keep it running. We write forms that arrive, pages that load, and shops that sell.';

const browser = await chromium.launch(chromiumOptions());
const page = await browser.newPage();
for (const roles of Object.values(faces)) {
  for (const [role, face] of Object.entries(roles)) {
    const data = (await readFile(require.resolve(face.file))).toString('base64');
    const measured = await page.evaluate(
      async ({ data, sample, weight }) => {
        const local = new FontFace('Local', "local('Arial'), local('Liberation Sans')", {});
        const real = new FontFace('Real', `url(data:font/woff2;base64,${data})`, {
          weight: '100 900',
        });
        for (const font of [local, real]) document.fonts.add(await font.load());
        const context = document.createElement('canvas').getContext('2d');
        if (!context) throw new Error('no canvas');
        const read = (family: string) => {
          context.font = `${weight} 100px ${family}`;
          const box = context.measureText(sample);
          return {
            width: box.width,
            ascent: box.fontBoundingBoxAscent,
            descent: box.fontBoundingBoxDescent,
          };
        };
        return { local: read('Local'), real: read('Real') };
      },
      { data, sample, weight: role === 'display' ? 700 : 400 },
    );
    const adjust = measured.real.width / measured.local.width;
    const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
    process.stdout.write(
      `@font-face {\n  font-family: '${face.fallback}';\n  src: local('Arial'), local('Liberation Sans');\n  size-adjust: ${percent(adjust)};\n  ascent-override: ${percent(measured.real.ascent / 100 / adjust)};\n  descent-override: ${percent(measured.real.descent / 100 / adjust)};\n  line-gap-override: 0%;\n}\n`,
    );
  }
}
await browser.close();
