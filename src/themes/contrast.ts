import { readFileSync } from 'node:fs';
import { converter, formatHex, interpolate, parse as parseColor, wcagContrast } from 'culori';
import postcss from 'postcss';
import type { Theme } from './theme.ts';
import { themeTokens } from './theme-sheet.ts';
import { tones } from './tone.ts';

/** Minimum contrast of text of any size, WCAG 2.2 AA. */
const minContrast = 4.5;

/** Pairs of text and background that every tone allows, as tokens. */
const pairs = [
  ['--ink', '--paper'],
  ['--ink', '--surface'],
  ['--muted', '--paper'],
  ['--muted', '--surface'],
  ['--accent', '--paper'],
  ['--accent', '--surface'],
  ['--on-accent', '--accent'],
] as const;

/** Further pairs, of backgrounds that a theme has without a tone. */
const themePairs = [
  ['--ink', '--tint'],
  ['--muted', '--tint'],
  ['--deep', '--paper'],
  ['--deep', '--surface'],
  ['--on-deep', '--deep'],
  ['--paper', '--deep'],
  ['--surface', '--deep'],
  ['--tint', '--deep'],
  ['--on-highlight', '--highlight'],
  ['--paper', '--ink'],
  ['--surface', '--ink'],
] as const;

type Tokens = Record<string, string>;

/** Returns the custom properties that tones.css sets for a tone. */
function declarations(tone: string): Tokens {
  const found: Tokens = {};
  postcss.parse(readFileSync('src/themes/tones.css', 'utf8')).walkRules((rule) => {
    const isOfTone = (selector: string) => {
      const [whole, name = tone] = /tone(?:="([\w-]+)")?\]$/.exec(selector) ?? [];
      return whole !== undefined && name === tone;
    };
    if (!rule.selectors.some(isOfTone)) return;
    rule.walkDecls(/^--/, ({ prop, value }) => {
      found[prop] = value;
    });
  });
  return found;
}

/** Splits the arguments of a CSS function at its top-level commas. */
function argumentsOf(text: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}

const rgb = converter('rgb');

/** Computes a CSS color as a browser does: `var()` with fallback, `color-mix(in oklab, a n%, b)`. */
export function colorOf(value: string, tokens: Tokens): string {
  const call = /^([\w-]+)\((.*)\)$/s.exec(value.trim());
  if (!call) {
    const plain = rgb(parseColor(value.trim()));
    if (!plain) throw new Error(`${value} is no color`);
    return formatHex(plain);
  }
  const [first = '', second = '', third = ''] = argumentsOf(call[2] ?? '');
  if (call[1] === 'var') {
    const known = tokens[first] ?? second;
    if (known === '') throw new Error(`${first} is not set`);
    return colorOf(known, tokens);
  }
  const share = /^(.*)\s([\d.]+)%$/s.exec(second);
  if (call[1] !== 'color-mix' || first !== 'in oklab' || !share)
    throw new Error(`Unsupported color: ${value}`);
  const mix = interpolate([colorOf(third, tokens), colorOf(share[1] ?? '', tokens)], 'oklab');
  return formatHex(mix(Number(share[2]) / 100));
}

/** Returns the pairs below the minimum contrast, each as a sentence with its contrast. */
export const failingPairs = (tokens: Tokens, wanted: readonly (readonly [string, string])[]) =>
  wanted
    .map(([text, ground]) => {
      const [one, other] = [text, ground].map((name) => colorOf(`var(${name})`, tokens));
      return { text, ground, ratio: wcagContrast(one ?? '', other ?? '') };
    })
    .filter(({ ratio }) => ratio < minContrast)
    .map(({ text, ground, ratio }) => `${text} on ${ground}: ${ratio.toFixed(2)}`);

/**
 * Finds colors of a theme on which text cannot be read: on its own backgrounds, and on each tone.
 *
 * @returns a line for each pair, with its contrast
 */
export function unreadablePairs(theme: Theme): string[] {
  const base = themeTokens(theme);
  const bright = theme.scheme === 'light' ? ([['--highlight', '--deep']] as const) : [];
  return [
    ...failingPairs(base, [...pairs, ...themePairs, ...bright]),
    ...tones.flatMap((tone) =>
      failingPairs({ ...base, ...declarations(tone) }, pairs).map(
        (pair) => `${pair}, on the tone “${tone}”`,
      ),
    ),
  ];
}
