import type { AtRule, Container, Rule } from 'postcss';
import { fontsOf, foreignTokens, themeRule } from '../../src/themes/theme-sheet.ts';
import { type ThemeName, themes } from '../../src/themes/themes.ts';
import { type CssObject, cssTree } from './css-tree.ts';
import { type OwnNames, prefix, type UsedNames } from './names/own-names.ts';
import { renameInSheet, renameInValue } from './names/rename.ts';
import { shadcnCss } from './shadcn-css.ts';

/** Styles that an item needs: theme tokens, fonts, our few utilities. */
export interface ThemeStyles {
  cssVars: { theme: Record<string, string> };
  css: CssObject;
  dependencies: string[];
}

/** Selectors of the site's base layer whose rules are scoped to the theme in other projects. */
const scopedSelectors = [
  ...['h1, h2, h3, h4', 'h1, h2, h3, h4, .font-display', '.font-text', ':focus-visible'],
  ...['p, li, blockquote, figcaption', '::selection'],
];

const selectorOf = (rule: Rule) => rule.selector.replaceAll(/\s+/g, ' ');

/**
 * Returns the first rule with this selector.
 * @throws if there is none: without the rule a theme would be incomplete, and nobody would notice.
 */
function ruleFor(parent: Container, selector: string): Rule {
  let firstMatch: Rule | undefined;
  parent.walkRules((rule) => {
    if (selectorOf(rule) === selector) firstMatch ??= rule;
  });
  if (!firstMatch) throw new Error(`src/themes/tokens.css has no rule for "${selector}" any more.`);
  return firstMatch;
}

const atRules = ({ sheet }: OwnNames, name: string, predicate: (rule: AtRule) => boolean) => {
  const rules: AtRule[] = [];
  sheet.walkAtRules(name, (rule) => void (predicate(rule) && rules.push(rule)));
  return rules;
};

const declarationsOf = (rule: Rule) => rule.nodes.join(';');

/**
 * Returns declarations of the custom properties of Tailwind's theme that are colors, or that
 * stylesheets of components or the utility `container` read.
 */
function themeDeclarations(names: OwnNames, usedNames: UsedNames): string[] {
  const colors = [...names.theme].filter(([, value]) => value.startsWith('#'));
  const containerProperties = usedNames.utilities.has('container') ? ['page-margin'] : [];
  const usedProperties = [...usedNames.properties, ...containerProperties, 'text-body'].filter(
    (name) => names.theme.has(name),
  );
  return [...new Set([...usedProperties, ...colors.map(([name]) => name)])].map(
    (name) => `--${name}: ${names.theme.get(name)}`,
  );
}

/** Returns the site's rule for reduced motion. */
function reducedMotionRule(names: OwnNames): AtRule {
  const [rule] = atRules(
    names,
    'media',
    ({ params, nodes }) => params.includes('reduced-motion: reduce') && nodes?.[0]?.type === 'rule',
  );
  if (!rule) throw new Error('src/themes/tokens.css has no rule for reduced motion any more.');
  return rule;
}

/**
 * Returns the rules of a theme in the names of this site. Each theme has rules of its own, so that
 * the rules of several items merge in another project's stylesheet.
 *
 * @param otherThemes themes in which this theme may be nested
 */
function themeLayer(
  names: OwnNames,
  theme: ThemeName,
  otherThemes: readonly ThemeName[],
  usedNames: UsedNames,
): string {
  const scope = `[data-theme="${theme}"]`;
  // A pseudo-element, `::before`, is not allowed in `:is()`.
  const scopeSelectors = (selectors: string) => {
    const [pseudoElements = [], elements = []] = [true, false].map((isPseudoElement) =>
      selectors.split(', ').filter((selector) => selector.startsWith('::') === isPseudoElement),
    );
    const [first = '', ...more] = elements;
    return [more.length > 0 ? `:is(${elements.join(', ')})` : first, ...pseudoElements]
      .filter(Boolean)
      .map((selector) => `${scope} ${selector}`)
      .join(', ');
  };
  const motionQuery = reducedMotionRule(names);
  const noMotionRule = ruleFor(motionQuery, '*, ::before, ::after');
  const noMotionSelectors = `${scope}, ${scopeSelectors(selectorOf(noMotionRule))}`;
  // Elements of this theme must not inherit tokens of a theme around them.
  const resetDeclarations = foreignTokens(theme, otherThemes).map((name) => `${name}: initial`);
  return [
    resetDeclarations.length > 0
      ? `:where([data-theme] ${scope}) { ${resetDeclarations.join(';')} }`
      : '',
    themeRule(theme),
    `${scope} { ${themeDeclarations(names, usedNames).join(';')};
      ${declarationsOf(ruleFor(names.sheet, '[data-theme]'))};
      font-size: var(--text-body); line-height: 1.6 }`,
    ...scopedSelectors.map(
      (selectors) =>
        `${scopeSelectors(selectors)} { ${declarationsOf(ruleFor(names.sheet, selectors))} }`,
    ),
    `@media ${motionQuery.params} { ${noMotionSelectors} { ${declarationsOf(noMotionRule)} } }`,
  ].join('\n');
}

/**
 * Returns the used keys of Tailwind's theme: every color, and companions such as
 * `text-h1--line-height`.
 */
function themeKeys({ theme }: OwnNames, usedNames: UsedNames): string[] {
  return [...theme.keys()].filter(
    (key) => key.startsWith('color-') || usedNames.theme.has(key.replace(/(?<=\w)--.*$/, '')),
  );
}

/**
 * Returns a theme value; a literal color becomes a variable, because `shadcn add` would otherwise
 * add a second variable.
 */
const themeValue = (key: string, names: OwnNames) => {
  const value = names.theme.get(key) ?? '';
  return renameInValue(value.startsWith('#') ? `var(--${key})` : value, names);
};

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
  usedNames: UsedNames,
): ThemeStyles {
  const fonts = [...new Set(itemThemes.flatMap((theme) => fontsOf(themes[theme])))];
  const utilities = [...usedNames.utilities].sort().map((name) => names.utilities.get(name));
  const keyframes = atRules(names, 'keyframes', ({ params }) => usedNames.utilities.has(params));
  const layers = itemThemes.map((theme) => themeLayer(names, theme, itemThemes, usedNames));
  const sheet = [
    `@layer base { ${layers.join('\n')} }`,
    ...[...utilities, ...keyframes].map(String),
  ];
  const theme = themeKeys(names, usedNames).map((key) => [
    key.replace('-', `-${prefix}`),
    themeValue(key, names),
  ]);
  return {
    cssVars: { theme: Object.fromEntries(theme) },
    css: {
      ...Object.fromEntries(
        fonts.flatMap(({ sheets }) => sheets).map((file) => [`@import "${file}"`, {}]),
      ),
      // In the base layer, as here: utilities override it.
      ...shadcnCss(cssTree(renameInSheet(sheet.join('\n'), names).text)),
    },
    dependencies: [...new Set(fonts.map((font) => font.package))],
  };
}
