import { describe, expect, it } from 'vitest';
import { weeksIn } from './weeks-in.ts';

describe('weeksIn', () => {
  it('reads a stretch and a single week', () => {
    expect(weeksIn('Weeks 3–6')).toEqual({ from: 3, to: 6 });
    expect(weeksIn('Week 22')).toEqual({ from: 22, to: 22 });
  });

  it('refuses words without a number', () => {
    expect(() => weeksIn('Later')).toThrow('names no week');
  });
});
