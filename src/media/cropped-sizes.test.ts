import { describe, expect, it } from 'vitest';
import { croppedSizes } from './cropped-sizes.ts';

const landscape = { width: 2000, height: 1000 };

describe('croppedSizes', () => {
  it('multiplies the width by the cropped share', () => {
    expect(croppedSizes('50vw', '1/1', landscape)).toBe('calc(50vw * 2)');
    expect(croppedSizes('20rem', '4/5', landscape)).toBe('calc(20rem * 2.5)');
  });

  it('keeps the width if the crop is at top and bottom, or none', () => {
    expect(croppedSizes('50vw', '21/9', landscape)).toBe('50vw');
    expect(croppedSizes('50vw', '2/1', landscape)).toBe('50vw');
    expect(croppedSizes('50vw', undefined, landscape)).toBe('50vw');
  });

  it('keeps conditions, and commas inside of brackets', () => {
    const sizes = '(width >= 62rem) and (height > 20rem) min(50vw, 40rem), 100vw';
    expect(croppedSizes(sizes, '1', landscape)).toBe(
      '(width >= 62rem) and (height > 20rem) calc(min(50vw, 40rem) * 2), calc(100vw * 2)',
    );
  });
});
