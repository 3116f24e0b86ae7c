import { describe, expect, it } from 'vitest';
import { knotAt, processPath, rowHeight } from './process-path.ts';

describe('processPath', () => {
  it('passes every stage in the middle of its row', () => {
    const path = processPath(6);
    for (let index = 0; index < 6; index++) {
      expect(path).toContain(` ${knotAt(index)} ${(index + 0.5) * rowHeight}C`);
    }
  });

  it('leans left and right in turn', () => {
    expect(knotAt(0)).toBe(knotAt(2));
    expect(knotAt(0)).toBeLessThan(knotAt(1));
  });
});
