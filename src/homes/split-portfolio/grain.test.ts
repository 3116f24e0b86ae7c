import { describe, expect, test } from 'vitest';
import {
  compensationGain,
  type Grain,
  grainEnd,
  levelAt,
  loudnessAt,
  seededRandom,
} from './grain.ts';

const click: Grain = {
  start: 1,
  attack: 0.1,
  decay: 0.3,
  level: 0.5,
  filter: 'bandpass',
  hertz: 800,
  q: 4,
};

describe('an envelope', () => {
  test('is silent before its time, rises in a line and falls to a twentieth', () => {
    expect(levelAt(click, 0.99)).toBe(0);
    expect(levelAt(click, 1.05)).toBeCloseTo(0.25);
    expect(levelAt(click, 1.1)).toBeCloseTo(0.5);
    expect(levelAt(click, 1.4)).toBeCloseTo(0.5 * Math.exp(-3));
  });

  test('is gone at its end', () => {
    expect(levelAt(click, grainEnd(click))).toBeLessThan(0.5 * 0.003);
  });
});

test('noises add up by their power', () => {
  expect(loudnessAt([click, click], 1.1)).toBeCloseTo(0.5 * Math.SQRT2);
  expect(loudnessAt([], 1)).toBe(0);
});

test('a narrow filter is made up for, a wide one hardly', () => {
  const wide: Grain = { ...click, filter: 'highpass', hertz: 2000 };
  expect(compensationGain(click)).toBeGreaterThan(compensationGain({ ...click, q: 1 }));
  expect(compensationGain(wide)).toBeLessThan(1);
  expect(compensationGain({ ...click, hertz: 40, q: 60 })).toBeLessThanOrEqual(14);
});

test('seeded numbers are the same for the same seed, and spread', () => {
  const draw = (seed: number) => {
    const chance = seededRandom(seed);
    return Array.from({ length: 400 }, chance);
  };
  const drawn = draw(7);
  expect(draw(7)).toEqual(drawn);
  expect(draw(8)).not.toEqual(drawn);
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...drawn)).toBeLessThan(1);
  expect(drawn.reduce((sum, value) => sum + value) / 400).toBeCloseTo(0.5, 1);
});
