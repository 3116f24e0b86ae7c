import postcss, { type AtRule } from 'postcss';
import { fontsOf, foreignTokens, themeRule } from '../../src/themes/theme-sheet.ts';
import { type ThemeName, themes } from '../../src/themes/themes.ts';
import { type CssObject, cssTree } from './css-tree.ts';
import { type OwnNames, prefix } from './names.ts';
import { renameTokens } from './rename.ts';

/** Styles that an item needs: theme tokens, fonts, our few utilities. */
export interface ThemeStyles {
  cssVars: { theme: Record<string, string> };
  css: CssObject;
  /** Packages of the fonts. */
  packages: string[];
}

/**
 * Returns the rules of the global stylesheet that belong to a theme, for its elements: those of its
 * first block in the base layer.
 */
function scopedRules({ sheet }: OwnNames, scope: string): string {
  let layer: AtRule | undefined;
  sheet.walkAtRules('layer', (rule) => {
    layer ??= rule.clone();
  });
  layer?.walkRules((rule) => {
    rule.selectors = rule.selectors.map((selector) =>
      selector === '[data-theme]' ? scope : `${scope} ${selector}`,
    );
  });
  return layer?.nodes?.join('\n') ?? '';
}

/**
 * Returns the rules of a theme in the names of this site. Each theme has rules of its own, so that
 * the rules of several items merge in another project's stylesheet.
 *
 * @param otherThemes themes in which this theme may be nested
 * @param properties custom properties of Tailwind's theme that the item reads
 */
function themeRules(
  names: OwnNames,
  theme: ThemeName,
  otherThemes: readonly ThemeName[],
  properties: ReadonlySet<string>,
): string {
  const scope = `[data-theme="${theme}"]`;
  // Elements of this theme must not inherit tokens of a theme around them.
  const resets = foreignTokens(theme, otherThemes).map((name) => `${name}: initial`);
  const declarations = [...properties].map((name) => `${name}: ${names.theme.get(name.slice(2))}`);
  return [
    resets.length > 0 ? `:where([data-theme] ${scope}) { ${resets.join(';')} }` : '',
    themeRule(theme),
    `${scope} { ${declarations.join(';')} }`,
    scopedRules(names, scope),
    // Here they are those of `body`.
    `${scope} { font-size: var(--text-body); line-height: 1.6 }`,
  ].join('\n');
}

/**
 * Returns the used keys of Tailwind's theme: every color, and companions such as
 * `text-h1--line-height`. A literal color becomes a variable, because `shadcn add` would otherwise
 * add a second variable.
 */
const themeVariables = (names: OwnNames, usedNames: ReadonlySet<string>) =>
  [...names.theme]
    .filter(([key]) => key.startsWith('color-') || usedNames.has(key.replace(/(?<=\w)--.*$/, '')))
    .map(([key, value]) => [
      key.replace('-', `-${prefix}`),
      renameTokens(value.startsWith('#') ? `var(--${key})` : value, names).text,
    ]);

/**
 * Creates theme styles from the same records and stylesheet as the site's, with a prefix: `muted`
 * and `accent` are names of shadcn, `lg` of Tailwind. All styles depend on `data-theme` on
 * `<html>` or a wrapper; elements outside of it are not changed.
 *
 * @param names the names of the site's tokens
 * @param itemThemes the themes that an item is shown in
 * @param usedNames the names that its files use
 */
export function themeStyles(
  names: OwnNames,
  itemThemes: readonly ThemeName[],
  usedNames: ReadonlySet<string>,
): ThemeStyles {
  const fonts = [...new Set(itemThemes.flatMap((theme) => fontsOf(themes[theme])))];
  const rules = [...usedNames].sort().flatMap((name) => names.utilities.get(name) ?? []);
  names.sheet.walkAtRules('keyframes', (rule) => {
    if (usedNames.has(rule.params)) rules.push(rule);
  });
  const utilities = renameTokens(rules.join('\n'), names);
  const colors = [...names.theme].filter(([, value]) => value.startsWith('#'));
  const properties = [...usedNames, ...utilities.usedNames, '--text-body']
    .filter((name) => name.startsWith('--') && names.theme.has(name.slice(2)))
    .concat(colors.map(([name]) => `--${name}`));
  const layers = itemThemes.map((theme) =>
    themeRules(names, theme, itemThemes, new Set(properties)),
  );
  // In the base layer, as here: utilities override it.
  const base = renameTokens(`@layer base { ${layers.join('\n')} }`, names);
  return {
    cssVars: { theme: Object.fromEntries(themeVariables(names, usedNames)) },
    css: {
      ...Object.fromEntries(
        fonts.flatMap(({ sheets }) => sheets).map((file) => [`@import "${file}"`, {}]),
      ),
      ...cssTree(postcss.parse(`${base.text}\n${utilities.text}`)),
    },
    packages: [...new Set(fonts.map((font) => font.package))],
  };
}
