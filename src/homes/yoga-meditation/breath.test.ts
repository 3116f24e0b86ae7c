import { describe, expect, test } from 'vitest';
import {
  type Breath,
  breathAt,
  type Phase,
  restingFullness,
  roundsFor,
  settleSeconds,
} from './breath.ts';

const longOut: Phase[] = [
  { kind: 'in', seconds: 4 },
  { kind: 'out', seconds: 6 },
];
const box: Phase[] = [
  { kind: 'in', seconds: 4 },
  { kind: 'hold', seconds: 4 },
  { kind: 'out', seconds: 4 },
  { kind: 'rest', seconds: 4 },
];
/** Seconds after the settling breath. */
const at = (phases: Phase[], seconds: number, rounds = 18): Breath =>
  breathAt(phases, rounds, (settleSeconds + seconds) * 1000);

describe('breathAt', () => {
  test('the breath goes out before the first round', () => {
    expect(breathAt(longOut, 18, 0)).toMatchObject({
      kind: 'settle',
      round: 0,
      count: 1,
      fullness: restingFullness,
    });
    expect(breathAt(longOut, 18, 3999)).toMatchObject({ kind: 'settle', count: 4 });
    expect(breathAt(longOut, 18, 3999).fullness).toBeCloseTo(0);
  });

  test.each([
    ['the first moment', longOut, 0, { kind: 'in', phase: 0, count: 1, round: 1, fullness: 0 }],
    ['the end of the way in', longOut, 3.999, { kind: 'in', count: 4, round: 1 }],
    ['the way out begins full', longOut, 4, { kind: 'out', phase: 1, count: 1, fullness: 1 }],
    ['its sixth second', longOut, 9.5, { kind: 'out', count: 6, round: 1 }],
    ['the second round', longOut, 10, { kind: 'in', count: 1, round: 2, fullness: 0 }],
    ['full lungs are held', box, 6, { kind: 'hold', phase: 1, count: 3, fullness: 1 }],
    ['empty ones rest', box, 15, { kind: 'rest', phase: 3, count: 4, fullness: 0 }],
  ] as const)('%s', (_, phases, seconds, expected) => {
    expect(at([...phases], seconds)).toMatchObject(expected);
  });

  test('half of the way in is half full, and full is never passed', () => {
    expect(at(longOut, 2).fullness).toBeCloseTo(0.5);
    for (let second = 0; second < 40; second += 0.1) {
      const { fullness } = at(box, second);
      expect(fullness).toBeGreaterThanOrEqual(0);
      expect(fullness).toBeLessThanOrEqual(1);
    }
  });

  test('it ends with the last way out, empty, and stays there', () => {
    expect(at(longOut, 179.9)).toMatchObject({ round: 18, kind: 'out', isDone: false });
    for (const seconds of [180, 999]) {
      expect(at(longOut, seconds)).toMatchObject({
        round: 18,
        count: 6,
        progress: 1,
        isDone: true,
      });
      expect(at(longOut, seconds).fullness).toBeCloseTo(0);
    }
  });

  test('a clock that runs backwards counts as the start', () => {
    expect(breathAt(box, 3, -50)).toEqual(breathAt(box, 3, 0));
  });
});

test('rounds come as near to the minutes as whole rounds can', () => {
  expect(roundsFor(longOut, 3)).toBe(18);
  expect(roundsFor(box, 3)).toBe(11);
  expect(roundsFor(box, 0.01)).toBe(1);
});
