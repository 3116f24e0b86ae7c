import { expect, test } from 'vitest';
import { ends, letterCloth, picks } from './letter-cloth.ts';

/** Crossings that the floats of a path cover. */
const covered = (path: string) =>
  [...path.matchAll(/[hv]([\d.]+)/g)].reduce(
    (sum, [, length]) => sum + Math.round(Number(length) + 0.4),
    0,
  );
const rowsOf = (path: string) => [
  ...new Set([...path.matchAll(/M[\d.]+ ([\d.]+)h/g)].map(([, row]) => Math.floor(Number(row)))),
];

const letters = ['', 'Rain.', 'The harbor was quiet until 2:40, then not.'];
const weaves = ['plain', 'twill', 'pointed', 'satin'] as const;

test.each(letters.flatMap((letter) => weaves.map((weave) => [letter, weave] as const)))(
  'every crossing has one thread on top: “%s”, %s',
  (letter, weave) => {
    const { warp, weft, bright } = letterCloth(letter, weave);
    expect(covered(warp) + covered(weft) + covered(bright)).toBe(ends * picks);
  },
);

test('each weave of the same letter is another cloth', () => {
  const cloths = weaves.map((weave) => letterCloth(letters[2] ?? '', weave).warp);
  expect(new Set(cloths).size).toBe(weaves.length);
});

test('in satin, a longer word shows more of the weft', () => {
  const weftOf = (letter: string) => covered(letterCloth(letter, 'satin').weft);
  expect(weftOf('I')).toBe((ends * picks) / 8);
  expect(weftOf('Snow')).toBe((ends * picks) / 2);
});

test('an empty sheet is plain weave without a bright thread', () => {
  const { warp, weft, bright, spans } = letterCloth('  ');
  expect([bright, spans]).toEqual(['', []]);
  expect([warp, weft].join('')).not.toMatch(/[hv][1-9]/);
});

test('an hour is one bright pick, a stretch a band', () => {
  expect(rowsOf(letterCloth('1:10').bright)).toEqual([43]);
  expect(rowsOf(letterCloth('2:40 to 3:15').bright)).toEqual([52, 53, 54, 55]);
});

test('other words give another cloth, the same words the same', () => {
  const cloth = letterCloth('Wind all night');
  expect(letterCloth('Wind all night')).toEqual(cloth);
  expect(letterCloth('Nobody slept here').warp).not.toBe(cloth.warp);
});
