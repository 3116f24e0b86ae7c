import { expect, type Page } from '@playwright/test';
import { embeddedFonts, missingGlyphs, type Run } from '../embedded-fonts.ts';

/** Returns the text runs of the first screen, as rendered. */
const runsOf = (page: Page): Promise<Run[]> =>
  page.evaluate(() => {
    const runs: { family: string; weight: number; text: string }[] = [];
    const add = (text: string, style: CSSStyleDeclaration) => {
      const [first = ''] = style.fontFamily.split(',');
      const family = first.replaceAll(/["']/g, '');
      const shown = style.textTransform === 'uppercase' ? text.toUpperCase() : text;
      if (/\S/.test(text)) runs.push({ family, weight: Number(style.fontWeight), text: shown });
    };
    const isDrawn = (element: Element) =>
      element.checkVisibility() && !element.closest('dialog, [popover], .sr-only, noscript');
    for (const root of document.querySelectorAll('[data-first-screen]')) {
      for (const element of [root, ...root.querySelectorAll('*')].filter(isDrawn)) {
        const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
        add(own.map(({ textContent }) => textContent).join(' '), getComputedStyle(element));
        const hint = element.getAttribute('placeholder');
        if (hint) add(hint, getComputedStyle(element, '::placeholder'));
        for (const side of ['::before', '::after']) {
          const style = getComputedStyle(element, side);
          const [, text] = /^"(.+?)"(?: \/ ".*")?$/.exec(style.content) ?? [];
          if (text) add(text, style);
        }
      }
    }
    return runs;
  });

/** Expects every glyph of the first screen to be in the embedded font of its weight. */
export async function expectOwnGlyphs(page: Page, html: string): Promise<void> {
  const runs = (await runsOf(page)).filter(({ family }) => family.endsWith(' First'));
  expect(runs.length, 'words of the first screen').toBeGreaterThan(0);
  expect(missingGlyphs(await embeddedFonts(html), runs)).toEqual([]);
}
