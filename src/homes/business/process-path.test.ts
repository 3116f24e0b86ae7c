import { describe, expect, it } from 'vitest';
import { processPath, rowHeight, stageX } from './process-path.ts';

describe('processPath', () => {
  it('passes every stage in the middle of its row', () => {
    const path = processPath(6);
    for (let index = 0; index < 6; index++) {
      expect(path).toContain(` ${stageX(index)} ${(index + 0.5) * rowHeight}C`);
    }
  });

  it('leans left and right in turn', () => {
    expect(stageX(0)).toBe(stageX(2));
    expect(stageX(0)).toBeLessThan(stageX(1));
  });
});
