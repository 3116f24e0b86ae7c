import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { posix } from 'node:path';
import postcss, { type Rule } from 'postcss';
import { __unstable__loadDesignSystem as designSystem } from 'tailwindcss';
import { expect, test } from 'vitest';
import { tones } from '../../src/themes/tone.ts';
import { collectedItems, registry, sources } from '../../tests/collected-registry.ts';
import { serializeCss } from '../../tests/serialize-css.ts';
import type { RegistryItem } from './collect-item.ts';
import type { CssObject } from './css-tree.ts';
import { dependencyClosure } from './dependency-closure.ts';

const require = createRequire(import.meta.url);
const { entries, specimens } = registry;
const items = [...collectedItems().values()].map(({ item }) => item);
const themesOf = new Map(entries.map(({ name, themes }) => [name, themes]));

const used = (text: string) =>
  [
    ...text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g),
    ...text.matchAll(/-\((?:[a-z-]+:)?(--[\w-]+)\)/g),
  ].map(([, name = '']) => name);

/** Returns the classes that code takes from CSS modules, by file name; `*` where it computes one. */
function usedLocals(code: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const locals = new Map<string, Set<string>>();
  for (const text of code)
    for (const [, variable = '', file = ''] of text.matchAll(
      /import (\w+) from '[^']*?([\w-]+\.module\.css)'/g,
    )) {
      const names = locals.get(file) ?? new Set<string>();
      for (const [, plain, quoted] of text.matchAll(
        new RegExp(`\\b${variable}(?:\\.(\\w+)|\\['([^']+)'\\]|\\[)`, 'g'),
      ))
        names.add(plain ?? quoted ?? '*');
      locals.set(file, names);
    }
  return locals;
}

/**
 * Returns the custom properties without a fallback in an item's code, and in the rules of its
 * stylesheets that can apply to its code.
 */
