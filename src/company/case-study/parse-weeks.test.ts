import { describe, expect, it } from 'vitest';
import { parseWeeks } from './parse-weeks.ts';

describe('parseWeeks', () => {
  it('reads a stretch and a single week', () => {
    expect(parseWeeks('Weeks 3–6')).toEqual({ from: 3, to: 6 });
    expect(parseWeeks('Week 22')).toEqual({ from: 22, to: 22 });
  });

  it('refuses words without a number', () => {
    expect(() => parseWeeks('Later')).toThrow('names no week');
  });
});
