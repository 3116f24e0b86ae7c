import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type Root } from 'postcss';
import { themeTokens } from '../../src/themes/theme-sheet.ts';
import { themes } from '../../src/themes/themes.ts';
import { tones } from '../../src/themes/tone.ts';

/** Prefix of our names in other projects, where names such as `muted` and `lg` are taken. */
export const prefix = 'lf-';

/** Names that the site's global stylesheet and its themes define. */
export interface OwnNames {
  /** Keys of Tailwind's theme with their values: `color-ink`, `text-h1`, `breakpoint-lg`. */
  theme: ReadonlyMap<string, string>;
  /** Keys of Tailwind's theme by class: `color-ink` of `bg-ink`. */
  classes: ReadonlyMap<string, string>;
  /** Custom properties: the tokens of all themes, and every key of Tailwind's theme. */
  properties: ReadonlySet<string>;
  /** Utilities of our own, `lf-container`: they have the prefix here as well. */
  utilities: ReadonlyMap<string, AtRule>;
  /** Global stylesheet. */
  sheet: Root;
}

/** Suffixes of Tailwind's utilities for sides and corners of a box. */
const sides = ['', '-x', '-y', '-t', '-r', '-b', '-l', '-s', '-e'];
const corners = ['', '-t', '-r', '-b', '-l', '-s', '-e', '-tl', '-tr', '-br', '-bl'];

/** Beginnings of Tailwind's utilities, by theme namespace of their value: `bg` of `bg-ink`. */
const utilityRoots: Readonly<Record<string, readonly string[]>> = {
  color: [
    ...['bg', 'text', 'divide', 'outline', 'ring', 'ring-offset', 'shadow', 'fill', 'stroke'],
    ...['decoration', 'caret', 'placeholder', 'from', 'via', 'to', 'accent'],
    ...sides.map((side) => `border${side}`),
  ],
  text: ['text'],
  font: ['font'],
  tracking: ['tracking'],
  ease: ['ease'],
  radius: corners.map((corner) => `rounded${corner}`),
};

function classesOf(themeKeys: Iterable<string>): Map<string, string> {
  const classes = new Map<string, string>();
  for (const key of themeKeys) {
    const [namespace = ''] = key.split('-', 1);
    for (const root of utilityRoots[namespace] ?? [])
      classes.set(`${root}${key.slice(namespace.length)}`, key);
  }
  // `accent-tint` is the name of a tone.
  for (const tone of tones) classes.delete(tone);
  return classes;
}

/** Reads the names of a project; empty if it has no global stylesheet. */
export function readOwnNames(projectRoot: string): OwnNames {
  const file = join(projectRoot, 'src/themes/tokens.css');
  const sheet = postcss.parse(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const theme = new Map<string, string>();
  const utilities = new Map<string, AtRule>();
  sheet.walkAtRules(/^(theme|utility)$/, (rule) => {
    if (rule.name === 'utility') utilities.set(rule.params, rule);
    // Font weights and defaults keep their names: they are Tailwind's own, which every project has.
    else
      rule.walkDecls(/^--(?!font-weight-|default-)[^*]+$/, ({ prop, value }) => {
        theme.set(prop.slice(2), value);
      });
  });
  const tokens = Object.values(themes).flatMap((each) => Object.keys(themeTokens(each)));
  return {
    theme,
    classes: classesOf(theme.keys()),
    properties: new Set([...tokens, ...[...theme.keys()].map((key) => `--${key}`)]),
    utilities,
    sheet,
  };
}
