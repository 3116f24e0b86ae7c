import { expect, test } from 'vitest';
import { themeNames, themes } from '../../../src/themes/themes.ts';
import { embedFirstScreenFonts } from './first-screen-fonts.ts';
import { sortByWeight } from './match-weight.ts';

const page = (theme: string, weight: number) =>
  `<!doctype html><html data-theme="${theme}"><head><style>h1{font-family:var(--face-display);font-weight:${weight}}</style></head><body><main data-first-screen><h1>Lark</h1></main></body></html>`;

// A font of another weight is rendered as it is, or with synthetic bold.
test.each(themeNames)(
  '%s: headings of the first screen have the weight of the theme',
  async (theme) => {
    const { font, weights } = themes[theme].display;
    for (const weight of new Set(weights)) {
      const html = await embedFirstScreenFonts(page(theme, weight));
      const made = [...html.matchAll(/ First';font-weight:(\d+);font-display:block/g)];
      const [file] = sortByWeight(font.files, weight, (each) => each.weights);
      const [least = 0, most = 0] = file?.weights ?? [];
      expect(made.map(([, asked]) => Number(asked))).toEqual([
        Math.min(most, Math.max(least, weight)),
      ]);
    }
  },
);
