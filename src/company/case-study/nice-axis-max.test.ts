import { describe, expect, it } from 'vitest';
import { niceAxisMax } from './nice-axis-max.ts';

describe('niceTop', () => {
  it('is the next round number', () => {
    expect(niceAxisMax(74)).toBe(80);
    expect(niceAxisMax(100)).toBe(100);
    expect(niceAxisMax(152)).toBe(160);
    expect(niceAxisMax(3.1)).toBe(4);
  });
});
