import { readFileSync } from 'node:fs';
import { converter, formatHex, interpolate, parse as parseColour, wcagContrast } from 'culori';
import postcss from 'postcss';
import { describe, expect, test } from 'vitest';
import { looks, themeNames } from './looks.ts';
import { themeTokens } from './theme-sheet.ts';
import { tones } from './tone.ts';

/** Smallest contrast of text of any size, WCAG 2.2 AA. */
const minContrast = 4.5;

/** Text and the ground that it may stand on, by their tokens. */
const pairs = [
  ['--ink', '--paper'],
  ['--ink', '--surface'],
  ['--muted', '--paper'],
  ['--muted', '--surface'],
  ['--accent', '--paper'],
  ['--accent', '--surface'],
  ['--on-accent', '--accent'],
] as const;

/** Pairs of the grounds that only the look itself has. */
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

/** What tones.css sets for a ground, read from the very sheet that the site uses. */
function declarations(tone: string): Tokens {
  const found: Tokens = {};
  postcss.parse(readFileSync('src/looks/tones.css', 'utf8')).walkRules((rule) => {
    if (!rule.selectors.some((name) => name === '[data-tone]' || name === `[data-tone="${tone}"]`))
      return;
    rule.walkDecls(/^--/, ({ prop, value }) => {
      found[prop] = value;
    });
  });
  return found;
}

/** Splits the arguments of a function at its own commas. */
function argumentsOf(text: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

const rgb = converter('rgb');

/** Works a colour out as a browser does: `var()` with fallback, `color-mix(in oklab, a n%, b)`. */
function colourOf(value: string, tokens: Tokens): string {
  const call = /^([\w-]+)\((.*)\)$/s.exec(value.trim());
  if (!call) {
    const plain = rgb(parseColour(value.trim()));
    if (!plain) throw new Error(`${value} is no colour`);
    return formatHex(plain);
  }
  const [first = '', second = '', third = ''] = argumentsOf(call[2] ?? '');
  if (call[1] === 'var') {
    const known = tokens[first] ?? second;
    if (known === '') throw new Error(`${first} is set nowhere`);
    return colourOf(known, tokens);
  }
  const share = /^(.*)\s([\d.]+)%$/s.exec(second);
  if (call[1] !== 'color-mix' || first !== 'in oklab' || !share)
    throw new Error(`Unread: ${value}`);
  const mix = interpolate([colourOf(third, tokens), colourOf(share[1] ?? '', tokens)], 'oklab');
  return formatHex(mix(Number(share[2]) / 100));
}

/** Pairs that are hard to read, with what they reach. */
const failingPairs = (tokens: Tokens, wanted: readonly (readonly [string, string])[]) =>
  wanted
    .map(([text, ground]) => {
      const [one, other] = [text, ground].map((name) => colourOf(`var(${name})`, tokens));
      return { text, ground, ratio: wcagContrast(one ?? '', other ?? '') };
    })
    .filter(({ ratio }) => ratio < minContrast)
    .map(({ text, ground, ratio }) => `${text} on ${ground}: ${ratio.toFixed(2)}`);

test('the reckoning knows what is known', () => {
  expect(colourOf('color-mix(in oklab, white 100%, black)', {})).toBe('#ffffff');
  expect(failingPairs({ '--a': '#777777', '--b': '#ffffff' }, [['--a', '--b']])).toHaveLength(1);
  expect(colourOf('var(--none, var(--a))', { '--a': '#123456' })).toBe('#123456');
});

describe.each(themeNames)('%s', (theme) => {
  const base = themeTokens(looks[theme]);

  test('text is readable on every ground of the look', () => {
    const light = looks[theme].scheme === 'light';
    const bright = light ? ([['--highlight', '--deep']] as const) : [];
    expect(failingPairs(base, [...pairs, ...themePairs, ...bright])).toEqual([]);
  });

  test.each(tones)('and on the ground “%s”', (tone) => {
    expect(failingPairs({ ...base, ...declarations(tone) }, pairs)).toEqual([]);
  });
});
