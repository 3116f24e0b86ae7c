import { describe, expect, test } from 'vitest';
import { copy } from './copy.ts';
import { findCues, priceOf, prices } from './find-cues.ts';
import { soundProps } from './sound-props.ts';

const words = (text: string) => findCues(text).map(({ word }) => word);

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
    const [first, second] = findCues('Snow falls on the horse.');
    expect(first?.seconds).toBe(0);
    expect(second?.seconds).toBeCloseTo((4 / 180) * 60);
  });

  test('may hold nothing that sounds', () => {
    expect(findCues('')).toEqual([]);
    expect(findCues('They think.')).toEqual([]);
  });
});

test('the example of the page has cues of all three kinds', () => {
  const kinds = new Set(findCues(copy.cueSheet.sampleScene).map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(['feet', 'moves', 'props']);
});

test('every pattern of the list finds itself', () => {
  for (const [pattern, , use] of soundProps) {
    const [plain = ''] = pattern.replaceAll(/\(\?:[^)]*\)\??|\w\?/g, '').split('|');
    expect(
      findCues(plain).map((cue) => cue.madeWith),
      plain,
    ).toContain(use);
  }
});

describe('a quote', () => {
  test('adds the single cues', () => {
    expect(priceOf(findCues('Rain. She runs.'))).toBe(prices.props + prices.feet);
    expect(priceOf([])).toBe(0);
  });

  test('is never more than the day', () => {
    expect(priceOf(Array.from({ length: 39 }, () => ({ kind: 'props' as const })))).toBe(
      prices.day,
    );
    expect(priceOf(Array.from({ length: 41 }, () => ({ kind: 'props' as const })))).toBe(
      Math.min(41 * prices.props, 2 * prices.day),
    );
  });
});
