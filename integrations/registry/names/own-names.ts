import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type Root } from 'postcss';
import { themeTokens } from '../../../src/themes/theme-sheet.ts';
import { themes } from '../../../src/themes/themes.ts';

/** Prefix of our names in other projects, where names such as `muted` and `lg` are taken. */
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
  /** Global stylesheet. */
  sheet: Root;
}

function atRules(sheet: Root, name: string): AtRule[] {
  const rules: AtRule[] = [];
  sheet.walkAtRules(name, (rule) => void rules.push(rule));
  return rules;
}

/** Reads the names of a project; empty if it has no global stylesheet. */
export function readOwnNames(projectRoot: string): OwnNames {
  const file = join(projectRoot, 'src/themes/tokens.css');
  const sheet = postcss.parse(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const theme = new Map<string, string>();
  // Font weights and defaults keep their names: they are Tailwind's own, which every project has.
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

/** Names of ours that a source file uses, so that it needs them in another project. */
export interface UsedNames {
  theme: Set<string>;
  utilities: Set<string>;
  properties: Set<string>;
}

export const emptyUsedNames = (): UsedNames => ({
  theme: new Set(),
  utilities: new Set(),
  properties: new Set(),
});

/** Merges the names that several files use. */
export function mergeUsedNames(namesOfFiles: readonly UsedNames[]): UsedNames {
  const merged = emptyUsedNames();
  for (const usedNames of namesOfFiles)
    for (const kind of ['theme', 'utilities', 'properties'] as const)
      for (const name of usedNames[kind]) merged[kind].add(name);
  return merged;
}
