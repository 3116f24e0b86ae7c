import { beforeAll, describe, expect, test } from 'vitest';
import { firstScreenText } from '../../integrations/loading/fonts/first-screen-text.ts';
import { type EmbeddedFont, embeddedFonts, missingGlyphs } from '../embedded-fonts.ts';
import { type BuiltPage, builtPages } from './built-pages.ts';

/** Tables without which a browser's sanitizer (OTS) rejects a font and uses a fallback. */
const required = [
  'OS/2',
  'cmap',
  'glyf',
  'head',
  'hhea',
  'hmtx',
  'loca',
  'maxp',
  'name',
  'post',
] as const;

describe('fonts of the first screen', () => {
  let pages: (BuiltPage & { fonts: EmbeddedFont[] })[] = [];
  beforeAll(async () => {
    pages = await Promise.all(
      (await builtPages()).map(async (page) => ({
        ...page,
        fonts: await embeddedFonts(page.html),
      })),
    );
  });

  test('every page embeds fonts, and each is valid for browsers', () => {
    const without = pages.filter(({ fonts }) => fonts.length === 0).map(({ path }) => path);
    expect(without).toEqual([]);
    const broken = pages.flatMap(({ path, fonts }) =>
      fonts.flatMap(({ family, weights, tables }) => {
        const gone = required.filter((tag) => !tables.includes(tag));
        return gone.length > 0
          ? [`${path}: ${family} ${weights[0]} has no ${gone.join(', ')}`]
          : [];
      }),
    );
    expect(broken).toEqual([]);
  });

  // Fonts and texts are computed here like in the build; every-page compares them with a browser.
  test('each has all glyphs of its texts', () => {
    const missing = pages.flatMap(({ path, html, fonts }) => {
      const runs = [...firstScreenText(html).texts].flatMap(([family, weights]) =>
        [...weights].flatMap(([weight, texts]) =>
          [...texts].map((text) => ({ family, weight, text })),
        ),
      );
      const own = runs.filter(({ family }) => family.endsWith(' First'));
      expect(own.length, path).toBeGreaterThan(0);
      return missingGlyphs(fonts, own).map((line) => `${path}: ${line}`);
    });
    expect(missing).toEqual([]);
  });
});
