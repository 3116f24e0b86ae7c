import type { AtRule, Container, Rule } from 'postcss';
import { looks, type ThemeName } from '../../src/looks/looks.ts';
import { fontsOf, foreignTokens, themeRule } from '../../src/looks/theme-sheet.ts';
import { type CssObject, cssTree } from './css-tree.ts';
import { type OwnNames, prefix, type Uses } from './names/own-names.ts';
import { renamedSheet, renamedValue } from './names/rename.ts';
import { shadcnCss } from './shadcn-css.ts';

/** What an item brings so that its classes mean something: tokens, faces, our few utilities. */
export interface LookItem {
  cssVars: { theme: Record<string, string> };
  css: CssObject;
  dependencies: string[];
}

/** Rules of the site's base layer that hold inside a look, and nowhere else in somebody's page. */
const scoped = [
  ...['h1, h2, h3, h4', 'h1, h2, h3, h4, .font-display', '.font-text', ':focus-visible'],
  ...['p, li, blockquote, figcaption', '::selection'],
];

const selectorOf = (rule: Rule) => rule.selector.replaceAll(/\s+/g, ' ');

/** The first rule with this selector; a look that lost one of its rules would fail nobody loudly. */
function ruleFor(parent: Container, selector: string): Rule {
  let found: Rule | undefined;
  parent.walkRules((rule) => {
    if (selectorOf(rule) === selector) found ??= rule;
  });
  if (!found) throw new Error(`src/looks/tokens.css has no rule for "${selector}" any more.`);
  return found;
}

const atRules = ({ sheet }: OwnNames, name: string, is: (rule: AtRule) => boolean) => {
  const found: AtRule[] = [];
  sheet.walkAtRules(name, (rule) => void (is(rule) && found.push(rule)));
  return found;
};

const declarationsOf = (rule: Rule) => rule.nodes.join(';');

/** Custom properties of the theme that sheets of parts read, or that are no variables in it. */
function properties(names: OwnNames, uses: Uses): string[] {
  const colours = [...names.theme].filter(([, value]) => value.startsWith('#'));
  const read = [...uses.properties, 'text-body'].filter((name) => names.theme.has(name));
  return [...new Set([...read, ...colours.map(([name]) => name)])].map(
    (name) => `--${name}: ${names.theme.get(name)}`,
  );
}

/** The rule of the site that holds everything still where less motion is asked for. */
function calmRule(names: OwnNames): AtRule {
  const [calm] = atRules(
    names,
    'media',
    ({ params, nodes }) => params.includes('reduced-motion: reduce') && nodes?.[0]?.type === 'rule',
  );
  if (!calm) throw new Error('src/looks/tokens.css has no rule for less motion any more.');
  return calm;
}

/**
 * Everything that a look means for what stands in it, in the names of this site. Each look has rules
 * of its own, so that those of several items become one in somebody's sheet.
 *
 * @param others the looks that it may stand in
 */
function lookLayer(
  names: OwnNames,
  theme: ThemeName,
  others: readonly ThemeName[],
  uses: Uses,
): string {
  const worn = `[data-theme="${theme}"]`;
  // A part of an element, `::before`, cannot stand in a list.
  const inside = (selectors: string) => {
    const [parts = [], whole = []] = [true, false].map((isPart) =>
      selectors.split(', ').filter((selector) => selector.startsWith('::') === isPart),
    );
    const [first = '', ...more] = whole;
    return [more.length > 0 ? `:is(${whole.join(', ')})` : first, ...parts]
      .filter(Boolean)
      .map((selector) => `${worn} ${selector}`)
      .join(', ');
  };
  const calm = calmRule(names);
  const still = ruleFor(calm, '*, ::before, ::after');
  const foreign = foreignTokens(theme, others);
  return [
    foreign.length > 0
      ? `:where([data-theme] ${worn}) { ${foreign.map((name) => `${name}: initial`).join(';')} }`
      : '',
    themeRule(theme),
    `${worn} { ${properties(names, uses).join(';')};
      ${declarationsOf(ruleFor(names.sheet, '[data-theme]'))};
      font-size: var(--text-body); line-height: 1.6 }`,
    ...scoped.map(
      (selectors) => `${inside(selectors)} { ${declarationsOf(ruleFor(names.sheet, selectors))} }`,
    ),
    `@media ${calm.params} { ${worn}, ${inside(selectorOf(still))} { ${declarationsOf(still)} } }`,
  ].join('\n');
}

/** Keys of the theme that go with the ones that are used: every colour, and `text-h1--line-height`. */
function themeKeys({ theme }: OwnNames, uses: Uses): string[] {
  return [...theme.keys()].filter(
    (key) => key.startsWith('color-') || uses.theme.has(key.replace(/(?<=\w)--.*$/, '')),
  );
}

/** A colour goes by a variable: of one that is written out, `shadcn add` would make a second one. */
const themeValue = (key: string, names: OwnNames) => {
  const value = names.theme.get(key) ?? '';
  return renamedValue(value.startsWith('#') ? `var(--${key})` : value, names);
};

/**
 * Looks as the site itself has them, from the same records and the same sheet, under names of their
 * own: `muted` and `accent` are shadcn's, `lg` is Tailwind's. All of it hangs on `data-theme`: put it
 * on `<html>` or any wrapper; what stands outside of it stays as it is.
 *
 * @param names the names of the site's tokens
 * @param themes the looks that an item is shown in
 * @param uses the names that its files use
 */
export function look(names: OwnNames, themes: readonly ThemeName[], uses: Uses): LookItem {
  const faces = [...new Set(themes.flatMap((theme) => fontsOf(looks[theme])))];
  const utilities = [...uses.utilities].sort().map((name) => names.utilities.get(name));
  const keyframes = atRules(names, 'keyframes', ({ params }) => uses.utilities.has(params));
  const sheet = [
    `@layer base { ${themes.map((theme) => lookLayer(names, theme, themes, uses)).join('\n')} }`,
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
      // In the base layer, as here: utilities have the last word.
      ...shadcnCss(cssTree(renamedSheet(sheet.join('\n'), names).text)),
    },
    dependencies: [...new Set(faces.map((face) => face.package))],
  };
}
