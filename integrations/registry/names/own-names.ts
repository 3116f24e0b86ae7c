import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type Root } from 'postcss';
import { themeTokens } from '../../../src/themes/theme-sheet.ts';
import { themes } from '../../../src/themes/themes.ts';

/** Prefix of our names in other projects, where `muted` and `lg` are taken. */
export const prefix = 'lf-';

/** Names that the site's global stylesheet and its themes define. */
export interface OwnNames {
  /** Keys of Tailwind's theme with their values: `color-ink`, `text-h1`, `breakpoint-lg`. */
  theme: ReadonlyMap<string, string>;
  /** Utilities of our own: `container`, `link`. */
  utilities: ReadonlyMap<string, AtRule>;
  /**
   * Custom properties without their dashes: the tokens of all themes, and every key of Tailwind's
   * theme.
   */
  properties: ReadonlySet<string>;
  keyframes: ReadonlySet<string>;
  sheet: Root;
}

function atRules(sheet: Root, name: string): AtRule[] {
  const found: AtRule[] = [];
  sheet.walkAtRules(name, (rule) => void found.push(rule));
  return found;
}

/** Reads the names of a project; empty if it has no global stylesheet. */
export function readOwnNames(root: string): OwnNames {
  const file = join(root, 'src/themes/tokens.css');
  const sheet = postcss.parse(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const theme = new Map<string, string>();
  // Font weights and defaults are Tailwind's own names, which every project has.
  for (const rule of atRules(sheet, 'theme'))
    rule.walkDecls(/^--(?!font-weight-|default-)[^*]+$/, ({ prop, value }) => {
      theme.set(prop.slice(2), value);
    });
  const tokens = Object.values(themes).flatMap((theme) => Object.keys(themeTokens(theme)));
  const properties = tokens
    .filter((name) => name.startsWith('--'))
    .map((name) => name.slice(2))
    .concat(...theme.keys());
  return {
    theme,
    utilities: new Map(atRules(sheet, 'utility').map((rule) => [rule.params, rule])),
    properties: new Set(properties),
    keyframes: new Set(atRules(sheet, 'keyframes').map(({ params }) => params)),
    sheet,
  };
}

/** Names that a source file uses, and needs in another project. */
export interface Uses {
  theme: Set<string>;
  utilities: Set<string>;
  properties: Set<string>;
}

export const noUses = (): Uses => ({
  theme: new Set(),
  utilities: new Set(),
  properties: new Set(),
});

/** Merges the names of several files. */
export function allUses(each: readonly Uses[]): Uses {
  const all = noUses();
  for (const uses of each)
    for (const kind of ['theme', 'utilities', 'properties'] as const)
      for (const name of uses[kind]) all[kind].add(name);
  return all;
}
