import { readFileSync } from 'node:fs';
import { converter, formatHex, interpolate, parse as parseColor, wcagContrast } from 'culori';
import postcss from 'postcss';
import { describe, expect, test } from 'vitest';
import { themeTokens } from './theme-sheet.ts';
import { themeNames, themes } from './themes.ts';
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
    if (!rule.selectors.some((name) => name === '[data-tone]' || name === `[data-tone="${tone}"]`))
      return;
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
function colorOf(value: string, tokens: Tokens): string {
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

/** Returns the pairs below the minimum contrast, with their contrast. */
const failingPairs = (tokens: Tokens, wanted: readonly (readonly [string, string])[]) =>
  wanted
    .map(([text, ground]) => {
      const [one, other] = [text, ground].map((name) => colorOf(`var(${name})`, tokens));
      return { text, ground, ratio: wcagContrast(one ?? '', other ?? '') };
    })
    .filter(({ ratio }) => ratio < minContrast)
    .map(({ text, ground, ratio }) => `${text} on ${ground}: ${ratio.toFixed(2)}`);

test('computes known colors and contrasts', () => {
  expect(colorOf('color-mix(in oklab, white 100%, black)', {})).toBe('#ffffff');
  expect(failingPairs({ '--a': '#777777', '--b': '#ffffff' }, [['--a', '--b']])).toHaveLength(1);
  expect(colorOf('var(--none, var(--a))', { '--a': '#123456' })).toBe('#123456');
});

describe.each(themeNames)('%s', (theme) => {
  const base = themeTokens(themes[theme]);

  test('text is readable on every background of the theme', () => {
    const light = themes[theme].scheme === 'light';
    const bright = light ? ([['--highlight', '--deep']] as const) : [];
    expect(failingPairs(base, [...pairs, ...themePairs, ...bright])).toEqual([]);
  });

  test.each(tones)('and on the tone “%s”', (tone) => {
    expect(failingPairs({ ...base, ...declarations(tone) }, pairs)).toEqual([]);
  });
});
