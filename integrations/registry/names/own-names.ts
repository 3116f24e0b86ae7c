import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type Root } from 'postcss';
import { looks } from '../../../src/looks/looks.ts';
import { themeTokens } from '../../../src/looks/theme-sheet.ts';

/** What our names begin with in somebody else's project, where `muted` and `lg` are taken. */
export const prefix = 'lf-';

/** The names that the site's one sheet and its looks give to things. */
export interface OwnNames {
  /** Keys of the theme and what they stand for: `color-ink`, `text-h1`, `breakpoint-lg`. */
  theme: ReadonlyMap<string, string>;
  /** Utilities of our own: `container`, `link`. */
  utilities: ReadonlyMap<string, AtRule>;
  /** Custom properties without their dashes: the tokens of all looks, and every key of the theme. */
  properties: ReadonlySet<string>;
  keyframes: ReadonlySet<string>;
  sheet: Root;
}

function atRules(sheet: Root, name: string): AtRule[] {
  const found: AtRule[] = [];
  sheet.walkAtRules(name, (rule) => void found.push(rule));
  return found;
}

/** Reads the names of a project; there are none where it has no such sheet. */
export function readOwnNames(root: string): OwnNames {
  const file = join(root, 'src/looks/tokens.css');
  const sheet = postcss.parse(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const theme = new Map<string, string>();
  // Weights and defaults are Tailwind's own names, and every project has them.
  for (const rule of atRules(sheet, 'theme'))
    rule.walkDecls(/^--(?!font-weight-|default-)[^*]+$/, ({ prop, value }) => {
      theme.set(prop.slice(2), value);
    });
  const tokens = Object.values(looks).flatMap((look) => Object.keys(themeTokens(look)));
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

/** What of it a text needs to mean the same elsewhere. */
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

/** Everything that several texts need. */
export function allUses(each: readonly Uses[]): Uses {
  const all = noUses();
  for (const uses of each)
    for (const kind of ['theme', 'utilities', 'properties'] as const)
      for (const name of uses[kind]) all[kind].add(name);
  return all;
}
