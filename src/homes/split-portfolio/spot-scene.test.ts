import { describe, expect, test } from 'vitest';
import { copy } from './copy.ts';
import { props } from './props-list.ts';
import { quoteOf, rates, spotScene } from './spot-scene.ts';

const words = (text: string) => spotScene(text).map(({ word }) => word);

describe('a scene', () => {
  test('is spotted in the order in which it is read', () => {
    expect(words('Rain. She runs over the gravel to the door.')).toEqual([
      'Rain',
      'runs',
      'gravel',
      'door',
    ]);
  });

  test('gives each thing once, and none for parts of other words', () => {
    expect(words('The door. Another door. A doorman, a sandwich, rainbows.')).toEqual(['door']);
  });

  test('is counted from its words', () => {
    const [first, second] = spotScene('Snow falls on the horse.');
    expect(first?.at).toBe(0);
    expect(second?.at).toBeCloseTo((4 / 180) * 60);
  });

  test('may hold nothing that sounds', () => {
    expect(spotScene('')).toEqual([]);
    expect(spotScene('They think.')).toEqual([]);
  });
});

test('the example of the page has cues of all three kinds', () => {
  const kinds = new Set(spotScene(copy.cueSheet.example).map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(['feet', 'moves', 'props']);
});

test('every pattern of the list finds itself', () => {
  for (const [pattern, , use] of props) {
    const [plain = ''] = pattern.replaceAll(/\(\?:[^)]*\)\??|\w\?/g, '').split('|');
    expect(
      spotScene(plain).map((cue) => cue.use),
      plain,
    ).toContain(use);
  }
});

describe('a quote', () => {
  test('adds the single cues', () => {
    expect(quoteOf(spotScene('Rain. She runs.'))).toBe(rates.props + rates.feet);
    expect(quoteOf([])).toBe(0);
  });

  test('is never more than the day', () => {
    expect(quoteOf(Array.from({ length: 39 }, () => ({ kind: 'props' as const })))).toBe(rates.day);
    expect(quoteOf(Array.from({ length: 41 }, () => ({ kind: 'props' as const })))).toBe(
      Math.min(41 * rates.props, 2 * rates.day),
    );
  });
});
