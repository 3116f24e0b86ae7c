import { describe, expect, it } from 'vitest';
import { niceTop } from './nice-top.ts';

describe('niceTop', () => {
  it('is the next round number', () => {
    expect(niceTop(74)).toBe(80);
    expect(niceTop(100)).toBe(100);
    expect(niceTop(152)).toBe(160);
    expect(niceTop(3.1)).toBe(4);
  });
});
