import type { AtRule, Container, Rule } from 'postcss';
import { fontsOf, foreignTokens, themeRule } from '../../src/themes/theme-sheet.ts';
import { type ThemeName, themes } from '../../src/themes/themes.ts';
import { type CssObject, cssTree } from './css-tree.ts';
import { type OwnNames, prefix, type Uses } from './names/own-names.ts';
import { renamedSheet, renamedValue } from './names/rename.ts';
import { shadcnCss } from './shadcn-css.ts';

/** Styles that an item needs: theme tokens, fonts, our few utilities. */
export interface ThemeStyles {
  cssVars: { theme: Record<string, string> };
  css: CssObject;
  dependencies: string[];
}

/** Selectors of the site's base layer that are scoped to the theme in other projects. */
const scoped = [
  ...['h1, h2, h3, h4', 'h1, h2, h3, h4, .font-display', '.font-text', ':focus-visible'],
  ...['p, li, blockquote, figcaption', '::selection'],
];

const selectorOf = (rule: Rule) => rule.selector.replaceAll(/\s+/g, ' ');

/**
 * Returns the first rule with this selector; throws if it is gone, because a theme without it would
 * fail silently.
 */
function ruleFor(parent: Container, selector: string): Rule {
  let found: Rule | undefined;
  parent.walkRules((rule) => {
    if (selectorOf(rule) === selector) found ??= rule;
  });
  if (!found) throw new Error(`src/themes/tokens.css has no rule for "${selector}" any more.`);
  return found;
}

const atRules = ({ sheet }: OwnNames, name: string, is: (rule: AtRule) => boolean) => {
  const found: AtRule[] = [];
  sheet.walkAtRules(name, (rule) => void (is(rule) && found.push(rule)));
  return found;
};

const declarationsOf = (rule: Rule) => rule.nodes.join(';');

/**
 * Returns custom properties of Tailwind's theme that stylesheets of parts or the utility `container`
 * read, or that are literal colors there.
 */
function properties(names: OwnNames, uses: Uses): string[] {
  const colors = [...names.theme].filter(([, value]) => value.startsWith('#'));
  const margin = uses.utilities.has('container') ? ['page-margin'] : [];
  const read = [...uses.properties, ...margin, 'text-body'].filter((name) => names.theme.has(name));
  return [...new Set([...read, ...colors.map(([name]) => name)])].map(
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
 * those of several items merge in another project's stylesheet.
 *
 * @param others themes that may contain it
 */
function themeLayer(
  names: OwnNames,
  theme: ThemeName,
  others: readonly ThemeName[],
  uses: Uses,
): string {
  const scope = `[data-theme="${theme}"]`;
  // A pseudo-element, `::before`, is not allowed in `:is()`.
  const inside = (selectors: string) => {
    const [parts = [], whole = []] = [true, false].map((isPart) =>
      selectors.split(', ').filter((selector) => selector.startsWith('::') === isPart),
    );
    const [first = '', ...more] = whole;
    return [more.length > 0 ? `:is(${whole.join(', ')})` : first, ...parts]
      .filter(Boolean)
      .map((selector) => `${scope} ${selector}`)
      .join(', ');
  };
  const reduced = reducedMotionRule(names);
  const still = ruleFor(reduced, '*, ::before, ::after');
  const foreign = foreignTokens(theme, others);
  return [
    foreign.length > 0
      ? `:where([data-theme] ${scope}) { ${foreign.map((name) => `${name}: initial`).join(';')} }`
      : '',
    themeRule(theme),
    `${scope} { ${properties(names, uses).join(';')};
      ${declarationsOf(ruleFor(names.sheet, '[data-theme]'))};
      font-size: var(--text-body); line-height: 1.6 }`,
    ...scoped.map(
      (selectors) => `${inside(selectors)} { ${declarationsOf(ruleFor(names.sheet, selectors))} }`,
    ),
    `@media ${reduced.params} { ${scope}, ${inside(selectorOf(still))} { ${declarationsOf(still)} } }`,
  ].join('\n');
}

/**
 * Returns the used keys of Tailwind's theme: every color, and companions such as
 * `text-h1--line-height`.
 */
function themeKeys({ theme }: OwnNames, uses: Uses): string[] {
  return [...theme.keys()].filter(
    (key) => key.startsWith('color-') || uses.theme.has(key.replace(/(?<=\w)--.*$/, '')),
  );
}

/**
 * Returns a theme value; a literal color becomes a variable, because `shadcn add` would add a
 * second one.
 */
const themeValue = (key: string, names: OwnNames) => {
  const value = names.theme.get(key) ?? '';
  return renamedValue(value.startsWith('#') ? `var(--${key})` : value, names);
};

/**
 * Creates theme styles from the same records and stylesheet as the site's, with a prefix: `muted`
 * and `accent` are names of shadcn, `lg` of Tailwind. All of it depends on `data-theme` on `<html>`
 * or a wrapper; everything outside stays as it is.
 *
 * @param names the names of the site's tokens
 * @param shown the themes that an item is shown in
 * @param uses the names that its files use
 */
export function themeStyles(names: OwnNames, shown: readonly ThemeName[], uses: Uses): ThemeStyles {
  const faces = [...new Set(shown.flatMap((theme) => fontsOf(themes[theme])))];
  const utilities = [...uses.utilities].sort().map((name) => names.utilities.get(name));
  const keyframes = atRules(names, 'keyframes', ({ params }) => uses.utilities.has(params));
  const sheet = [
    `@layer base { ${shown.map((theme) => themeLayer(names, theme, shown, uses)).join('\n')} }`,
    ...[...utilities, ...keyframes].map(String),
  ];
  const theme = themeKeys(names, uses).map((key) => [
    key.replace('-', `-${prefix}`),
    themeValue(key, names),
  ]);
  return {
    cssVars: { theme: Object.fromEntries(theme) },
    css: {
      ...Object.fromEntries(
        faces.flatMap(({ sheets }) => sheets).map((file) => [`@import "${file}"`, {}]),
      ),
      // In the base layer, as here: utilities override it.
      ...shadcnCss(cssTree(renamedSheet(sheet.join('\n'), names).text)),
    },
    dependencies: [...new Set(faces.map((face) => face.package))],
  };
}