function variablesOf({ files }: RegistryItem): string[] {
  const code = files.filter(({ path }) => !path.endsWith('.css')).map(({ content }) => content);
  const words = new Set(code.join(' ').split(/[^\w-]+/));
  const locals = usedLocals(code);
  const found = code.flatMap(used);
  for (const { path, content } of files) {
    if (!path.endsWith('.css')) continue;
    postcss.parse(content).walkDecls(({ value, parent }) => {
      const selector = parent?.type === 'rule' ? (parent as Rule).selector : '';
      const classes = [...selector.matchAll(/(:global\()?\.([\w-]+)/g)];
      const own = path.endsWith('.module.css') ? locals.get(posix.basename(path)) : undefined;
      const isUsed = ([, global, name = '']: RegExpExecArray) =>
        global || !own ? words.has(name) : own.has('*') || own.has(name);
      if (classes.every(isUsed)) found.push(...used(value));
    });
  }
  return [...new Set(found)];
}

/** Returns all rules of nested objects with their declared properties. */
function rulesOf(css: CssObject): [selector: string, declared: string[]][] {
  return Object.entries(css).flatMap(([key, value]) =>
    typeof value === 'string'
      ? []
      : [[key, Object.keys(value)] as [string, string[]], ...rulesOf(value)],
  );
}

/** Custom properties that browsers and packages set. */
const given =
  /^--(tw|swiper|yarl|accordion-panel|active-tab|available|anchor|transform-origin|popup|spacing$)/;

/** Returns true if a theme of an item declares a custom property. */
const declares = ({ css }: RegistryItem, theme: string, name: string) =>
  rulesOf(css).some(
    ([selector, declared]) =>
      selector.includes(`[data-theme="${theme}"]`) &&
      !selector.startsWith(':where') &&
      declared.includes(name),
  );

test('every custom property of an item is defined, in each of its themes', () => {
  const missing = items.flatMap((item) => {
    const texts = item.files.map(({ content }) => content).join('\n');
    const own = new Set(
      [...texts.matchAll(/(--[\w-]+)(?:['"`]?\]?\s*:|['"`],)/g)].map(([, name]) => name),
    );
    return variablesOf(item)
      .filter((name) => !own.has(name) && !given.test(name))
      .flatMap((name) =>
        (themesOf.get(item.name) ?? [])
          .filter((theme) => !declares(item, theme, name))
          .map((theme) => `${item.name}: ${name} in ${theme}`),
      );
  });
  expect(missing).toEqual([]);
});

test('every custom property of usage code is defined in a theme of the item', () => {
  const missing = Object.entries(specimens).flatMap(([specimen, { item: name, usage }]) => {
    const item = items.find((each) => each.name === name);
    return used(usage).flatMap((variable) =>
      item && themesOf.get(name)?.some((theme) => declares(item, theme, variable))
        ? []
        : [`${specimen}: ${variable}`],
    );
  });
  expect(missing).toEqual([]);
});

const loadStylesheet = async (id: string, base: string) => ({
  path: id,
  base,
  content: readFileSync(
    require.resolve(id === 'tailwindcss' ? 'tailwindcss/index.css' : id),
    'utf8',
  ),
});

/** Returns the CSS that all items together add to a project, as `shadcn add` writes it. */
function sheetOfAll(): string {
  const theme = Object.assign({}, ...items.map(({ cssVars }) => cssVars.theme)) as CssObject;
  const css = Object.assign({}, ...items.map((item) => item.css)) as CssObject;
  const utilities = Object.entries(css).filter(([key]) => key.startsWith('@utility'));
  const variables = Object.entries(theme).map(([key, value]) => `--${key}: ${value};`);
  return `@import "tailwindcss" theme(inline);
    @theme inline { ${variables.join('\n')} }
    ${serializeCss(Object.fromEntries(utilities))}`;
}

const tokensOf = (text: string) => text.split(/[\s"'`]+/);
/**
 * Font weights are variables here, so that headings can change them; elsewhere they are Tailwind's
 * own values.
 */
const weights = new Map([
  ['font-weight-medium', '500'],
  ['font-weight-semibold', '600'],
  ['font-weight-bold', '700'],
  ['font-weight-extrabold', '800'],
]);
/** Replaces variables by values that Tailwind has in other projects. */
const valued = (css: string) =>
  css.replaceAll(
    /var\(--([\w-]+)\)/g,
    (whole, name: string) => sources.names.theme.get(name) ?? weights.get(name) ?? whole,
  );
/** Returns the effect of a class, without its name. */
const meaning = (css: string) =>
  valued(css.replaceAll(/\blf-/g, ''))
    .replaceAll(/^(\s*)\.(?:\\3\d |[^\s{])+/gm, '$1&')
    .replaceAll(/\s+/g, ' ');

test('every class has the same effect in other projects', async () => {
  const options = { base: process.cwd(), loadStylesheet };
  const here = await designSystem(readFileSync('src/themes/tokens.css', 'utf8'), options);
  const bare = await designSystem('@import "tailwindcss" theme(inline);', options);
  const there = await designSystem(sheetOfAll(), options);
  const files = new Set(entries.flatMap((entry) => dependencyClosure(sources, entry.entryFiles)));
  const pairs = [...files].flatMap(({ file, text, renamed }) => {
    const became = tokensOf(renamed().text);
    return /\.tsx?$/.test(file)
      ? tokensOf(text).map((token, index) => [token, became[index] ?? ''] as const)
      : [];
  });
  const all = [...new Map(pairs.map((pair) => [pair.join(' '), pair])).values()];
  const were = here.candidatesToCss(all.map(([token]) => token));
  const given = bare.candidatesToCss(all.map(([token]) => token));
  const are = there.candidatesToCss(all.map(([, token]) => token));
  // Classes that are not Tailwind's own.
  const ours = all.flatMap(([token, became], index) => {
    // In comments: a word that is a class of Tailwind's as well.
    const isWord = token === 'container' || tones.some((tone) => tone === token);
    const css = were[index];
    return css && css !== given[index] && !isWord ? [{ token, became, css, index }] : [];
  });
  expect(ours.length).toBeGreaterThan(400);
  const wrong = ours.filter(({ css, index }) => meaning(are[index] ?? '') !== meaning(css));
  expect(wrong.map(({ token, became }) => `${token} became ${became}`)).toEqual([]);
});

test('an item with a tone contains the tone’s rules', () => {
  const grounds = new RegExp(`data-tone="(?:${tones.join('|')})"`);
  const bare = items.filter(
    ({ files, css }) =>
      files.some(({ path, content }) => path.endsWith('.tsx') && grounds.test(content)) &&
      !files.some(({ path }) => path.endsWith('tones.css')) &&
      !JSON.stringify(css ?? {}).includes('data-tone'),
  );
  expect(bare.map(({ name }) => name)).toEqual([]);
});

/** Classes that parts share with those who style them. */
const sharedClasses = new Set(
  globSync('src/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\.lf-([\w-]+)/g)].map(([, name = '']) => name),
  ),
);

test('every name in the classes of an item is defined', () => {
  const missing = items.flatMap((item) => {
    const brought = Object.keys({ ...item.cssVars.theme, ...item.css }).map((name) =>
      name.replace(/^.*?lf-/, ''),
    );
    const used = item.files
      .filter(({ path }) => /\.tsx?$/.test(path))
      .flatMap(({ content }) => tokensOf(content))
      .flatMap((token) => [...token.matchAll(/(?<![\w-]-?)(?:[\w-]+-)?lf-([\w-]+)(?=[/:!]|$)/g)])
      .flatMap(([whole, name = '']) => (whole.startsWith('--') ? [] : name));
    return [...new Set(used)]
      .filter((name) => !brought.includes(name) && !sharedClasses.has(name))
      .map((name) => `${item.name}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test('item names cannot collide with others', () => {
  const taken = items.flatMap((item) =>
    Object.keys({ ...item.cssVars.theme, ...item.css })
      .filter((name) => !/^(@import|@layer base$)/.test(name))
      .filter((name) => !/(^|[ -])lf-/.test(name))
      .map((name) => `${item.name} brings ${name}`),
  );
  const unscoped = items.flatMap(({ name, css }) =>
    rulesOf({ base: css['@layer base'] ?? {} })
      .filter(([selector]) => !/^@|^base$/.test(selector) && !selector.includes('[data-theme="'))
      .map(([selector]) => `${name} brings ${selector}`),
  );
  expect([...taken, ...unscoped]).toEqual([]);
});
