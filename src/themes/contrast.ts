import { readFileSync } from 'node:fs';
import { converter, formatHex, interpolate, parse as parseColor, wcagContrast } from 'culori';
import postcss from 'postcss';
import type { Theme } from './theme.ts';
import { themeTokens } from './theme-sheet.ts';
import { tones } from './tone.ts';

/** Minimum contrasts of text of any size and of marks that are no text, WCAG 2.2 AA. */
const minContrast = 4.5;
const minMarkContrast = 3;

/** Pairs of text and background that every tone allows, as tokens. */
const tonePairs = [
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

/** Pairs of a mark and its background: the signal is the color of the logo, on any menu. */
const markPairs = [
  ['--signal', '--paper'],
  ['--signal', '--ink'],
] as const;

type Tokens = Record<string, string>;

/** Returns the custom properties that tones.css sets for a tone. */
function toneDeclarations(tone: string): Tokens {
  const declarations: Tokens = {};
  postcss.parse(readFileSync('src/themes/tones.css', 'utf8')).walkRules((rule) => {
    const isOfTone = (selector: string) => {
      const [match, name = tone] = /tone(?:="([\w-]+)")?\]$/.exec(selector) ?? [];
      return match !== undefined && name === tone;
    };
    if (!rule.selectors.some(isOfTone)) return;
    rule.walkDecls(/^--/, ({ prop, value }) => {
      declarations[prop] = value;
    });
  });
  return declarations;
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
    const color = rgb(parseColor(value.trim()));
    if (!color) throw new Error(`${value} is no color`);
    return formatHex(color);
  }
  const [, functionName, argumentList = ''] = call;
  const [first = '', second = '', third = ''] = argumentsOf(argumentList);
  if (functionName === 'var') {
    const tokenValue = tokens[first] ?? second;
    if (tokenValue === '') throw new Error(`${first} is not set`);
    return colorOf(tokenValue, tokens);
  }
  const [share, mixedColor = '', percentage] = /^(.*)\s([\d.]+)%$/s.exec(second) ?? [];
  if (functionName !== 'color-mix' || first !== 'in oklab' || share === undefined)
    throw new Error(`Unsupported color: ${value}`);
  const mix = interpolate([colorOf(third, tokens), colorOf(mixedColor, tokens)], 'oklab');
  return formatHex(mix(Number(percentage) / 100));
}

/** Returns the pairs below the minimum contrast, each as a sentence with its contrast. */
export const failingPairs = (
  tokens: Tokens,
  pairs: readonly (readonly [string, string])[],
  min = minContrast,
) =>
  pairs
    .map(([text, ground]) => {
      const textColor = colorOf(`var(${text})`, tokens);
      const groundColor = colorOf(`var(${ground})`, tokens);
      return { text, ground, ratio: wcagContrast(textColor, groundColor) };
    })
    .filter(({ ratio }) => ratio < min)
    .map(({ text, ground, ratio }) => `${text} on ${ground}: ${ratio.toFixed(2)}`);

/**
 * Finds colors of a theme on which text cannot be read: on its own backgrounds, and on each tone.
 *
 * @returns a line for each pair, with its contrast
 */
export function unreadablePairs(theme: Theme): string[] {
  const tokens = themeTokens(theme);
  const highlightPairs = theme.scheme === 'light' ? ([['--highlight', '--deep']] as const) : [];
  return [
    ...failingPairs(tokens, [...tonePairs, ...themePairs, ...highlightPairs]),
    ...tones.flatMap((tone) =>
      failingPairs({ ...tokens, ...toneDeclarations(tone) }, tonePairs).map(
        (pair) => `${pair}, on the tone “${tone}”`,
      ),
    ),
  ];
}

/**
 * Finds the backgrounds on which the signal color of a theme is too faint for a mark; none for a
 * theme without a signal color.
 */
export const faintMarks = (theme: Theme): string[] =>
  theme.extra?.['signal'] === undefined
    ? []
    : failingPairs(themeTokens(theme), markPairs, minMarkContrast);
