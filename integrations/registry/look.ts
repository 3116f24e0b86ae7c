import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CssObject, cssObject } from './css-object.ts';

/** What every item brings so that its classes mean something: tokens, faces, our few utilities. */
export interface Look {
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

/**
 * Our tokens out of the very sheets that the site uses. The colours hang on `data-theme`, because
 * shadcn's own tokens `accent` and `muted` mean something else: put it on `<html>` or any wrapper.
 */
export function look(root: string): Look {
  const sheet = (name: string) =>
    cssObject(readFileSync(join(root, 'src/themes', `${name}.css`), 'utf8'));
  const tokens = sheet('tokens');
  const theme = '[data-theme="larkfield"]';
  const utilities = Object.entries(tokens).filter(([key]) => key.startsWith('@utility'));
  return {
    cssVars: { theme: themeOf(rules(tokens, '@theme'), rules(tokens, '@theme inline')) },
    css: {
      '@import "@fontsource-variable/bricolage-grotesque"': {},
      '@import "@fontsource-variable/instrument-sans"': {},
      [theme]: {
        ...rules(sheet('larkfield'), theme),
        color: 'var(--ink)',
        'background-color': 'var(--paper)',
        'font-family': 'var(--face-text)',
        'font-size': 'var(--text-body)',
        'line-height': '1.6',
        '& :is(h1, h2, h3, h4)': rules(rules(tokens, '@layer base'), 'h1, h2, h3, h4'),
        '& :focus-visible': rules(rules(tokens, '@layer base'), ':focus-visible'),
      },
      ...Object.fromEntries(utilities),
      '@keyframes enter-up': rules(tokens, '@keyframes enter-up'),
      '@keyframes enter-fade': rules(tokens, '@keyframes enter-fade'),
    },
    dependencies: [
      '@fontsource-variable/bricolage-grotesque',
      '@fontsource-variable/instrument-sans',
    ],
  };
}
