import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { facesOf, lookTokens, nestedRule } from '../../src/looks/look-sheet.ts';
import { looks, type Theme } from '../../src/looks/looks.ts';
import { type CssObject, cssTree } from './css-tree.ts';

/** What every item brings so that its classes mean something: tokens, faces, our few utilities. */
export interface LookItem {
  cssVars: { theme: Record<string, string> };
  css: CssObject;
  dependencies: string[];
}

const rules = (sheet: CssObject, key: string): CssObject => {
  const found = sheet[key];
  return typeof found === 'object' ? found : {};
};

/** Declarations of `@theme` as shadcn wants them: without the dashes, without resets. */
const themeOf = (...blocks: CssObject[]) =>
  Object.fromEntries(
    blocks
      .flatMap((block) => Object.entries(block))
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      .filter(([name]) => !name.includes('*'))
      .map(([name, value]) => [name.replace(/^--/, ''), value]),
  );

/** Rules of the site's base layer that hold inside a look, and nowhere else in somebody's page. */
const scoped = ['h1, h2, h3, h4', 'h1, h2, h3, h4, .font-display', '.font-text', ':focus-visible'];

const within = (selector: string) => `[data-theme] :is(${selector})`;

/**
 * Looks as the site itself has them, from the same records and the same sheet. The colours hang on
 * `data-theme`, because shadcn's own tokens `accent` and `muted` mean something else: put it on
 * `<html>` or any wrapper; what stands outside of it stays as it is.
 *
 * @param root the project's folder
 * @param themes the looks that an item is shown in
 */
export function look(root: string, themes: readonly Theme[]): LookItem {
  const tokens = cssTree(readFileSync(join(root, 'src/looks/tokens.css'), 'utf8'));
  const base = rules(tokens, '@layer base');
  const faces = [...new Set(themes.flatMap((theme) => facesOf(looks[theme])))];
  const utilities = Object.entries(tokens).filter(([key]) => key.startsWith('@utility'));
  const shared = Object.entries(tokens).filter(([key]) => key.startsWith('@keyframes enter-'));
  return {
    cssVars: { theme: themeOf(rules(tokens, '@theme'), rules(tokens, '@theme inline')) },
    css: {
      ...Object.fromEntries(
        faces.flatMap(({ sheets }) => sheets).map((sheet) => [`@import "${sheet}"`, {}]),
      ),
      // In the base layer, as here: utilities have the last word.
      '@layer base': {
        ...(themes.length > 1 && cssTree(nestedRule())),
        ...Object.fromEntries(
          themes.map((theme) => [`[data-theme="${theme}"]`, lookTokens(looks[theme])]),
        ),
        '[data-theme]': {
          ...rules(base, '[data-theme]'),
          'font-size': 'var(--text-body)',
          'line-height': '1.6',
        },
        ...Object.fromEntries(scoped.map((selector) => [within(selector), rules(base, selector)])),
      },
      ...Object.fromEntries(utilities),
      ...Object.fromEntries(shared),
    },
    dependencies: [...new Set(faces.map((face) => face.package))],
  };
}
