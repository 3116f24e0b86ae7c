import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Trade, trades, works } from './homes.ts';
import { reels } from './reels.ts';

const matchesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Returns the anchors of all spots of a work; `#menu+120` is below the edge of `menu`. */
const anchorsOf = (trade: Trade): string[] => {
  const spots = JSON.stringify([works[trade], reels.filter((reel) => reel.trade === trade)]);
  return matchesOf(spots, /"#([\w+-]+)"/g).map((spot) => spot.replace(/[+-]\d+$/, ''));
};

/** Returns the ids in the sources of a home: those of its copy, and of its elements. */
function idsOf(trade: Trade): Set<string> {
  const files = globSync(`src/homes/${trade}/**/*.{ts,tsx}`).filter(
    (file) => !/\.(?:test|spec)\.tsx?$/.test(file),
  );
  const sources = [`src/sample-pages/home-${trade}.astro`, ...files];
  const text = sources.map((file) => readFileSync(file, 'utf8')).join('\n');
  return new Set(matchesOf(text, /\bid(?:: '|=")([\w-]+)/g));
}

test('every anchor that a work names is an id of its home', () => {
  const named = trades.flatMap((trade) => {
    const ids = idsOf(trade);
    return anchorsOf(trade).map((id) => ({ anchor: `${trade}: #${id}`, exists: ids.has(id) }));
  });
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter(({ exists }) => !exists).map(({ anchor }) => anchor)).toEqual([]);
});
